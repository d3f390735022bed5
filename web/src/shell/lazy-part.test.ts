import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const browser = new EventTarget();
const network = { onLine: true };

beforeEach(() => {
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => vi.unstubAllGlobals());

const cutOff = new TypeError('Failed to fetch dynamically imported module');
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a part that failed without a network is tried again on each return of the network and never throws', async () => {
  const load = vi.fn<() => Promise<{ default: () => null }>>().mockRejectedValue(cutOff);
  let outcome = 'waiting';
  network.onLine = false;
  const { load: fetchPiece } = lazyPart(load, { file: 'src/piece.tsx' });
  void fetchPiece().then(
    () => (outcome = 'here'),
    () => (outcome = 'crashed'),
  );
  await settled();
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect([load.mock.calls.length, outcome]).toEqual([2, 'waiting']);

  load.mockResolvedValue({ default: () => null });
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect([load.mock.calls.length, outcome]).toEqual([3, 'here']);
});

test('a part that fails while there is a network throws', async () => {
  network.onLine = true;
  const { load } = lazyPart<object>(() => Promise.reject(cutOff), { file: 'src/piece.tsx' });
  await expect(load()).rejects.toBe(cutOff);
});
