import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openLog } from '../log.ts';
import { startRelay } from './relay.ts';

/** A database whose transactions move these numbers of rows one after the other, and then none. */
function movingRows(...batches: readonly number[]): { readonly db: Database; transactions: () => number } {
  let begun = 0;
  const transaction = async () => batches[begun++] ?? 0;
  return { db: { transaction } as unknown as Database, transactions: () => begun };
}

test('the relay does not ask for more rows after a batch that was not full', async () => {
  const { db, transactions } = movingRows(200, 200, 3);
  const relay = startRelay(db, openLog('silent'));
  await expect.poll(transactions).toBe(3);
  await relay.stop();
  expect(transactions()).toBe(3);
});

test('a wake-up while the relay moves rows is not lost', async () => {
  const { db, transactions } = movingRows(1);
  const relay = startRelay(db, openLog('silent'));
  relay.wake();
  await expect.poll(transactions).toBe(2);
  await relay.stop();
});
