import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { SECOND } from '../../platform/time.ts';
import { putSetting, readSettings, recentSettings, settingIn } from './index.ts';

let product: TestProduct;
/** How often the settings were read from the database. */
let taken = 0;
let now = 1_000_000;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => {
  now += 60 * SECOND;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Reads as a request does: each has a context of its own. */
const recent = async () => settingIn(await recentSettings(counting()), 'answer_hours');

function counting(): ReturnType<TestProduct['ctx']> {
  const ctx = product.ctx();
  const many: typeof ctx.db.many = (...asked) => {
    taken += 1;
    return ctx.db.many(...asked);
  };
  return { ...ctx, db: { ...ctx.db, many } };
}

/** Writes a setting as another process does, of which this one hears nothing. */
const writeElsewhere = (hours: number) =>
  product.db.pool.query(
    `insert into site_settings (key, value, updated_at) values ('answer_hours', to_jsonb($1::int), now())
     on conflict (key) do update set value = excluded.value`,
    [hours],
  );

test('many requests read the settings once in five seconds', async () => {
  await recent();
  taken = 0;
  await Promise.all([recent(), recent()]);
  now += 4.9 * SECOND;
  await recent();
  expect(taken).toBe(0);
  now += 0.2 * SECOND;
  await recent();
  expect(taken).toBe(1);
});

test('a change of this process is read at once, and one of another process after five seconds at most', async () => {
  await recent();
  await putSetting(product.ctx(), 'answer_hours', 12);
  expect(await recent()).toBe(12);
  await writeElsewhere(48);
  expect(settingIn(await readSettings(product.ctx()), 'answer_hours')).toBe(48);
  now += 5 * SECOND;
  expect(await recent()).toBe(48);
});

test('what was read while a change was under way is not kept after it', async () => {
  const reading = recentSettings(product.ctx());
  await Promise.all([putSetting(product.ctx(), 'answer_hours', 36), reading]);
  expect(await recent()).toBe(36);
});

test('settings that could not be read are read again by the next request', async () => {
  await recent();
  now += 6 * SECOND;
  const ctx = product.ctx();
  const failing = { ...ctx, db: { ...ctx.db, many: () => Promise.reject(new Error('no connection')) } };
  await expect(recentSettings(failing as typeof ctx)).rejects.toThrow('no connection');
  expect(await recent()).toBe(36);
});
