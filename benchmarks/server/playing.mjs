// What all clients have in common: pairs that play one match after the other, and the count of their moves.
export const [address, pairs, seconds, spares] = [process.argv[2], ...process.argv.slice(3).map(Number)];

// Seconds before anything is measured: V8 compiles what it runs much.
const WARM_UP = 5;
const waits = [];
let measuring = false;
let running = true;

function count(sent) {
  if (measuring) waits.push(performance.now() - sent);
}

export async function call(path, body, token) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

// A few at once: a server is not to be flooded before it is measured.
export async function each(items, work, atOnce = 16) {
  const waiting = [...items];
  const answers = [];
  const go = async () => {
    while (waiting.length) answers.push(await work(waiting.shift()));
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return answers;
}

// Matches are made before anything is measured, `spares` more than there are pairs; only then more are made.
export async function measure(connectPair, make, begin) {
  const made = await each(Array(pairs), connectPair);
  const ready = await each(made.flatMap((pair) => Array(1 + Math.ceil(spares / pairs)).fill(pair)), async (pair) => [pair, await make(pair)]);
  const matches = new Map(made.map((pair) => [pair, []]));
  for (const [pair, match] of ready) matches.get(pair).push(match);
  for (const pair of made) {
    pair.next = async () => {
      const match = matches.get(pair).pop() ?? (await make(pair));
      Object.assign(pair, { version: -1, since: performance.now() });
      begin(pair, match);
    };
    void pair.next();
  }
  await sleep(WARM_UP);
  console.log('measuring');
  measuring = true;
  const began = performance.now();
  await sleep(seconds);
  measuring = running = false;
  tell((performance.now() - began) / 1000, made.filter((pair) => pair.isStuck()).length);
}

function tell(took, stuck) {
  waits.sort((a, b) => a - b);
  const at = (part) => waits[Math.floor(part * (waits.length - 1))];
  console.log(JSON.stringify({ moves: waits.length, per_second: waits.length / took, p50: at(0.5), p99: at(0.99), stuck }));
  process.exit(0);
}

function sleep(seconds) {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}

// Two players who move in turn. A move counts when it is acknowledged and both have seen it; only then the next is made.
export class Pair {
  constructor(players) {
    this.players = players;
    for (const player of players) player.pair = this;
  }

  // Called whenever a player has heard something: is the last move done?
  look() {
    if (this.players.some((player) => player.version <= this.version)) return;
    const over = this.players[0].isOver();
    const mover = this.players.find((player) => player.mayPlay());
    if (!over && !mover) return;
    if (this.version >= 0) count(this.since);
    if (!running) return;
    if (over) {
      this.version = Infinity;
      void this.next();
    } else {
      Object.assign(this, { version: mover.version, since: performance.now() });
      mover.play();
    }
  }

  isStuck() {
    return performance.now() - this.since > 5000;
  }
}
