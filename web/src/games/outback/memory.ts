// Dice one has set aside, kept through a reload as long as nobody has moved.
import type { Face, OutbackScene } from './types';

const key = (scene: OutbackScene): string => `tablelands.outback.${scene.table}`;

export function remember(scene: OutbackScene, dice: Face[]): void {
  try {
    sessionStorage.setItem(key(scene), JSON.stringify({ version: scene.version, dice }));
  } catch {
    // a browser that stores nothing forgets them
  }
}

export function recalled(scene: OutbackScene): Face[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(scene)) ?? '{}') as { version?: number; dice?: Face[] };
    return kept.version === scene.version ? (kept.dice ?? []) : [];
  } catch {
    return [];
  }
}
