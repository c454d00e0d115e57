// For games that have no folder here: the board as the server writes it in text, and a list of moves.
import type { GameEntry } from '../game';

const plain: GameEntry = {
  id: '',
  order: Infinity,
  pictured: false,
  figures: async () => ({ default: {} }),
  load: () => import('./module'),
};

export default plain;
