// How a game went, as the server tells it: what each seat had after each round, and what is worth finding again.
import { api } from '../api/http';
import type { Progress } from '../api/types';
import type { TableState } from './state.svelte';

const known = new Map<string, Promise<Progress>>();

/** Asked once for each length of the log. */
export function progressOf(table: TableState): Promise<Progress> {
  const key = `${table.id} ${table.scene?.log.length}`;
  const asked = known.get(key) ?? api.progress(table.id, table.key);
  known.set(key, asked);
  return asked;
}

type Mark = Progress['marks'][number];
const PERIODS = ['second-phase', 'last-round'];

/** One an entry: whose it is, or nobody's where it is everybody's. */
export function marksOf({ marks }: Progress): Mark[] {
  const numbers = [...new Set(marks.map((mark) => mark.n))];
  return numbers.map((n) => joined(marks.filter((mark) => mark.n === n)));
}

function joined(marks: Mark[]): Mark {
  const [first] = marks as [Mark];
  const everybodys = marks.some((mark) => mark.seat !== first.seat || PERIODS.includes(mark.kind));
  return { ...first, seat: everybodys ? null : first.seat, text: marks.map((mark) => mark.text).join(' ') };
}
