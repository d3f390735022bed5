import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_DAYS, PRIVACY_ENTRIES } from '@tabibu/contract/privacy-entries';
import { jobHandlers } from '../src/job-handlers.ts';
import { DAY, HOUR } from '../src/platform/time.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { STORED_DATA } from './stored-data.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const tables = globSync('*.sql', { cwd: migrations }).flatMap((file) =>
  [
    ...readFileSync(`${migrations}${file}`, 'utf8').matchAll(
      /^create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gim,
    ),
  ].map((match) => match[1]!),
);

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('no table holds something of a person that the privacy page does not name', () => {
  expect(Object.keys(STORED_DATA).toSorted()).toEqual(tables.toSorted());
});

test('every entry of the page is about something that is stored', () => {
  const named = new Set(Object.values(STORED_DATA).filter((entry) => typeof entry === 'string'));
  expect([...named].toSorted()).toEqual([...PRIVACY_ENTRIES].toSorted());
});

test.each(['sw', 'en', 'fr'])(
  '%s: every entry has its sentences, which name a number of days exactly if the server deletes the data',
  (language) => {
    const text = readFileSync(fileURLToPath(new URL(`../../locales/${language}/pages.po`, import.meta.url)), 'utf8');
    const sentence = (key: string) => new RegExp(`^msgid "${key}"\\nmsgstr "(.+)"$`, 'm').exec(text)?.[1];
    for (const entry of PRIVACY_ENTRIES) {
      expect(sentence(`stored.${entry}`), entry).toBeDefined();
      expect(sentence(`stored.${entry}-text`)?.includes('{days'), entry).toBe(entry in KEPT_DAYS);
      expect(sentence(`stored.${entry}-text`), entry).not.toMatch(/\d/);
    }
  },
);

test('what is promised to be deleted after some days is deleted then, and not before', async () => {
  const { db, clock } = product;
  const patient = await product.patient();
  const kept = async () =>
    (
      await db.pool.query<{ codes: number; sends: number; sessions: number; keys: number; misses: number }>(
        `select (select count(*)::int from code_challenges) as codes, (select count(*)::int from code_sends) as sends, (select count(*)::int from sessions) as sessions,
            (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from verification_misses) as misses`,
      )
    ).rows[0]!;
  const sweep = async () => {
    for (const job of ['identity.forget-expired', 'platform.forget-old-keys', 'verification.forget-misses'] as const)
      await jobHandlers[job](product.ctx(), {});
  };
  await db.pool.query("insert into verification_misses (bucket, missed_at) values ('test', $1)", [clock.now()]);
  await db.pool.query(
    "insert into idempotency_keys (principal, route, key, body_hash, status, answer, created_at) values ('p', 'r', gen_random_uuid(), '\\x00', 200, '\"\"', $1)",
    [clock.now()],
  );
  clock.advance(KEPT_DAYS.codes * DAY - HOUR);
  await sweep();
  expect(await kept()).toMatchObject({ codes: 1, sessions: 1, keys: 1, misses: 1 });
  clock.advance(2 * HOUR);
  await sweep();
  expect(await kept()).toMatchObject({ codes: 0, sends: 0, sessions: 1, keys: 1, misses: 0 });
  clock.advance(KEPT_DAYS.repeats * DAY);
  await sweep();
  expect(await kept()).toMatchObject({ sessions: 1, keys: 0 });
  // A patient's session itself lasts thirty days; it is deleted some days after its end.
  clock.advance((30 - KEPT_DAYS.repeats - KEPT_DAYS.codes + KEPT_DAYS.devices) * DAY - 2 * HOUR);
  await sweep();
  expect((await kept()).sessions).toBe(1);
  clock.advance(3 * HOUR);
  await sweep();
  expect([(await kept()).sessions, (await patient.get('/api/me')).status]).toEqual([0, 401]);
});
