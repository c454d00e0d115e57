// Plays tic-tac-toe at many matches of two: node boardgameio.mjs ADDRESS MATCHES SECONDS
// A move counts when the server's update with it has come back to whoever made it.
import { io } from 'socket.io-client';

const [address, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const waits = [];
let moves = 0;
let measuring = false;
let running = true;

async function call(path, body) {
  const answer = await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json();
}

class Player {
  constructor(id) {
    this.id = id;
    this.socket = io(address + 'tic-tac-toe', { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, info) => match === this.match && this.see(info.state));
    this.socket.on('update', (match, state) => match === this.match && this.see(state));
  }

  join(match, credentials) {
    this.match = match;
    this.credentials = credentials;
    this.sent = null;
    this.socket.emit('sync', match, this.id, credentials, 2);
  }

  see(state) {
    if (this.sent !== null && state._stateID > this.sentAt) {
      if (measuring) {
        moves++;
        waits.push(performance.now() - this.sent);
      }
      this.sent = null;
    }
    if (!running) return;
    if (state.ctx.gameover) {
      if (this.id === '1') void begin(this.first, this);
      return;
    }
    if (state.ctx.currentPlayer !== this.id || this.sent !== null) return;
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const at = free[Math.floor(Math.random() * free.length)];
    this.sent = performance.now();
    this.sentAt = state._stateID;
    const action = { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [at], playerID: this.id, credentials: this.credentials } };
    this.socket.emit('update', action, state._stateID, this.match, this.id);
  }
}

async function begin(one, other) {
  const { matchID } = await call('games/tic-tac-toe/create', { numPlayers: 2 });
  const [a, b] = await Promise.all(
    ['0', '1'].map((playerID) => call(`games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID })),
  );
  one.join(matchID, a.playerCredentials);
  other.join(matchID, b.playerCredentials);
}

for (let n = 0; n < matches; n++) {
  const [one, other] = [new Player('0'), new Player('1')];
  other.first = one;
  await begin(one, other);
}
await new Promise((done) => setTimeout(done, 1000));
measuring = true;
await new Promise((done) => setTimeout(done, seconds * 1000));
running = false;
waits.sort((a, b) => a - b);
const at = (part) => waits[Math.floor(part * (waits.length - 1))];
console.log(JSON.stringify({ moves_per_second: moves / seconds, p50: at(0.5), p99: at(0.99) }));
process.exit(0);
