import { expect, test } from 'vitest';
import { warnings, wayOfCalls } from './welcome.ts';

const GOOD = { TURN_URLS: ['turn:relay.example:3478'], DATABASE_URL: 'postgres://database/tabibu', TRUSTED_PROXIES: ['172.28.7.10'], PUBLIC_URL: 'https://tabibu.example', production: true, sandbox: false };
const warned = (change: Partial<typeof GOOD> | { DATABASE_URL: undefined }) => warnings({ ...GOOD, ...change }).join('\n');

test('the start says that calls go through the relay, or directly and what that shows', () => {
  expect(wayOfCalls({ TURN_URLS: ['turn:relay.example:3478'] }).join('\n')).toMatch(/through the relay \(turn:relay\.example:3478\)/);
  expect(wayOfCalls({ TURN_URLS: [] }).join('\n')).toMatch(/directly between the two browsers[^]*address/);
});

test('a complete production start warns of nothing', () => {
  expect(warned({})).toBe('');
});

test('production never starts quietly without a relay (K-05); elsewhere nobody is warned', () => {
  expect(warned({ TURN_URLS: [] })).toMatch(/WARNING {2}NO RELAY FOR CALLS: MANY CALLS BETWEEN TWO MOBILE NETWORKS/);
  expect(warned({ TURN_URLS: [], production: false })).toBe('');
});

test('a sandbox at a public address says in capitals that anybody reads codes; beside the developer it says nothing', () => {
  expect(warned({ sandbox: true })).toMatch(/ANYBODY CAN READ EVERY CODE/);
  expect(warned({ sandbox: true, production: false })).toMatch(/ANYBODY CAN READ EVERY CODE/);
  for (const PUBLIC_URL of ['https://localhost:3000', 'http://127.0.0.1:3000', 'http://192.168.1.20:3000', 'http://desk.local']) expect(warned({ sandbox: true, production: false, PUBLIC_URL })).toBe('');
});

test('a demonstration whose data live in the data folder says so, and a proxy that nobody named is spoken of', () => {
  expect(warned({ DATABASE_URL: undefined, sandbox: true })).toMatch(/NO DATABASE_URL/);
  expect(warned({ TRUSTED_PROXIES: [], production: false })).toMatch(/NO TRUSTED_PROXIES/);
});
