// A group of buttons with one tab stop: arrows move inside it.
import type { Action } from 'svelte/action';

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const roving: Action<HTMLElement | SVGElement, unknown> = (group) => {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]:not(:disabled)')];

  function stop(at: Element | null): void {
    const all = members();
    const chosen = all.find((one) => one === at) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === chosen ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const step = STEP[event.key];
    const all = members();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }

  const focused = (event: FocusEvent): void => stop(event.target as Element);
  const watcher = new MutationObserver(() => stop(document.activeElement));
  group.addEventListener('keydown', pressed as EventListener);
  group.addEventListener('focusin', focused as EventListener);
  watcher.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-rove'],
  });
  stop(null);
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener('keydown', pressed as EventListener);
      group.removeEventListener('focusin', focused as EventListener);
    },
  };
};
