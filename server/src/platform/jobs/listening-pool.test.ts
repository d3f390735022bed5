import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listeningPool } from './listening-pool.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Takes a connection as the job library does, and returns what gives it back. */
const taken = (pool: pg.Pool) =>
  new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _, release) => (error === undefined ? resolve(release) : reject(error)));
  });

test('a connection that the job library releases twice goes back once, and a bare pool throws', async () => {
  const single = new pg.Pool({ ...product.check, max: 1 });
  const release = await taken(listeningPool(single));
  release();
  release();
  expect([single.totalCount, single.idleCount]).toEqual([1, 1]);
  const bare = await taken(single);
  bare();
  expect(bare).toThrow('already been released');
  await single.end();
});

test('everything else is the pool itself', async () => {
  const pool = listeningPool(product.db.pool);
  expect(pool).toBeInstanceOf(pg.Pool);
  expect(pool.totalCount).toBe(product.db.pool.totalCount);
  const client = await pool.connect();
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
