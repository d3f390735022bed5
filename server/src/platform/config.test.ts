import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tabibu.example',
  APP_SECRET: 'pFAwDYYEXhZl4oVW1KTcIOpTxoV9BWk2n3b4DNWRr2E=',
  DATABASE_URL: 'postgres://tabibu@database/tabibu',
  TRUSTED_PROXIES: '172.28.7.10',
  AZAMPAY_APP_NAME: 'a',
  AZAMPAY_CLIENT_ID: 'b',
  AZAMPAY_CLIENT_SECRET: 'c',
  AFRICASTALKING_USERNAME: 'd',
  AFRICASTALKING_API_KEY: 'e',
};

test('nothing needs to be set to try the product', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, sandbox: true, seedDemo: true, production: false });
});

test.each([
  [{ PORT: 'eighty' }, /^PORT: /],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be a postgres:\/\/ address/],
  [{ APP_SECRET: 'short' }, /^APP_SECRET: must be at least 256 random bits/],
  [{ AFRICASTALKING_VOICE_NUMBER: '0800' }, /^AFRICASTALKING_VOICE_NUMBER: must be a number in E\.164/],
  [
    { AFRICASTALKING_VOICE_NUMBER: '+255800111222', SANDBOX: 'false' },
    /^AFRICASTALKING_VOICE_NUMBER: needs AFRICASTALKING_USERNAME/,
  ],
  [{ CLAMD_ADDRESS: 'scanner' }, /^CLAMD_ADDRESS: must be host:port or unix:\/path/],
  [
    { FILES_S3_BUCKET: 'files' },
    /^FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET: one is of no use/,
  ],
  [{ FILES_S3_SECRET: 's' }, /^FILES_S3_BUCKET, /],
  [{ WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_NUMBER_ID: '12345' }, /^WHATSAPP_TOKEN, .*: one is of no use/],
  [{ WHATSAPP_PHONE_NUMBER_ID: '+255800111222' }, /^WHATSAPP_PHONE_NUMBER_ID: must be digits/],
  [{ SMTP_HOST: 'mail.example' }, /^SMTP_HOST, SMTP_FROM: one is of no use/],
  [{ SMTP_HOST: 'mail.example:25', SMTP_FROM: 'a@b.example' }, /^SMTP_HOST: must be the name/],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'Tabibu <a@b.example>' }, /^SMTP_FROM: must be an email address/],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.example', SMTP_USER: 'a' }, /^SMTP_USER, SMTP_PASSWORD: one is/],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.example', SMTP_TLS: 'none' }, /^SMTP_TLS: may be none only/],
  [
    { AZAMPAY_PAYOUT_ACCOUNT: '255700000001' },
    /^AZAMPAY_PAYOUT_NAME, AZAMPAY_PAYOUT_BANK, AZAMPAY_PAYOUT_ACCOUNT: one/,
  ],
  [{ AZAMPAY_PAYOUT_PUBLIC_KEY: 'none' }, /^AZAMPAY_PAYOUT_PUBLIC_KEY: must be AzamPay's public key in PEM/],
  [
    { AZAMPAY_PAYOUT_ACCOUNT: '255700000001', AZAMPAY_PAYOUT_BANK: 'azampesa', AZAMPAY_PAYOUT_NAME: 'Tabibu' },
    /^AZAMPAY_PAYOUT_ACCOUNT: needs AZAMPAY_APP_NAME/,
  ],
  [{ TEXT_MODEL_URL: 'https://model.example' }, /^TEXT_MODEL_URL: needs TEXT_MODEL, the protocol/],
  [
    { TEXT_MODEL: 'contents', TEXT_MODEL_URL: 'https://model.example' },
    /^TEXT_MODEL_URL: needs TEXT_MODEL_NAME, and TEXT_MODEL_PARTY/,
  ],
  [{ TEXT_MODEL_COUNTRIES: 'TZ,XX' }, /^TEXT_MODEL_COUNTRIES: must be codes of countries/],
  [{ TEXT_MODEL: 'contents', SANDBOX: 'false' }, /^TEXT_MODEL: needs TEXT_MODEL_URL, or SANDBOX=true/],
  [{ STAFF_ALERT_PHONE: '0754' }, /^STAFF_ALERT_PHONE: must be a number in E\.164/],
  [{ TRUSTED_PROXIES: 'nginx' }, /^TRUSTED_PROXIES: must be addresses or networks/],
  [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/33' }, /^TRUSTED_PROXIES: must be addresses or networks/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES: must be addresses or networks/],
  [
    { APP_SECRET_FILE: '/nowhere/secret' },
    /^APP_SECRET_FILE: names \/nowhere\/secret, which cannot be read \(ENOENT\)$/,
  ],
])('%o names the variable and what it must be', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigProblem);
  expect(() => readConfig(environment)).toThrow(message);
});

test('a mail server needs no login, and is spoken to in the clear on this machine only', () => {
  expect(readConfig({ SMTP_HOST: 'localhost', SMTP_FROM: 'a@b.example', SMTP_TLS: 'none' }).mailServer).toEqual({
    host: 'localhost',
    port: 587,
    security: 'none',
    login: null,
    from: 'a@b.example',
  });
  expect(readConfig({}).mailServer).toBeNull();
});

test.each([
  'PUBLIC_URL',
  'APP_SECRET',
  'DATABASE_URL',
  'TRUSTED_PROXIES',
  'AZAMPAY_CLIENT_SECRET',
  'AFRICASTALKING_API_KEY',
])('production refuses to start without %s', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(name);
});

test('production starts on a sandbox only when told to', () => {
  expect(readConfig(PRODUCTION).sandbox).toBe(false);
  expect(readConfig({ ...PRODUCTION, AZAMPAY_CLIENT_ID: undefined, SANDBOX: 'true' }).sandbox).toBe(true);
});

test('a demonstration needs no DATABASE_URL, and TRUSTED_PROXIES takes groups, networks and addresses', () => {
  expect(readConfig({ ...PRODUCTION, DATABASE_URL: undefined, SANDBOX: 'true' }).DATABASE_URL).toBeUndefined();
  expect(readConfig({ ...PRODUCTION, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fd00::1' }).TRUSTED_PROXIES).toEqual([
    'loopback',
    '10.0.0.0/8',
    'fd00::1',
  ]);
});

test.each([{ FAULT_POINT: 'after-provider-call' }, { RATE_LIMITS: 'false' }])('production refuses %o', (extra) => {
  expect(() => readConfig({ ...PRODUCTION, ...extra })).toThrow(ConfigProblem);
});

test.each([
  'x'.repeat(43),
  'change-me-change-me-change-me-change-me-1234567890',
  'an-example-of-a-secret-that-is-long-enough-0123456789',
  'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc',
  'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKL',
  'qwertyuiopasdfghjklzxcvbnm1234567890qwertyuiop',
  'tabibu-Tabibu-2026-tabibu-Tabibu-2026-tabibu-2026',
  'the quick brown fox jumps over that lazy dog of 1984',
  'ninapenda-kusafiri-na-marafiki-wakati-wa-likizo-yangu',
  '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
])('production refuses the secret %s (S-01)', (secret) => {
  expect(() => readConfig({ ...PRODUCTION, APP_SECRET: secret })).toThrow(/^APP_SECRET: must be random/);
});

test('production refuses an example as TURN_SECRET', () => {
  expect(() =>
    readConfig({
      ...PRODUCTION,
      TURN_URLS: 'turn:relay.example',
      TURN_SECRET: 'replace-with-turn-secret-replace-with-turn-secret',
    }),
  ).toThrow(/^TURN_SECRET: must be random/);
});

test('production accepts random secrets in hex, base64 and base64url', () => {
  for (const spelling of ['hex', 'base64', 'base64url'] as const) {
    for (let turn = 0; turn < 200; turn += 1)
      expect(
        readConfig({ ...PRODUCTION, APP_SECRET: hash('sha256', String(turn), 'buffer').toString(spelling) }).production,
      ).toBe(true);
  }
});
