import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNetwork } from './network-watch.ts';

const page = new EventTarget();
const changedFacts = vi.fn<() => void>();
let network: EventTarget & { type?: string };
let stop: () => void;
const becomes = (type?: string) => {
  Object.assign(network, { type });
  network.dispatchEvent(new Event('change'));
  vi.advanceTimersByTime(1_000);
};

beforeEach(() => {
  vi.useFakeTimers();
  changedFacts.mockClear();
  network = Object.assign(new EventTarget(), { type: 'wifi' });
  vi.stubGlobal('navigator', { connection: network });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stop = watchNetwork(changedFacts);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a new speed estimate of the same network does not count as another network', () => {
  becomes('wifi');
  expect(changedFacts).not.toHaveBeenCalled();
  becomes('cellular');
  expect(changedFacts).toHaveBeenCalledTimes(1);
});

test('a lost network is not reported; its return is reported once', () => {
  becomes('none');
  expect(changedFacts).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  becomes('wifi');
  expect(changedFacts).toHaveBeenCalledTimes(1);
});

test('a browser without a network kind reports only the return of the network, until the watch stops', () => {
  stop();
  vi.stubGlobal('navigator', { connection: network });
  Object.assign(network, { type: undefined });
  stop = watchNetwork(changedFacts);
  becomes();
  expect(changedFacts).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  stop();
  vi.advanceTimersByTime(1_000);
  expect(changedFacts).not.toHaveBeenCalled();
});
