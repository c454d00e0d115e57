// Tables that wait for a move, each watched by both who sit there, until the program is ended: node idle.mjs ADDRESS TABLES
import { each, pairs } from './playing.mjs';
import { connect, make, Person } from './tables.mjs';

class Watcher extends Person {
  constructor(token) {
    super(token);
    this.shown = new Promise((done) => (this.hear = (heard) => heard.on === 'scene' && done()));
  }
}

await each(Array(pairs), async () => {
  const pair = await connect(Watcher);
  const table = await make(pair);
  for (const watcher of pair.players) watcher.watch(table);
  await Promise.all(pair.players.map((watcher) => watcher.shown));
});
console.log('ready');
