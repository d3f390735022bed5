import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { sqlState } from './database.ts';
import { statement } from './statement.ts';
import type { NoValues } from './statement.ts';

const fails = statement<{ divisor: number }>('test.fails', 'select 1 / $divisor::int as impossible');
const works = statement<NoValues, { one: number }>('test.works', 'select 1 as one');
const write = statement<{ key: string }>(
  'test.write',
  "insert into site_settings (key, value, updated_at) values ($key, 'true', now())",
);
const written = statement<{ key: string }, { found: number }>(
  'test.written',
  'select count(*) as found from site_settings where key = $key',
);

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Passes a failure on after a delay, as a function does that does other work between the statement and its return. */
async function slowly<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    throw error;
  }
}

test('a failure tells who asked, not only that a packet came', async () => {
  async function askInVain(): Promise<unknown> {
    return await product.db.transaction(async (inside) => await inside.one(fails, { divisor: 0 }));
  }
  const error: unknown = await askInVain().catch((failure: unknown) => failure);
  expect((error as Error).stack).toContain('askInVain');
});

describe('statements of a transaction that run in parallel', () => {
  test('return their results in order', async () => {
    expect(await product.db.transaction((inside) => Promise.all([inside.one(works), inside.one(works)]))).toEqual([
      { one: 1 },
      { one: 1 },
    ]);
  });

  test('fail with the first error, not with the aborted transaction that follows from it', async () => {
    const work = product.db.transaction((inside) =>
      Promise.all([slowly(inside.one(fails, { divisor: 0 })), inside.one(works), inside.one(works)]),
    );
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('22012');
  });

  test('are rolled back after a failure, and the next transaction can use the connection', async () => {
    const work = product.db.transaction(async (inside) => {
      await inside.run(write, { key: 'test.left-behind' });
      await Promise.all([inside.one(works), inside.one(fails, { divisor: 0 })]);
    });
    await expect(work).rejects.toThrow(/division by zero/);
    expect((await product.db.one(written, { key: 'test.left-behind' })).found).toBe(0);
    expect(await product.db.transaction((inside) => inside.one(works))).toEqual({ one: 1 });
  });
});
