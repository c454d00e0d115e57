// Plays tic-tac-toe at many matches of two: node boardgameio.mjs ADDRESS MATCHES SECONDS SPARES
// A move is acknowledged when the server's update with it has come back to its player.
import { io } from 'socket.io-client';
import { address, call, measure, Pair } from './playing.mjs';

class Player {
  constructor(id) {
    this.id = id;
    this.socket = io(address + 'tic-tac-toe', { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, info) => this.see(match, info.state));
    this.socket.on('update', (match, state) => this.see(match, state));
    this.connected = new Promise((done) => this.socket.on('connect', done));
  }

  join(match, credentials) {
    Object.assign(this, { match, credentials, version: -1 });
    this.socket.emit('sync', match, this.id, credentials, 2);
  }

  see(match, state) {
    if (match !== this.match || state._stateID <= this.version) return;
    this.state = state;
    this.version = state._stateID;
    this.pair.look();
  }

  isOver() {
    return Boolean(this.state.ctx.gameover);
  }

  mayPlay() {
    return this.state.ctx.currentPlayer === this.id;
  }

  play() {
    const free = this.state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const args = [free[Math.floor(Math.random() * free.length)]];
    const payload = { type: 'clickCell', args, playerID: this.id, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.version, this.match, this.id);
  }
}

async function connect() {
  const players = ['0', '1'].map((id) => new Player(id));
  await Promise.all(players.map((player) => player.connected));
  return new Pair(players);
}

async function make() {
  const { matchID } = await call('games/tic-tac-toe/create', { numPlayers: 2 });
  const credentials = [];
  // One after the other: FlatFile loses one of two joins at the same time.
  for (const playerID of ['0', '1']) {
    const joined = await call(`games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

function begin(pair, { matchID, credentials }) {
  pair.players.forEach((player, number) => player.join(matchID, credentials[number]));
}

await measure(connect, make, begin);
