/// <reference lib="webworker" />
import { isOfBuild } from './build-mark.ts';
import { KEPT_AT, deviceLanguages, deviceNow } from '../api/device.ts';
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
/** In milliseconds: how long a store may take before the network is asked without it. */
const STORE_PATIENCE = 3_000;

/** Addresses of which the store has an older answer, because it did not take the newer one. */
const outrun = new Set<string>();

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOldBuilds()
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

// A page that was under way while this worker was activated is not claimed with the others, and asks.
self.addEventListener('message', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname.startsWith('/api/')) return;
    event.respondWith(url.pathname === '/' && url.search === '' ? openHome(request) : openPage(request));
  } else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') {
    event.respondWith(fromStore(event));
  } else if (isForEverybody(url.pathname + url.search)) {
    event.respondWith(storedThenFresh(event));
  } else if (PERSONAL_PATHS.test(url.pathname)) {
    event.respondWith(freshOrStored(event));
  }
});

self.addEventListener('push', (event) => {
  const { title, options } = ringNotification(event.data?.text(), deviceLanguages()[0] ?? '', UNREADABLE_PUSH);
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

/**
 * Keeps the shell only together with all of its files: a shell without them opens nothing. Rejects if the network
 * failed, so that the browser installs again. Waits for no store: one that is slow keeps them later, and a full device
 * works without.
 */
async function keepShell(): Promise<void> {
  // Only a worker that replaces an older one has files of older builds to delete.
  const needed = self.registration.active ? [...OWN_FILES, MARKS_FILE] : OWN_FILES;
  const missing = await Promise.all(
    needed.map(async (file) => ((await find(FILES, file)) ? [] : [[file, await wholeFile(file)] as const])),
  );
  const shell = await wholeFile(SHELL_ADDRESS);
  await inTime(
    Promise.all(missing.flat().map((one) => write(FILES, ...one))).then(() => write(SHELL, SHELL_ADDRESS, shell)),
  );
}

async function wholeFile(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return whole(answer);
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
async function openHome(request: Request): Promise<Response> {
  return (await find(SHELL, SHELL_ADDRESS)) ?? openPage(request);
}

/** Fetches other pages from the server. Without a network, opens the shell, and the screen shows what it can. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await find(SHELL, SHELL_ADDRESS)) ?? Response.error();
  }
}

async function fromStore(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await find(FILES, request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(FILES, request, answer.clone()));
  return answer;
}

/**
 * Answers from the cache if the entry is less than a day old. If it is older than half a minute, also fetches a fresh
 * answer and notifies the page. An entry older than a day is used only without a network. These answers contain nothing
 * personal.
 */
async function storedThenFresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await find(PUBLIC_STORE, request);
  const age = stored ? ageOf(stored) : Infinity;
  const isOutrun = outrun.has(request.url);
  if (stored && !isOutrun && age < HALF_MINUTE) return stored;
  const asked = fetch(request);
  const fresh = asked.then(async (answer) => {
    if (!answer.ok) return false;
    const isKept = await keep(PUBLIC_STORE, request, answer.clone());
    if (isKept) outrun.delete(request.url);
    else outrun.add(request.url);
    return true;
  });
  if (!stored || isOutrun || age > DAY) {
    event.waitUntil(fresh.catch(() => undefined));
    return asked.catch(() => stored ?? Response.error());
  }
  event.waitUntil(
    fresh.then((isNew) => (isNew ? tellPage(event.clientId, request.url) : undefined)).catch(() => undefined),
  );
  return stored;
}

async function tellPage(clientId: string, url: string): Promise<void> {
  const { pathname, search } = new URL(url);
  (await self.clients.get(clientId))?.postMessage({ refreshed: pathname + search });
}

async function freshOrStored(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(PERSONAL_STORE, request, answer.clone()));
    else if (answer.status === 401) event.waitUntil(caches.delete(PERSONAL_STORE).catch(() => undefined));
    return answer;
  } catch (error) {
    const stored = await find(PERSONAL_STORE, request);
    if (stored) return stored;
    throw error;
  }
}

/** Milliseconds since an answer was kept, by the device's clock alone; an answer of its future is as old as can be. */
function ageOf(answer: Response): number {
  const age = deviceNow() - Number(answer.headers.get(KEPT_AT) ?? Number.NaN);
  return age >= 0 ? age : Infinity;
}

/** Returns what a store has of a request; undefined if nothing, or if the store refuses or does not answer in time. */
async function find(store: string, request: RequestInfo): Promise<Response | undefined> {
  return inTime(caches.open(store).then((found) => found.match(request)));
}

/**
 * Stores an answer. Resolves with true if the store took it in time: it may be full, refuse, or never answer. What the
 * page gets never waits for this. Rejects if the network breaks off before the answer is whole.
 */
async function keep(store: string, request: RequestInfo, answer: Response): Promise<true | undefined> {
  return inTime(write(store, request, await whole(answer)));
}

/** Reads an answer to its end, so that no store waits for the network, and adds the device's time. */
async function whole(answer: Response): Promise<Response> {
  const read = new Response(await answer.blob(), answer);
  read.headers.set(KEPT_AT, String(deviceNow()));
  return read;
}

async function write(store: string, request: RequestInfo, answer: Response): Promise<true> {
  await (await caches.open(store)).put(request, answer);
  return true;
}

/** Resolves with undefined if the work fails or is not done in time. */
function inTime<Found>(work: Promise<Found>): Promise<Found | undefined> {
  const late = new Promise<undefined>((done) => {
    setTimeout(done, STORE_PATIENCE);
  });
  return Promise.race([work.catch(() => undefined), late]);
}
