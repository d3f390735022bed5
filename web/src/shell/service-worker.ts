/// <reference lib="webworker" />
import { PERSONAL_STORE } from './store-names.ts';

/**
 * Keeps the shell, the code that was used, public answers and my appointments for reading without a network.
 * No other personal answer is ever stored.
 */
declare const self: ServiceWorkerGlobalScope;
declare const KEPT_FILES: readonly string[];
declare const BUILD_FILES: readonly string[];
declare const BUILD_VERSION: string;

const FILES = `tabibu-files`;
const SHELL = `tabibu-shell-${BUILD_VERSION}`;
const PUBLIC = 'tabibu-public';
const SHELL_ADDRESS = '/shell';

/** Answers that are the same for everybody in a country. */
const PUBLIC_PATHS = /^\/api\/(doctors(\/[^/]+)?|site|consultation-fees)$/;
const PERSONAL_PATHS = /^\/api\/appointments(\/[^/]+)?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname.startsWith('/api/')) return;
    event.respondWith(url.pathname === '/' && url.search === '' ? openHome(event) : openPage(request));
  } else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') {
    event.respondWith(fromStore(request));
  } else if (PUBLIC_PATHS.test(url.pathname)) {
    event.respondWith(storedThenFresh(event));
  } else if (PERSONAL_PATHS.test(url.pathname)) {
    event.respondWith(freshOrStored(request));
  }
});

async function keepShell(): Promise<void> {
  const files = await caches.open(FILES);
  await Promise.all(KEPT_FILES.map(async (file) => (await files.match(file)) ?? files.add(file)));
  await refreshShell();
}

async function refreshShell(): Promise<void> {
  const answer = await fetch(SHELL_ADDRESS, { credentials: 'same-origin' });
  if (answer.ok) await (await caches.open(SHELL)).put(SHELL_ADDRESS, answer);
}

async function forgetOldBuilds(): Promise<void> {
  const stale = (await caches.keys()).filter((name) => name.startsWith('tabibu-shell-') && name !== SHELL);
  await Promise.all(stale.map((name) => caches.delete(name)));
  const files = await caches.open(FILES);
  const wanted = new Set([...BUILD_FILES, ...KEPT_FILES]);
  for (const request of await files.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

/** Home opens from the kept shell at once; its data follows from the public store and is refreshed. */
async function openHome(event: FetchEvent): Promise<Response> {
  const shell = await (await caches.open(SHELL)).match(SHELL_ADDRESS);
  if (!shell) return openPage(event.request);
  return shell;
}

/** Other pages come from the server; without a network the shell opens and the screen says what it can show. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const shell = await (await caches.open(SHELL)).match(SHELL_ADDRESS);
    return shell ?? Response.error();
  }
}

async function fromStore(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

async function storedThenFresh(event: FetchEvent): Promise<Response> {
  const store = await caches.open(PUBLIC);
  const stored = await store.match(event.request);
  // A signed-in person's prices follow their country, which is part of the address: the answer holds nothing personal.
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await store.put(event.request, answer.clone());
    return answer;
  });
  if (!stored || !isRecent(stored)) return fresh.catch(() => stored ?? Response.error());
  event.waitUntil(fresh.catch(() => undefined));
  return stored;
}

async function freshOrStored(request: Request): Promise<Response> {
  const store = await caches.open(PERSONAL_STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(request, answer.clone());
    else if (answer.status === 401) await caches.delete(PERSONAL_STORE);
    return answer;
  } catch (error) {
    const stored = await store.match(request);
    if (stored) return stored;
    throw error;
  }
}

/** Shown first only while younger than ten minutes: a free time or a price may not be older than that without a network being the reason. */
function isRecent(answer: Response): boolean {
  const made = Date.parse(answer.headers.get('date') ?? '');
  return Date.now() - made < 600_000;
}
