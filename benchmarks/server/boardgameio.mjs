// Plays tic-tac-toe at many matches of two: node boardgameio.mjs ADDRESS MATCHES SECONDS SPARES
// A move counts when the server's update with it has come back to whoever made it.
import { io } from 'socket.io-client';
import { address, call, count, measure, Pair, running } from './playing.mjs';

class Player {
  constructor(id) {
    this.id = id;
    this.sent = null;
    this.socket = io(address + 'tic-tac-toe', { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, info) => this.see(match, info.state));
    this.socket.on('update', (match, state) => this.see(match, state));
    this.connected = new Promise((done) => this.socket.on('connect', done));
  }

  join(match, credentials) {
    Object.assign(this, { match, credentials, sent: null, seen: -1 });
    this.socket.emit('sync', match, this.id, credentials, 2);
  }

  see(match, state) {
    if (match !== this.match || state._stateID <= this.seen) return;
    this.seen = state._stateID;
    if (this.sent !== null) count(this.sent);
    this.sent = null;
    if (!running) return;
    if (state.ctx.gameover) {
      if (this.id === '1') void this.pair.next();
    } else if (state.ctx.currentPlayer === this.id) this.play(state);
  }

  play(state) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const args = [free[Math.floor(Math.random() * free.length)]];
    const payload = { type: 'clickCell', args, playerID: this.id, credentials: this.credentials };
    this.sent = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, this.id);
  }
}

async function connect() {
  const players = ['0', '1'].map((id) => new Player(id));
  await Promise.all(players.map((player) => player.connected));
  return new Pair(players);
}

async function make() {
  const { matchID } = await call('games/tic-tac-toe/create', { numPlayers: 2 });
  const joining = ['0', '1'].map((playerID) => call(`games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID }));
  const joined = await Promise.all(joining);
  return { matchID, credentials: joined.map((answer) => answer.playerCredentials) };
}

function begin(pair, { matchID, credentials }) {
  pair.players.forEach((player, number) => player.join(matchID, credentials[number]));
}

await measure(connect, make, begin);
