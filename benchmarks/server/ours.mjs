// Plays Sturt's Stony Desert at many tables of two over the public interface: node ours.mjs ADDRESS TABLES SECONDS SPARES
// Every move is chosen from the legal moves in the last view; a move counts when it is acknowledged.
import { count, measure, running } from './playing.mjs';
import { connect, make, Person } from './tables.mjs';

class Player extends Person {
  hear(heard) {
    if (heard.on === 'refused') throw new Error(JSON.stringify(heard));
    if (heard.on === 'done') {
      count(this.sent);
      this.sent = null;
    } else if (heard.on === 'scene' || heard.on === 'step') this.see(heard);
  }

  see(seen) {
    if (!running || seen.table !== this.table) return;
    if (seen.state === 'over') {
      if (this === this.pair.players[1]) void this.pair.next();
    } else if (seen.legal.length) this.play(seen);
  }

  play({ table, as: seat, version, legal }) {
    const move = legal[Math.floor(Math.random() * legal.length)];
    this.sent = performance.now();
    this.say({ do: 'play', table, seat, move, version, key: `${this.acts++}` });
  }
}

function begin(pair, table) {
  for (const player of pair.players) {
    if (player.table) player.say({ do: 'leave', table: player.table });
    player.watch(table);
  }
}

await measure(() => connect(Player), make, begin);
