// What the server says about its games, in the language spoken.
import { api } from '../api/http';
import type { GameInfo } from '../api/types';
import { entryOf } from '../games/registry';
import { settings } from './settings.svelte';

class Games {
  list = $state.raw<GameInfo[]>([]);
  private spoken = '';

  async load(): Promise<void> {
    if (this.spoken === settings.language && this.list.length) return;
    const language = settings.language;
    const found = await api.games(language);
    this.spoken = language;
    this.list = found.sort((a, b) => entryOf(a.id).order - entryOf(b.id).order);
  }

  of(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }
}

export const gameList = new Games();
