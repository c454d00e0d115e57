// A game as a file: the record, or the board as a picture.
import type { Json } from '../api/types';
import { boardAsSvg } from './picture';

function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function saveRecord(game: string, record: Json): void {
  save(`${game}.tablelands.json`, new Blob([JSON.stringify(record)], { type: 'application/json' }));
}

export function saveSvg(name: string, caption: string): void {
  const written = boardAsSvg(caption);
  if (written) save(`${name}.svg`, new Blob([written], { type: 'image/svg+xml' }));
}

export async function savePicture(name: string, caption: string): Promise<void> {
  const written = boardAsSvg(caption);
  if (!written) return;
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([written], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(`${name}.png`, blob), 'image/png');
}
