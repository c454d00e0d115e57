// Whether things may move, and little helpers for what does.
const query = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

class Motion {
  private reduced = $state(query?.matches ?? false);
  /** "system", "full" or "less", as chosen in the settings. */
  wish = $state<'system' | 'full' | 'less'>('system');

  constructor() {
    query?.addEventListener('change', () => (this.reduced = query.matches));
  }

  get less(): boolean {
    return this.wish === 'less' || (this.wish === 'system' && this.reduced);
  }

  /** Milliseconds as designed, or none. */
  time(milliseconds: number): number {
    return this.less ? 0 : milliseconds;
  }
}

export const motion = new Motion();

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, motion.time(milliseconds)));
}
