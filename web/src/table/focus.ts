// Who plays by keys never falls off the table: when what had the focus goes away or is switched off for a moment, the
// focus goes back to it, or to what stands nearest to where it was.
import type { Action } from 'svelte/action';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** `data-first` marks what to go to first within a part of the page. Where no such part is left it is the board. */
function nearest(path: Element[], root: Element): HTMLElement | null {
  const parts = path.filter((part) => part.isConnected && part !== root);
  for (const part of [...parts, board(), root]) {
    const first =
      part?.querySelector<HTMLElement>('[data-first]') ??
      [...(part?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find(
        (stop) => stop.checkVisibility() && !stop.matches('.skip'),
      );
    if (first) return first;
  }
  return null;
}

function board(): HTMLElement | null {
  return document.getElementById('table-board');
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function pathOf(element: Element, root: Element): Element[] {
  const path = [];
  for (let one: Element | null = element; one && root.contains(one); one = one.parentElement) path.push(one);
  return path;
}

export const keepsFocus: Action = (root) => {
  let path: Element[] = [];
  let byKeys = false;
  const keyed = (): void => void (byKeys = true);
  const pointed = (): void => void (byKeys = false);
  const focused = (event: FocusEvent): void => void (path = pathOf(event.target as Element, root));
  /** A focus that somebody moved away is not called back. */
  const left = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (target === path[0] && isThere(target as Element)) path = [];
    });
  const watcher = new MutationObserver(() => {
    const [last] = path;
    if (!last || document.activeElement !== document.body) return;
    const back = last.isConnected ? (last as HTMLElement) : byKeys ? nearest(path, root) : board();
    back?.focus({ preventScroll: true });
  });
  addEventListener('keydown', keyed, true);
  addEventListener('pointerdown', pointed, true);
  root.addEventListener('focusin', focused);
  root.addEventListener('focusout', left);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return {
    destroy() {
      watcher.disconnect();
      removeEventListener('keydown', keyed, true);
      removeEventListener('pointerdown', pointed, true);
      root.removeEventListener('focusin', focused);
      root.removeEventListener('focusout', left);
    },
  };
};
