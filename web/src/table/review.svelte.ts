// A finished game as the strongest bot sees it: asked for once, with how far it has come.
import { Away, Refused, api } from '../api/http';
import type { Review, ReviewLine } from '../api/types';
import type { TableState } from './state.svelte';

export class LookBack {
  news = $state.raw<ReviewLine | null>(null);
  /** What went wrong, in words; empty for a connection that broke off. */
  trouble = $state<string | null>(null);
  private asking = false;

  constructor(private readonly table: TableState) {}

  get review(): Review | null {
    return this.news?.on === 'review' ? this.news : null;
  }

  async ask(): Promise<void> {
    if (this.asking || this.review) return;
    this.asking = true;
    this.trouble = null;
    try {
      for await (const line of api.review(this.table.id, this.table.language, this.table.key)) this.hear(line);
      if (!this.review) this.trouble ??= '';
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.message;
      else if (error instanceof Away || error instanceof TypeError) this.trouble = '';
      else throw error;
    } finally {
      this.asking = false;
    }
  }

  private hear(line: ReviewLine): void {
    this.news = line;
    if (line.on === 'failed') this.trouble = line.text;
  }
}
