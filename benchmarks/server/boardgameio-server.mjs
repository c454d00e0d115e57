// Tic-tac-toe of boardgame.io's tutorial, on 36 cells: node boardgameio-server.mjs PORT [FOLDER]
// With a folder it keeps its matches there in its FlatFile store, else in memory. Nine cells are full after some eight
// moves, so that syncing two players with a new match would be much of what is measured. A match on 36 is about as long
// as one of our game.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SIDE = 6;
const ALONG = [...Array(SIDE).keys()];
const LINES = [
  ...ALONG.map((row) => ALONG.map((column) => row * SIDE + column)),
  ...ALONG.map((column) => ALONG.map((row) => row * SIDE + column)),
  ALONG.map((step) => step * (SIDE + 1)),
  ALONG.map((step) => (step + 1) * (SIDE - 1)),
];

function isVictory(cells) {
  return LINES.some((line) => cells[line[0]] !== null && line.every((at) => cells[at] === cells[line[0]]));
}

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(SIDE * SIDE).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run(Number(port), () => console.log('ready'));
