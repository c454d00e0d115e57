// Where one is: the address of the page, as something that can be read and changed.
import { upgrade } from './upgrade';

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; moment: number | null; key?: string }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'settings' }
  | { page: 'password'; token: string }
  | { page: 'lobby' }
  | { page: 'missing' };

function read(): Route {
  const parts = location.pathname.split('/').filter(Boolean);
  const key = new URLSearchParams(location.search).get('key') ?? undefined;
  if (parts[0] === 't' && parts[1])
    return { page: 'table', table: parts[1], moment: /^\d+$/.test(parts[2] ?? '') ? Number(parts[2]) : null, key };
  if (parts[0] === 'rules' && parts[1])
    return { page: 'rules', game: parts[1], clause: location.hash.slice(1) || undefined };
  if (parts[0] === 'settings') return { page: 'settings' };
  if (parts[0] === 'password') return { page: 'password', token: location.hash.slice(1) };
  if (parts[0] === 'tables') return { page: 'lobby' };
  return { page: parts.length ? 'missing' : 'home' };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('popstate', () => (this.route = read()));
  }

  go(path: string, replace = false): void {
    if (upgrade.due && !replace) {
      location.assign(path);
      return;
    }
    history[replace || isSheet() ? 'replaceState' : 'pushState'](null, '', path);
    this.route = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

function isSheet(): boolean {
  return (history.state as { sheet?: boolean } | null)?.sheet === true;
}

/** Something lies over the page: "back" closes it instead of leaving. Answers what to do when it is closed otherwise. */
export function laySheet(close: () => void): () => void {
  history.pushState({ sheet: true }, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (isSheet()) history.back();
  };
}

/** For links: stays in the page on a plain click. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
