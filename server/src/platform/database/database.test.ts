import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { sqlState } from './database.ts';
import { statement } from './statement.ts';

const fails = statement('test.fails', 'select 1 / $1::int as impossible');
const works = statement<{ one: number }>('test.works', 'select 1 as one');
const write = statement('test.write', "insert into site_settings (key, value, updated_at) values ($1, 'true', now())");
const written = statement<{ found: number }>('test.written', 'select count(*) as found from site_settings where key = $1');

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

/** Waits before it passes a failure on, as a verb between the statement and its caller does. */
async function slowly<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await new Promise((done) => { setTimeout(done, 50); });
    throw error;
  }
}

describe('statements of a transaction that are sent together', () => {
  test('answer in their order', async () => {
    expect(await product.db.transaction((inside) => Promise.all([inside.one(works), inside.one(works)]))).toEqual([{ one: 1 }, { one: 1 }]);
  });

  test('fail with what failed first, not with the end of the transaction that it caused', async () => {
    const work = product.db.transaction((inside) => Promise.all([slowly(inside.one(fails, [0])), inside.one(works), inside.one(works)]));
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('22012');
  });

  test('leave nothing behind, and the connection is good for the next', async () => {
    const work = product.db.transaction(async (inside) => {
      await inside.run(write, ['test.left-behind']);
      await Promise.all([inside.one(works), inside.one(fails, [0])]);
    });
    await expect(work).rejects.toThrow(/division by zero/);
    expect((await product.db.one(written, ['test.left-behind'])).found).toBe(0);
    expect(await product.db.transaction((inside) => inside.one(works))).toEqual({ one: 1 });
  });
});

describe('what is collected for the commit', () => {
  const bad = { statement: statement('test.bad-batch', "insert into site_settings (key, value, updated_at) select key, value, now() from json_to_recordset($1) as given (key text, value jsonb)") };

  test('is written together, and a refused row takes the whole transaction along', async () => {
    const work = product.db.transaction(async (inside) => {
      await inside.run(write, ['test.half']);
      inside.collect(bad, { key: 'test.twice', value: true });
      inside.collect(bad, { key: 'test.twice', value: true });
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('23505');
    expect((await product.db.one(written, ['test.half'])).found).toBe(0);
  });
});
