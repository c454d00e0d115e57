// Small texts of a table.
import type { Clock, Scene } from '../api/types';
import type { GameModule } from '../games/game';
import { m } from '../paraglide/messages.js';

export function clockWords(clock: Clock): string {
  if (!clock) return m.no_clock_short();
  if (clock.kind === 'game')
    return m.clock_game({ minutes: Math.round(clock.seconds / 60), increment: clock.increment });
  if (clock.seconds < 86400) return m.clock_minutes({ minutes: Math.max(1, Math.round(clock.seconds / 60)) });
  return m.clock_days({ days: Math.round(clock.seconds / 86400) });
}

export function movesWords(count: number): string {
  return m.moves_made({ count });
}

/** 11:42, or days and hours for the long ones. */
export function timeLeft(seconds: number): string {
  if (seconds >= 86400)
    return m.days_hours({ days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** With the minus of print. */
export function formatScore(score: number): string {
  return String(score).replace('-', '−');
}

/** "Ana wins. Nobody can make a play any more. (DU-14) Ana: 13, Ben: 11." */
export function endWords(scene: Scene): string {
  const { reason = '', scores } = scene.ending ?? {};
  const all = scores
    ? scene.seats.map(({ name }, seat) => m.chart_end({ name, value: formatScore(scores[seat] ?? 0) }))
    : [];
  return [`${winnerWords(scene)}.`, reason, all.length ? `${all.join(', ')}.` : ''].join(' ');
}

export function winnerWords(scene: Scene): string {
  const winners = scene.ending?.winners ?? [];
  const names = winners.map((seat) => scene.seats[seat]?.name ?? '');
  if (!names.length) return m.nobody_wins();
  if (names.length > 1) return m.shared_win({ names: names.join(', ') });
  const yours = scene.seats[winners[0] as number]?.you && scene.seats.filter((seat) => seat.you).length === 1;
  return yours ? m.you_win() : m.wins({ name: names[0] ?? '' });
}

/** Below a picture: who plays, and how it stands. */
export function standingWords(game: GameModule, scene: Scene): string[] {
  return scene.seats.map(({ name }, seat) => `${name} ${game.score(scene, seat)}`);
}

/** Who would like a rematch, for people here who have not answered; otherwise empty. */
export function rematchWish({ offers: { rematch }, seats }: Scene): string {
  const wishes = (rematch?.seats ?? []).map((seat) => seats[seat]);
  const hasAnswered = [...(rematch?.seats ?? []), ...(rematch?.declined ?? [])].some((seat) => seats[seat]?.you);
  const isAsked = seats.some((seat) => seat.you) && !hasAnswered;
  if (!wishes.length || !isAsked || rematch?.table) return '';
  return m.rematch_wish({ name: wishes.map((seat) => seat?.name).join(', ') });
}

/** Tells people who asked for a rematch who has declined it; empty if nobody has. */
export function rematchRefusal({ offers: { rematch }, seats }: Scene): string {
  const names = (rematch?.declined ?? []).map((seat) => seats[seat]?.name);
  const hasWished = rematch?.seats.some((seat) => seats[seat]?.you);
  return hasWished && names.length ? m.rematch_no({ name: names.join(', ') }) : '';
}
