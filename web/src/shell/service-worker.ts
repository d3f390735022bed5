/// <reference lib="webworker" />
import { isOfBuild } from './build-mark.ts';
import { openPageOf, ownPath, ringNotification } from './ring-notification.ts';
import type { Unreadable } from './ring-notification.ts';
import { FILE_STORE as FILES, PERSONAL_PATHS, PERSONAL_STORE, PUBLIC_STORE, isForEverybody } from './store-names.ts';

/**
 * Caches the shell, the code that was used, public answers, and of the patient what `PERSONAL_PATHS` names, for use
 * without a network. Stores no other personal answer. Shows push messages to doctors and patients.
 */
declare const self: ServiceWorkerGlobalScope;
declare const KEPT_FILES: readonly string[];
declare const MARKS_FILE: string;
declare const BUILD_VERSION: string;
declare const UNREADABLE_PUSH: Unreadable;

/** Once: the build puts the list wherever its name stands. */
const OWN_FILES = KEPT_FILES;
const SHELL = `tabibu-shell-${BUILD_VERSION}`;
const SHELL_ADDRESS = '/shell';

const HALF_MINUTE = 30_000;
const DAY = 86_400_000;

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
  } else if (isForEverybody(url.pathname + url.search)) {
    event.respondWith(storedThenFresh(event));
  } else if (PERSONAL_PATHS.test(url.pathname)) {
    event.respondWith(freshOrStored(event));
  }
});

self.addEventListener('push', (event) => {
  const { title, options } = ringNotification(event.data?.text(), navigator.language, UNREADABLE_PUSH);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeForward(ownPath((event.notification.data as { path?: unknown } | null)?.path)));
});

/** Brings the page to the front, which shows by itself what is new. Opens it if it is not open. */
async function comeForward(path: string): Promise<void> {
  const open = openPageOf(path, await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
  await (open?.focus() ?? self.clients.openWindow(path));
}

async function keepShell(): Promise<void> {
  const files = await caches.open(FILES);
  // Only a worker that replaces an older one has files of older builds to delete.
  const needed = self.registration.active ? [...OWN_FILES, MARKS_FILE] : OWN_FILES;
  await Promise.all(needed.map(async (file) => (await files.match(file)) ?? files.add(file)));
  await refreshShell();
}

async function refreshShell(): Promise<void> {
  const answer = await fetch(SHELL_ADDRESS);
  if (answer.ok) await (await caches.open(SHELL)).put(SHELL_ADDRESS, answer);
}

async function forgetOldBuilds(): Promise<void> {
  const stale = (await caches.keys()).filter((name) => name.startsWith('tabibu-shell-') && name !== SHELL);
  await Promise.all(stale.map((name) => caches.delete(name)));
  const files = await caches.open(FILES);
  const kept = await files.match(MARKS_FILE);
  if (!kept) return;
  const marks = (await kept.json()) as string;
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (!OWN_FILES.includes(pathname) && !isOfBuild(marks, pathname)) await files.delete(request);
  }
}

/** Opens home from the cached shell immediately. Its data comes from the public cache and is then refreshed. */
async function openHome(event: FetchEvent): Promise<Response> {
  const shell = await (await caches.open(SHELL)).match(SHELL_ADDRESS);
  if (!shell) return openPage(event.request);
  return shell;
}

/** Fetches other pages from the server. Without a network, opens the shell, and the screen shows what it can. */
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

/**
 * Answers from the cache if the entry is less than a day old. If it is older than half a minute, also fetches a fresh
 * answer and notifies the page. An entry older than a day is used only without a network. These answers contain nothing
 * personal.
 */
async function storedThenFresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const store = await caches.open(PUBLIC_STORE);
  const stored = await store.match(request);
  const age = stored ? ageOf(stored) : Infinity;
  if (stored && age < HALF_MINUTE) return stored;
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  });
  if (!stored || age > DAY) return fresh.catch(() => stored ?? Response.error());
  event.waitUntil(
    fresh.then((answer) => (answer.ok ? tellPage(event.clientId, request.url) : undefined)).catch(() => undefined),
  );
  return stored;
}

async function tellPage(clientId: string, url: string): Promise<void> {
  const { pathname, search } = new URL(url);
  (await self.clients.get(clientId))?.postMessage({ refreshed: pathname + search });
}

/** The page does not wait until an answer is stored. */
async function freshOrStored(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const store = await caches.open(PERSONAL_STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(store.put(request, answer.clone()));
    else if (answer.status === 401) await caches.delete(PERSONAL_STORE);
    return answer;
  } catch (error) {
    const stored = await store.match(request);
    if (stored) return stored;
    throw error;
  }
}

function ageOf(answer: Response): number {
  return Date.now() - Date.parse(answer.headers.get('date') ?? '');
}
