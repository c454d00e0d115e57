// The worker keeps the page for when the server is away. When the server has a newer page, it is taken as soon as
// nobody is looking, or with the next step to another page; drafts are kept through any reload.
class Upgrade {
  /** A newer page is there than the one that runs. */
  due = false;

  watch(): void {
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      this.reloadOnce();
    });
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    let had = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.due = had;
      had = true;
    });
    void workers.register('/worker.js', { updateViaCache: 'none' }).then((found) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void found.update().catch(() => undefined);
        else if (this.due) location.reload();
      });
    });
  }

  /** A piece of the page is gone from the server: it has another one. */
  private reloadOnce(): void {
    const before = Number(sessionStorage.getItem('tablelands.reloaded') ?? 0);
    if (Date.now() - before < 10_000) return;
    sessionStorage.setItem('tablelands.reloaded', String(Date.now()));
    location.reload();
  }
}

export const upgrade = new Upgrade();
