// Where things lie within a cell of 100 x 100.
import type { Animal, Colour, Edge, Face, Kind, Path } from './types';

const EDGES: Edge[] = ['N', 'E', 'S', 'W'];
export const STEP: Record<Edge, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const ANGLE: Record<Edge, number> = { N: 0, E: 90, S: 180, W: 270 };

/** From edge to edge, a hair beyond both, so that no seam shows where two tiles meet. */
const LINES: Record<string, string> = {
  NS: 'M50-.3V100.3',
  EW: 'M-.3 50H100.3',
  NE: 'M50-.3V0A50 50 0 0 0 100 50H100.3',
  ES: 'M100.3 50H100A50 50 0 0 0 50 100V100.3',
  SW: 'M50 100.3V100A50 50 0 0 0 0 50H-.3',
  NW: 'M-.3 50H0A50 50 0 0 0 50 0V-.3',
};
const MIDDLES: Record<string, [number, number]> = {
  NS: [50, 50],
  EW: [50, 50],
  NE: [64.6, 35.4],
  ES: [64.6, 64.6],
  SW: [35.4, 64.6],
  NW: [35.4, 35.4],
  N: [50, 18],
  E: [82, 50],
  S: [50, 82],
  W: [18, 50],
};
const STUB: Record<Edge, (depth: number) => string> = {
  N: (depth) => `M50-.3V${depth}`,
  E: (depth) => `M100.3 50H${100 - depth}`,
  S: (depth) => `M50 100.3V${100 - depth}`,
  W: (depth) => `M-.3 50H${depth}`,
};

function named(edges: Edge[]): string {
  return EDGES.filter((edge) => edges.includes(edge)).join('');
}

export function line(edges: Edge[], depth = 16): string {
  return edges.length === 1 ? STUB[edges[0] as Edge](depth) : (LINES[named(edges)] ?? '');
}

export function middle(edges: Edge[]): [number, number] {
  return MIDDLES[named(edges)] ?? [50, 50];
}

/** Where a path that ends within a cell ends. */
export function tip(edge: Edge, depth: number): [number, number] {
  const [dx, dy] = STEP[edge];
  return [50 + dx * (50 - depth), 50 + dy * (50 - depth)];
}

// How tiles look

const PRINTED: Record<Kind, { colour: Edge[]; gray: Edge[] }> = {
  straight: { colour: ['N', 'S'], gray: ['E', 'W'] },
  curved: { colour: ['N', 'E'], gray: ['S', 'W'] },
  terminal: { colour: ['N'], gray: ['E', 'W'] },
};

export function turned(edge: Edge, turn: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + turn) % 4] as Edge;
}

/** The paths of a tile that is not laid: one in the hand, a ghost. */
export function printedPaths(kind: Kind, turn: number, colour: Colour, gray: Colour | null): Path[] {
  const lie = (edges: Edge[]) => edges.map((edge) => turned(edge, turn));
  const at = { x: 0, y: 0, number: null };
  return [
    { ...at, edges: lie(PRINTED[kind].colour), shade: colour, owner: colour },
    { ...at, edges: lie(PRINTED[kind].gray), shade: null, owner: gray },
  ];
}

/** A billabong joins edges as a curve does. */
export function billabongPaths(turn: number, owners: Partial<Record<Edge, Colour>> = {}): Path[] {
  return [PRINTED.curved.colour, PRINTED.curved.gray].map((edges) => {
    const lie = edges.map((edge) => turned(edge, turn));
    return {
      x: 0,
      y: 0,
      number: null,
      shade: null,
      edges: lie,
      owner: owners[lie[0] as Edge] ?? owners[lie[1] as Edge] ?? null,
    };
  });
}

const ON_CURVE: [number, number][] = [
  [35.4, 64.6],
  [35.4, 35.4],
  [64.6, 35.4],
  [64.6, 64.6],
];

/** Where the animal of a tile sits: on its gray path. */
export function medalAt(kind: Face, turn: number): [number, number] {
  if (kind === 'curved') return ON_CURVE[turn % 4] as [number, number];
  return turn % 2 ? [50, 19] : [19, 50];
}

/** Where a badge covers least of a tile. */
export function badgeAt(kind: Face, turn: number): [number, number] {
  if (kind === 'straight') return turn % 2 ? [50, 86] : [84, 50];
  if (kind === 'curved') return turn % 2 ? [82, 20] : [20, 18];
  return [50, 50];
}

// Names of things

export function pathKey(path: { x: number; y: number; edges: Edge[] }): string {
  return `${path.x},${path.y},${named(path.edges)}`;
}

export function pieceKey(colour: Colour, kind: string, animal: Animal | null | undefined): string {
  return `${colour}/${kind}/${animal ?? ''}`;
}
