// Signs that it is one's turn while one looks elsewhere: the tab's title, its icon, a notification if wanted.
import { gameList } from '../app/games.svelte';
import { settings } from '../app/settings.svelte';
import { m } from '../paraglide/messages.js';
import type { TableState } from './state.svelte';

export function turnSigns(table: TableState): void {
  let was = false;
  $effect(() => {
    const scene = table.scene;
    if (!scene) return;
    const game = gameList.of(scene.game)?.name ?? '';
    const movers = scene.node?.kind === 'decide' ? scene.node.seats : [];
    const yours = scene.state === 'playing' && movers.some((seat) => scene.seats[seat]?.you);
    const names = movers.map((seat) => scene.seats[seat]?.name ?? '').join(', ');
    document.title = yours ? m.your_turn_title({ game }) : names ? m.their_turn_title({ name: names, game }) : `${game} · Tablelands`;
    setIcon(yours);
    if (yours && !was && document.visibilityState === 'hidden') notify(game);
    was = yours;
  });
  $effect(() => () => {
    document.title = 'Tablelands';
    setIcon(false);
  });
}

function setIcon(turn: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', turn ? '/icon-turn.svg' : '/icon.svg');
}

function notify(game: string): void {
  if (settings.notify && 'Notification' in window && Notification.permission === 'granted')
    new Notification(m.your_turn(), { body: game, icon: '/icon.svg', tag: 'tablelands' });
}
