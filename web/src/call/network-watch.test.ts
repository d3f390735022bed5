import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNetwork } from './network-watch.ts';

const page = new EventTarget();
const changed = vi.fn<() => void>();
let network: EventTarget & { type?: string };
let stop: () => void;
const becomes = (type?: string) => {
  Object.assign(network, { type });
  network.dispatchEvent(new Event('change'));
  vi.advanceTimersByTime(1_000);
};

beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
  network = Object.assign(new EventTarget(), { type: 'wifi' });
  vi.stubGlobal('navigator', { connection: network });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stop = watchNetwork(changed);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('another estimate of the same network is no other network', () => {
  becomes('wifi');
  expect(changed).not.toHaveBeenCalled();
  becomes('cellular');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a network that is gone is waited for, and told once when it is back', () => {
  becomes('none');
  expect(changed).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  becomes('wifi');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('where the browser does not know the kind only a network that is back counts, until nobody listens', () => {
  stop();
  vi.stubGlobal('navigator', { connection: network });
  Object.assign(network, { type: undefined });
  stop = watchNetwork(changed);
  becomes();
  expect(changed).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  stop();
  vi.advanceTimersByTime(1_000);
  expect(changed).not.toHaveBeenCalled();
});
