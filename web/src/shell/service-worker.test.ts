import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://tabibu.test';
type Listener = (event: unknown) => void;

let listeners: Map<string, Listener>;
let told: unknown[];
let online: boolean;
let claims: number;

class Store {
  readonly kept = new Map<string, Response>();

  match = async (request: Request | string) => this.kept.get(nameOf(request))?.clone();
  put = async (request: Request | string, answer: Response) => {
    const whole = new Response(await answer.arrayBuffer(), answer);
    this.kept.set(nameOf(request), whole);
  };
  keys = async () => [...this.kept.keys()].map((path) => new Request(ORIGIN + path));
  delete = async (request: Request | string) => this.kept.delete(nameOf(request));
}

const nameOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const never = () => new Promise<never>(() => undefined);

/** Devices on which keeping a copy fails, by what they do. */
const DEVICES: Record<string, () => object> = {
  'is full': () => {
    const store = Object.assign(new Store(), { put: full });
    return { open: async () => store, keys: async () => [], delete: async () => false };
  },
  'refuses every store': () => ({ open: full, keys: full, delete: full }),
  'never ends writing': () => {
    const store = Object.assign(new Store(), { put: never });
    return { open: async () => store, keys: async () => [], delete: async () => false };
  },
  'never answers': () => ({ open: never, keys: never, delete: never }),
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  listeners = new Map();
  told = [];
  online = true;
  claims = 0;
  vi.stubGlobal('KEPT_FILES', ['/assets/a.js']);
  vi.stubGlobal('MARKS_FILE', '/assets/marks.json');
  vi.stubGlobal('BUILD_VERSION', 'one');
  vi.stubGlobal('UNREADABLE_PUSH', {});
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { active: null },
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => void (claims += 1),
      get: async () => ({ postMessage: (said: unknown) => told.push(said) }),
    },
  });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!online) throw new TypeError('Failed to fetch');
    return new Response(`fresh ${nameOf(request)}`, { headers: { 'content-type': 'text/plain' } });
  });
});

async function start(caches: object) {
  vi.stubGlobal('caches', caches);
  await import('./service-worker.ts');
}

/** Lets time pass, in steps: a body is read between them. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await vi.advanceTimersByTimeAsync(1_000);
}

/** Fires an event. Resolves with what the page gets, and leaves running what the worker does besides. */
async function fire(type: string, path = '/', mode = 'cors', seconds = 20) {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'mode', { value: mode });
  let answer: Promise<Response> | undefined;
  const besides: Promise<unknown>[] = [];
  listeners.get(type)!({
    request,
    clientId: 'page',
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => besides.push(work),
  });
  await pass(seconds);
  return { text: await answer?.then((given) => given.text()), besides };
}

const goodStore = () => {
  const stores = new Map<string, Store>();
  return {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name)!,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
};

for (const [what, device] of Object.entries(DEVICES)) {
  test.each([
    ['/', 'navigate'],
    ['/contact', 'navigate'],
    ['/assets/a.js', 'cors'],
    ['/api/doctors', 'cors'],
    ['/api/appointments', 'cors'],
  ])(`a device that ${what} does not keep the network's answer of %s from the page`, async (path, mode) => {
    await start(device());
    expect((await fire('fetch', path, mode)).text).toBe(`fresh ${path}`);
  });

  test(`a worker is installed and takes over on a device that ${what}`, async () => {
    await start(device());
    const { besides } = await fire('install');
    await Promise.all(besides);
  });
}

test('an answer that could not be replaced is neither asked for without end nor shown again', async () => {
  const caches = goodStore();
  await start(caches);
  await fire('fetch', '/api/doctors');
  const store = await caches.open('tabibu-public');
  store.put = full;
  vi.stubGlobal('fetch', async () => new Response('newer'));
  vi.setSystemTime(Date.now() + 60_000);
  expect((await fire('fetch', '/api/doctors')).text).toBe('fresh /api/doctors');
  expect(told).toHaveLength(1);
  expect((await fire('fetch', '/api/doctors')).text).toBe('newer');
  expect(told).toHaveLength(1);
});

test('a clock that runs hours ahead of the server does not make every answer old', async () => {
  const caches = goodStore();
  await start(caches);
  vi.stubGlobal(
    'fetch',
    async () => new Response('an hour', { headers: { date: new Date(Date.now() - 3 * 3_600_000).toUTCString() } }),
  );
  await fire('fetch', '/api/doctors');
  expect((await fire('fetch', '/api/doctors')).text).toBe('an hour');
  expect(told).toHaveLength(0);
});

test('a shell without one of its files is not kept', async () => {
  const caches = goodStore();
  const files = await caches.open('tabibu-files');
  files.put = full;
  await start(caches);
  await fire('install');
  expect((await caches.open('tabibu-shell-one')).kept.size).toBe(0);
});

/** An answer whose body takes its time on the network. */
const slowly = (text: string, milliseconds: number) =>
  new Response(
    new ReadableStream({
      start: (body) => {
        setTimeout(() => {
          body.enqueue(new TextEncoder().encode(text));
          body.close();
        }, milliseconds);
      },
    }),
  );

test('a page that was under way while the worker was activated is claimed when it asks', async () => {
  await start(goodStore());
  await Promise.all((await fire('message')).besides);
  expect(claims).toBe(1);
});

test('a slow network does not cost a device its shell', async () => {
  const caches = goodStore();
  await start(caches);
  vi.stubGlobal('fetch', async (file: string) => slowly(`slow ${file}`, 5_000));
  await Promise.all((await fire('install')).besides);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await fire('fetch', '/contact', 'navigate')).text).toBe('slow /shell');
});

test('a device that writes slowly keeps the shell, and the worker does not wait for it', async () => {
  const caches = goodStore();
  const files = await caches.open('tabibu-files');
  const { put } = files;
  files.put = (request, answer) => new Promise((done) => setTimeout(() => done(put(request, answer)), 8_000));
  await start(caches);
  const { besides } = await fire('install', '/', 'cors', 4);
  await Promise.all(besides);
  expect((await caches.open('tabibu-shell-one')).kept.size).toBe(0);
  await pass(10);
  expect([...(await caches.open('tabibu-shell-one')).kept.keys()]).toEqual(['/shell']);
});

test('a network that breaks off in the middle of a file lets the browser install again', async () => {
  await start(goodStore());
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(broken));
  const { besides } = await fire('install', '/', 'cors', 0);
  await expect(Promise.all(besides)).rejects.toThrow('network error');
});

test('without a network home opens from the shell, and an answer as it was kept', async () => {
  const caches = goodStore();
  await start(caches);
  await Promise.all((await fire('install')).besides);
  await fire('fetch', '/api/appointments');
  online = false;
  expect((await fire('fetch', '/contact', 'navigate')).text).toBe('fresh /shell');
  expect((await fire('fetch', '/api/appointments')).text).toBe('fresh /api/appointments');
});
