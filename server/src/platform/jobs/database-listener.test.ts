import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { statement } from '../database/statement.ts';
import { openLog } from '../log.ts';
import { listenToDatabase } from './database-listener.ts';
import type { NoValues } from '../database/statement.ts';

const say = statement<{ text: string }>('test.say', "select pg_notify('test_ear', $text)");
const cut = statement<NoValues, { pid: number }>(
  'test.cut',
  "select pid, pg_terminate_backend(pid) from pg_stat_activity where query = 'listen test_ear' and datname = current_database()",
);

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('a listener whose connection is cut reconnects by itself, with one connection', async () => {
  const heard: string[] = [];
  const ear = listenToDatabase('test_ear', {
    db: product.db,
    log: openLog('silent'),
    take: (text) => heard.push(text),
    isNeeded: () => true,
  });
  await ear.ready();
  await product.db.many(say, { text: 'before' });
  await expect.poll(() => heard).toEqual(['before']);

  expect(await product.db.many(cut)).toHaveLength(1);
  await eventually(async () => {
    await product.db.many(say, { text: 'after' });
    return heard.includes('after');
  });

  expect(await product.db.many(cut)).toHaveLength(1);
  ear.stop();
});
