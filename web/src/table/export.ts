// A game as a file: the record, or the board as a picture.
import type { Json } from '../api/types';
import { gameList } from '../app/games.svelte';
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

const titleOf = (game: string): string => gameList.of(game)?.name ?? game;

export function saveSvg(game: string, players: string[]): void {
  const written = boardAsSvg(titleOf(game), players);
  if (written) save(`${game}.svg`, new Blob([written], { type: 'image/svg+xml' }));
}

/** Large enough for any screen. */
const LEAST_WIDTH = 1600;

export async function savePicture(game: string, players: string[]): Promise<void> {
  const written = boardAsSvg(titleOf(game), players);
  if (!written) return;
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([written], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  const scale = Math.max(2, LEAST_WIDTH / picture.width);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(`${game}.png`, blob), 'image/png');
}
