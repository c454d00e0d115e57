// What has just happened, for the board to show calmly once: which cells are new, which gray paths have found a route.
import type { Entry } from '../../api/types';
import { cellKey, type Cell } from '../../board/cells';
import { motion } from '../../board/motion.svelte';
import { pathKey } from './geometry';
import { placeOf } from './selection.svelte';
import type { Move, View } from './types';

export class BoardAnimation {
  /** Cells with a tile that has just been laid or turned. */
  laid = $state.raw<ReadonlySet<string>>(new Set());
  /** Gray paths that have just come onto a route, each with its place in the order of flowing. */
  flowing = $state.raw<ReadonlyMap<string, number>>(new Map());
  private before: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Compares with what was drawn before. */
  tell(view: View, entries: Entry[]): void {
    const before = this.before;
    this.before = view;
    this.end();
    if (!before || entries.length === 0 || motion.less) return;
    this.laid = new Set([...added(before, view), ...turnedCells(entries)]);
    this.flowing = joined(before, view);
    this.timer = setTimeout(() => this.end(), 900 + 55 * this.flowing.size);
  }

  /** The next tap or key ends it. */
  end(): void {
    clearTimeout(this.timer);
    if (this.laid.size) this.laid = new Set();
    if (this.flowing.size) this.flowing = new Map();
  }
}

function added(before: View, after: View): string[] {
  const known = new Set(before.tiles.map((tile) => cellKey(tile)));
  return after.tiles.map((tile) => cellKey(tile)).filter((key) => !known.has(key));
}

function turnedCells(entries: Entry[]): string[] {
  return entries.flatMap((entry) => {
    const move = entry.move as Move | undefined;
    return move?.type === 'turn' ? [cellKey(move)] : [];
  });
}

function joined(before: View, after: View): Map<string, number> {
  const owners = new Map(before.paths.map((path) => [pathKey(path), path.owner]));
  const fresh = after.paths.filter(
    (path) => path.shade === null && path.owner !== null && owners.get(pathKey(path)) !== path.owner,
  );
  fresh.sort((one, two) => (one.number ?? 0) - (two.number ?? 0));
  return new Map(fresh.map((path, n) => [pathKey(path), n]));
}

export function moveCell(entry: Entry | null): Cell | null {
  const move = entry?.move as Move | undefined;
  return move ? placeOf(move) : null;
}
