import { expect, test } from 'vitest';
import { SECOND, later } from '../../platform/time.ts';
import { iceSettings, relayPassword } from './ice-settings.ts';

const START = new Date('2038-01-15T07:00:00Z');

test('relay credentials match the published test vector', () => {
  expect(relayPassword('north', '1795246867:pat_42')).toBe('TUcOUsKiGtOX1k4h1nBPzvfy01U=');
});

test('a person has another user name on the relay after five seconds, because allocations that a reload left behind stay for ten minutes', () => {
  const relay = { turnUrls: ['turn:relay.example'], turnSecret: 'north', stunUrls: [] };
  const nameAt = (seconds: number) =>
    iceSettings(relay, { bookingId: 'b', side: 'doctor' }, later(START, seconds * SECOND)).servers[0]?.username?.split(
      ':',
    )[2];
  expect(nameAt(0)).toMatch(/^d\d+$/);
  expect(new Set([0, 5, 10, 15, 595].map(nameAt)).size).toBe(5);
});

test('without a relay the browsers meet directly, and nothing secret is sent', () => {
  expect(
    iceSettings({ turnUrls: [], turnSecret: undefined, stunUrls: [] }, { bookingId: 'b', side: 'patient' }, START),
  ).toMatchObject({ servers: [], policy: 'all' });
});
