// People at our tables: guests with a socket each.
import WebSocket from 'ws';
import { address, call, Pair } from './playing.mjs';

export class Person {
  constructor(token) {
    this.token = token;
    this.acts = 0;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}api/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.connected = new Promise((done) => this.socket.on('open', done));
  }

  hear() {}

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  watch(table) {
    this.table = table;
    this.say({ do: 'watch', table });
  }
}

export async function connect(kind) {
  const guests = await Promise.all([call('api/people', {}), call('api/people', {})]);
  const players = guests.map(({ token }) => new kind(token));
  await Promise.all(players.map((player) => player.connected));
  return new Pair(players);
}

export async function make({ players: [one, other] }) {
  const wishes = { game: 'sturts-stony-desert', seats: [{ sit: 'me' }, { sit: 'open' }] };
  const { table, key } = await call('api/tables', wishes, one.token);
  await call(`api/tables/${table}/join`, { key }, other.token);
  return table;
}
