// A move that somebody has begun. This tab keeps it through a reload, for as long as the position is the same.
export class Draft<Content extends object> {
  private readonly key: string;

  /** `of` names the draft: the game, the table, and what else tells two drafts apart. */
  constructor(...of: (string | number | null)[]) {
    this.key = ['tablelands', ...of].join('.');
  }

  keep(position: number, content: Content): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ position, content }));
    } catch {
      // Without storage a reload forgets the draft.
    }
  }

  read(position: number): Content | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? '{}') as { position?: number; content?: Content };
      return kept.position === position ? (kept.content ?? null) : null;
    } catch {
      return null;
    }
  }

  drop(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // Without storage there is nothing to drop.
    }
  }
}
