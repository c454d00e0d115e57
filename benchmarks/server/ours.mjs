// Plays Sturt's Stony Desert at many tables of two over the public interface: node ours.mjs ADDRESS TABLES SECONDS SPARES
// Every move is chosen from the legal moves in the last view; it is acknowledged by `done`.
import { measure } from './playing.mjs';
import { connect, make, Person } from './tables.mjs';

class Player extends Person {
  hear(heard) {
    if (heard.on === 'refused') throw new Error(JSON.stringify(heard));
    if (heard.on === 'done') this.acknowledged = true;
    else if ((heard.on === 'scene' || heard.on === 'step') && heard.table === this.table) this.seen = heard;
    else return;
    if (this.acknowledged && this.seen) this.version = this.seen.version;
    this.pair.look();
  }

  join(table) {
    if (this.table) this.say({ do: 'leave', table: this.table });
    Object.assign(this, { seen: null, acknowledged: true, version: -1 });
    this.watch(table);
  }

  isOver() {
    return this.seen.state === 'over';
  }

  mayPlay() {
    return this.seen.legal.length > 0;
  }

  play() {
    const { table, as: seat, version, legal } = this.seen;
    const move = legal[Math.floor(Math.random() * legal.length)];
    this.acknowledged = false;
    this.say({ do: 'play', table, seat, move, version, key: `${this.acts++}` });
  }
}

await measure(
  () => connect(Player),
  make,
  (pair, table) => pair.players.forEach((player) => player.join(table)),
);
