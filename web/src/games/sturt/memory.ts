// The ghost and the kind that was chosen, kept through a reload as long as nobody has moved.
import type { Kind, Lay, SturtScene } from './types';

interface Kept {
  kind: Kind | null;
  ghost: Lay | null;
}

const drawer = (scene: SturtScene): string => `tablelands.sturt.${scene.table}`;

export function remember(scene: SturtScene, kept: Kept): void {
  try {
    sessionStorage.setItem(drawer(scene), JSON.stringify({ version: scene.version, ...kept }));
  } catch {
    // a browser that stores nothing forgets them
  }
}

export function recalled(scene: SturtScene): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(drawer(scene)) ?? '{}') as Kept & { version?: number };
    return kept.version === scene.version ? kept : null;
  } catch {
    return null;
  }
}
