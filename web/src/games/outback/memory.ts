// Dice one has set aside and the hex of the ghost, kept through a reload as long as nobody has moved.
import type { Face, OutbackScene, Space } from './types';

interface Kept {
  dice: Face[];
  place: Space | null;
}

const key = (scene: OutbackScene): string => `tablelands.outback.${scene.table}`;

export function remember(scene: OutbackScene, kept: Kept): void {
  try {
    sessionStorage.setItem(key(scene), JSON.stringify({ version: scene.version, ...kept }));
  } catch {
    // a browser that stores nothing forgets them
  }
}

export function recalled(scene: OutbackScene): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(scene)) ?? '{}') as Kept & { version?: number };
    return kept.version === scene.version ? kept : null;
  } catch {
    return null;
  }
}
