// A game as a file: the record, or the board as a picture.
import type { Json } from '../api/types';

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

/** The largest picture of the board, with every style that it has on the page written into it. */
export function boardAsSvg(): string | null {
  const boards = [...document.querySelectorAll<SVGSVGElement>('#table-board svg')];
  const board = boards.sort((a, b) => area(b) - area(a))[0];
  if (!board) return null;
  const copy = board.cloneNode(true) as SVGSVGElement;
  inline(board, copy);
  const { width, height } = board.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  if (!copy.getAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--ground'));
  copy.prepend(ground);
  const drawings = document.querySelector('#drawings svg');
  if (drawings) copy.prepend(drawings.cloneNode(true));
  return new XMLSerializer().serializeToString(copy);
}

function area(svg: SVGSVGElement): number {
  const box = svg.getBoundingClientRect();
  return box.width * box.height;
}

const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'fill-opacity', 'stroke-opacity', 'color'];

function inline(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) (to as SVGElement).style?.setProperty(name, style.getPropertyValue(name));
  for (let n = 0; n < from.children.length; n++) inline(from.children[n] as Element, to.children[n] as Element);
}

export function saveSvg(name: string): void {
  const written = boardAsSvg();
  if (written) save(`${name}.svg`, new Blob([written], { type: 'image/svg+xml' }));
}

export async function savePicture(name: string): Promise<void> {
  const written = boardAsSvg();
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
