// Signs that it is one's turn while one looks elsewhere: the tab's title, its icon, a notification if wanted.
import { gameList } from '../app/games.svelte';
import { notify } from '../app/notifications';
import { settings } from '../app/settings.svelte';
import { m } from '../paraglide/messages.js';
import { isShared } from './moves';
import type { TableState } from './state.svelte';

export function turnSigns(table: TableState): void {
  let was = false;
  $effect(() => {
    const scene = table.scene;
    if (!scene) return;
    const game = gameList.of(scene.game)?.name ?? '';
    const movers = scene.node?.kind === 'decide' ? scene.node.seats : [];
    const own = scene.state === 'playing' ? movers.filter((seat) => scene.seats[seat]?.you) : [];
    const yours = own.length > 0;
    const name = isShared(scene) ? (scene.seats[scene.as ?? own[0] ?? 0]?.name ?? '') : '';
    const names = movers.map((seat) => scene.seats[seat]?.name ?? '').join(', ');
    document.title = yours
      ? name
        ? m.turn_of_title({ name, game })
        : m.your_turn_title({ game })
      : names
        ? m.their_turn_title({ name: names, game })
        : `${game} · Tablelands`;
    setIcon(yours);
    if (yours && !was && settings.notify && document.visibilityState === 'hidden') void notify(m.your_turn(), game);
    was = yours;
  });
  $effect(() => () => {
    document.title = 'Tablelands';
    setIcon(false);
  });
}

function setIcon(turn: boolean): void {
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', turn ? '/icon-turn.svg' : '/icon.svg');
}
