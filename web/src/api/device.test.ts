import '../testing/browser.ts';
import type * as Device from './device.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = Date.parse('2026-11-28T06:00:00Z');
const HOUR = 3_600_000;

let device: typeof Device;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  device = await import('./device.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An answer that says what time it is, after this long on the way. */
function hear(date: number, onTheWay = 0, more: Record<string, string> = {}) {
  const sent = Date.now();
  vi.setSystemTime(Date.now() + onTheWay);
  device.hearAnswer(new Headers({ date: new Date(date).toUTCString(), ...more }), sent);
}

test('a clock three hours ahead is not believed once the server has answered', () => {
  vi.setSystemTime(NOW + 3 * HOUR);
  expect(device.serverNow()).toBe(NOW + 3 * HOUR);
  hear(NOW, 400);
  expect(Math.abs(device.serverNow() - (NOW + 400))).toBeLessThan(1_000);
});

test('a slow line does not make a right clock wrong', () => {
  hear(NOW + 4_000, 20_000);
  expect(device.serverNow()).toBe(NOW + 20_000);
});

test('an answer that the device had kept says nothing about the time', () => {
  hear(NOW - 5 * HOUR, 0, { [device.KEPT_AT]: String(NOW - 5 * HOUR) });
  hear(NOW - 60_000, 0, { 'cache-control': 'public, max-age=60' });
  hear(Number.NaN);
  expect(device.serverNow()).toBe(NOW);
});

test('whoever sets the clock of the phone while a page is open is followed', () => {
  hear(NOW, 200);
  vi.setSystemTime(NOW + 2 * HOUR);
  hear(NOW + 1_000, 200);
  expect(Math.abs(device.serverNow() - (NOW + 1_200))).toBeLessThan(1_000);
});

test('who shows the time hears that it was wrong', () => {
  const changed = vi.fn<() => void>();
  const end = device.watchServerTime(changed);
  hear(NOW + HOUR);
  expect(changed).toHaveBeenCalledOnce();
  end();
  hear(NOW + 3 * HOUR);
  expect(changed).toHaveBeenCalledOnce();
});

test('a time typed from a clock that is three hours ahead means the hour before', () => {
  vi.setSystemTime(NOW + 3 * HOUR);
  device.hearServerTime(NOW, Date.now());
  expect(device.instantOnDevice(new Date(Date.now()).toISOString())).toBe(NOW);
});

test('over plain http ids are made and texts are copied', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('navigator', {});
  expect(device.randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(device.randomId()).not.toBe(device.randomId());
  const { copyText, sha256 } = await import('./secure-device.ts');
  expect(await sha256('a')).toBeUndefined();
  let marked: string | undefined;
  document.execCommand = () => {
    marked = document.querySelector('textarea')?.value;
    return true;
  };
  expect(await copyText('TBB-1')).toBe(true);
  expect(marked).toBe('TBB-1');
  expect(document.querySelector('textarea')).toBeNull();
});
