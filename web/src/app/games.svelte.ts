// What the server says about its games, in the language spoken.
import { api } from '../api/http';
import type { GameId, GameInfo } from '../api/types';
import { settings } from './settings.svelte';

class Games {
  list = $state.raw<GameInfo[]>([]);
  private spoken = '';

  async load(): Promise<void> {
    if (this.spoken === settings.language && this.list.length) return;
    const order: GameId[] = ['down-under', 'sturts-stony-desert', 'outback', 'downhill'];
    const language = settings.language;
    const found = await api.games(language);
    this.spoken = language;
    this.list = found.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  }

  of(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }
}

export const gameList = new Games();
