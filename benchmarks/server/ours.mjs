// Plays Sturt's Stony Desert at many tables of two over the public interface: node ours.mjs ADDRESS TABLES SECONDS
// Every move is chosen from the legal moves in the last view; a move counts when it is acknowledged.
import WebSocket from 'ws';

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const waits = [];
let moves = 0;
let measuring = false;
let running = true;

async function call(path, token, body) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(said));
  return said;
}

class Player {
  constructor(token) {
    this.token = token;
    this.key = 0;
    this.sent = new Map();
  }

  connect() {
    const url = address.replace('http', 'ws').replace(/\/$/, '') + '/api/live';
    this.socket = new WebSocket(url, { headers: { authorization: `Bearer ${this.token}` }, perMessageDeflate: false });
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    return new Promise((done) => this.socket.on('open', done));
  }

  watch(table) {
    this.table = table;
    this.socket.send(JSON.stringify({ do: 'watch', table }));
  }

  hear(heard) {
    if (heard.on === 'done') {
      if (measuring) {
        moves++;
        waits.push(performance.now() - this.sent.get(heard.key));
      }
      this.sent.delete(heard.key);
    } else if (heard.on === 'scene' || heard.on === 'step') {
      if (heard.table !== this.table) return;
      if (heard.state === 'over') this.over();
      else if (heard.legal?.length) this.play(heard);
    } else if (heard.on === 'refused') {
      throw new Error(JSON.stringify(heard));
    }
  }

  play(heard) {
    if (!running) return;
    const move = heard.legal[Math.floor(Math.random() * heard.legal.length)];
    const key = String(this.key++);
    this.sent.set(key, performance.now());
    this.socket.send(JSON.stringify({ do: 'play', table: this.table, seat: heard.as, move, version: heard.version, key: `${this.table}-${key}` }));
    this.sent.set(`${this.table}-${key}`, this.sent.get(key));
    this.sent.delete(key);
  }

  over() {
    if (running && this.first) void begin(this.first, this);
  }
}

async function begin(one, other) {
  const made = await call('api/tables', one.token, { game: 'sturts-stony-desert', seats: [{ sit: 'me' }, { sit: 'open' }] });
  await call(`api/tables/${made.table}/join`, other.token, { key: made.key });
  one.watch(made.table);
  other.watch(made.table);
}

for (let n = 0; n < tables; n++) {
  const [one, other] = [new Player((await call('api/people', null, {})).token), new Player((await call('api/people', null, {})).token)];
  await Promise.all([one.connect(), other.connect()]);
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
