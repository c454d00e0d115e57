// Keeps the page itself, so that it opens without the server and can say so. What the server says is never kept. The
// build writes this file's VERSION and FILES: another build is another file, and takes over at once.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const SHELL = '/index.html';
const NEVER = /^\/(api|docs|healthz|metrics)(\/|$)/;
const WAIT = 4000;

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(
    caches
      .open(VERSION)
      .then((kept) => kept.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((all) => Promise.all(all.filter((one) => one !== VERSION).map((one) => caches.delete(one))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || NEVER.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(asked(event.request, SHELL));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
  else event.respondWith(asked(event.request, event.request));
});

/** Files with their version in the name never change. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server has now; what was kept only if it does not answer. */
async function asked(request, instead) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(WAIT) });
    if (answer.status < 500) return answer;
  } catch {
    // nobody there: below
  }
  return (await caches.match(instead)) ?? Response.error();
}
