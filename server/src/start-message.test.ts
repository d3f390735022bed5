import { expect, test } from 'vitest';
import { warnings, callRouteNotice } from './start-message.ts';

const GOOD = {
  TURN_URLS: ['turn:relay.example:3478'],
  DATABASE_URL: 'postgres://database/tabibu',
  TRUSTED_PROXIES: ['172.28.7.10'],
  PUBLIC_URL: 'https://tabibu.example',
  CLAMD_ADDRESS: 'scanner:3310',
  mailServer: { host: 'mail.example', port: 587, security: 'starttls', login: null, from: 'a@tabibu.example' } as const,
  production: true,
  sandbox: false,
};
const warned = (
  change: Partial<typeof GOOD> | { DATABASE_URL: undefined } | { CLAMD_ADDRESS: undefined } | { mailServer: null },
) => warnings({ ...GOOD, ...change }).join('\n');

test('the start says whether calls go through the relay or directly, and that a direct call reveals addresses', () => {
  expect(callRouteNotice({ TURN_URLS: ['turn:relay.example:3478'] }).join('\n')).toMatch(
    /through the relay \(turn:relay\.example:3478\)/,
  );
  expect(callRouteNotice({ TURN_URLS: [] }).join('\n')).toMatch(/directly between the two browsers[^]*address/);
});

test('a complete production start warns of nothing', () => {
  expect(warned({})).toBe('');
});

test('production never starts quietly without a relay (K-05); elsewhere nobody is warned', () => {
  expect(warned({ TURN_URLS: [] })).toMatch(/WARNING {2}NO RELAY FOR CALLS: MANY CALLS BETWEEN TWO MOBILE NETWORKS/);
  expect(warned({ TURN_URLS: [], production: false })).toBe('');
});

test('production says that nobody can be approved without a malware scanner; a sandbox has one of its own', () => {
  expect(warned({ CLAMD_ADDRESS: undefined })).toMatch(/WARNING {2}NO MALWARE SCANNER/);
  expect(warnings({ ...GOOD, CLAMD_ADDRESS: undefined, production: false })).toEqual([]);
});

test('production says that no email is sent without a mail server', () => {
  expect(warned({ mailServer: null })).toMatch(/WARNING {2}NO MAIL SERVER/);
  expect(warnings({ ...GOOD, mailServer: null, production: false })).toEqual([]);
});

test('a sandbox warns that anybody can read codes at a public address, and not at a private one', () => {
  expect(warned({ sandbox: true })).toMatch(/ANYBODY CAN READ EVERY CODE/);
  expect(warned({ sandbox: true, production: false })).toMatch(/ANYBODY CAN READ EVERY CODE/);
  for (const PUBLIC_URL of [
    'https://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.1.20:3000',
    'http://desk.local',
  ])
    expect(warned({ sandbox: true, production: false, PUBLIC_URL })).toBe('');
});

test('the start warns of production data in the data folder, and of a proxy that TRUSTED_PROXIES does not name', () => {
  expect(warned({ DATABASE_URL: undefined, sandbox: true })).toMatch(/NO DATABASE_URL/);
  expect(warned({ TRUSTED_PROXIES: [], production: false })).toMatch(/NO TRUSTED_PROXIES/);
});
