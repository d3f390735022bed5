import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production', PUBLIC_URL: 'https://tabibu.example', APP_SECRET: 'x'.repeat(43),
  AZAMPAY_APP_NAME: 'a', AZAMPAY_CLIENT_ID: 'b', AZAMPAY_CLIENT_SECRET: 'c', AFRICASTALKING_USERNAME: 'd', AFRICASTALKING_API_KEY: 'e',
};

test('nothing needs to be set to try the product', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, sandbox: true, seedDemo: true, production: false });
});

test.each([
  [{ PORT: 'eighty' }, /^PORT: /],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be a postgres:\/\/ address/],
  [{ APP_SECRET: 'short' }, /^APP_SECRET: must be at least 256 random bits/],
  [{ STAFF_ALERT_PHONE: '0754' }, /^STAFF_ALERT_PHONE: must be a number in E\.164/],
])('%o names the variable and what it must be', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigProblem);
  expect(() => readConfig(environment)).toThrow(message);
});

test.each(['PUBLIC_URL', 'APP_SECRET', 'AZAMPAY_CLIENT_SECRET', 'AFRICASTALKING_API_KEY'])('production refuses to start without %s', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(name);
});

test('production starts on a sandbox only when told to', () => {
  expect(readConfig(PRODUCTION).sandbox).toBe(false);
  expect(readConfig({ ...PRODUCTION, AZAMPAY_CLIENT_ID: undefined, SANDBOX: 'true' }).sandbox).toBe(true);
});

test.each([{ FAULT_POINT: 'after-provider-call' }, { RATE_LIMITS: 'false' }])('production refuses %o', (extra) => {
  expect(() => readConfig({ ...PRODUCTION, ...extra })).toThrow(ConfigProblem);
});
