import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { statement } from '../database/statement.ts';
import { openLog } from '../log.ts';
import { openEar } from './ear.ts';

const say = statement('test.say', "select pg_notify('test_ear', $1)");
const cut = statement<{ pid: number }>('test.cut', "select pid, pg_terminate_backend(pid) from pg_stat_activity where query = 'listen test_ear' and datname = current_database()");

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

test('an ear whose connection is cut listens again by itself, on one connection', async () => {
  const heard: string[] = [];
  const ear = openEar('test_ear', { db: product.db, log: openLog('silent'), take: (text) => heard.push(text), isNeeded: () => true });
  await ear.ready();
  await product.db.many(say, ['before']);
  await vi.waitFor(() => expect(heard).toEqual(['before']));

  expect(await product.db.many(cut, [])).toHaveLength(1);
  await vi.waitFor(async () => {
    await product.db.many(say, ['after']);
    expect(heard).toContain('after');
  }, { timeout: 10_000, interval: 200 });

  expect(await product.db.many(cut, [])).toHaveLength(1);
  ear.stop();
});
