import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IceSettingsBody } from '@tabibu/contract/calls';
import { createIceCredentialCache } from './ice-keeper.ts';

const named = (username: string): IceSettingsBody => ({
  servers: [{ urls: ['turn:relay.example'], username, credential: 'x' }],
  policy: 'relay',
  expires_at: '2027-01-15T05:10:00Z',
});
const nameOf = (ice: IceSettingsBody | undefined) => ice?.servers[0]?.username;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first path uses the credentials of joining, also after minutes in the waiting room', async () => {
  const fetchIce = vi.fn<() => Promise<IceSettingsBody>>(async () => named('second'));
  const keeper = createIceCredentialCache(fetchIce);
  keeper.take(named('first'));
  await vi.advanceTimersByTimeAsync(7 * 60_000);
  expect(nameOf(await keeper.forPath())).toBe('first');
  expect(fetchIce).not.toHaveBeenCalled();
  keeper.stop();
});

test('after a wait longer than the lifetime of credentials, the first path has new ones', async () => {
  const keeper = createIceCredentialCache(async () => named('second'));
  keeper.take(named('first'));
  await vi.advanceTimersByTimeAsync(12 * 60_000);
  expect(nameOf(await keeper.forPath())).toBe('second');
  keeper.stop();
});

test('a second path gets a username of its own, unless the first one is only seconds old', async () => {
  const keeper = createIceCredentialCache(async () => named('second'));
  keeper.take(named('first'));
  expect(nameOf(await keeper.forPath())).toBe('first');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(nameOf(await keeper.forPath())).toBe('first');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(nameOf(await keeper.forPath())).toBe('second');
  keeper.stop();
});

test('without a network the last credentials are used after a short wait, and late ones serve the next path', async () => {
  let resolve: (settings: IceSettingsBody) => void = () => undefined;
  const promise = new Promise<IceSettingsBody>((done) => (resolve = done));
  const keeper = createIceCredentialCache(() => promise);
  keeper.take(named('first'));
  await keeper.forPath();
  await vi.advanceTimersByTimeAsync(60_000);
  const path = keeper.forPath();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(nameOf(await path)).toBe('first');
  resolve(named('second'));
  await vi.advanceTimersByTimeAsync(0);
  expect(nameOf(await keeper.forPath())).toBe('second');
  keeper.stop();
});
