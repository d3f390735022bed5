import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../src/platform/database/statement.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';

type AnyStatement = Statement<object, unknown>;

const source = join(import.meta.dirname, '../src');
let product: TestProduct;
let statements: AnyStatement[];

beforeAll(async () => {
  product = await openTestProduct();
  const stores = globSync('**/*store.ts', { cwd: source });
  const exported = await Promise.all(stores.map((file) => import(join(source, file)) as Promise<object>));
  // Savepoints are commands of a transaction, which PostgreSQL does not prepare.
  statements = exported.flatMap(statementsIn).filter(({ text }) => !/^(savepoint|rollback) /.test(text));
});
afterAll(() => product.close());

/** Returns the statements among the exports of a store, also those in an object such as `pages.upcoming`. */
function statementsIn(exports: object): AnyStatement[] {
  return Object.values(exports).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    return isStatement(value) ? [value] : Object.values(value).filter(isStatement);
  });
}

function isStatement(value: unknown): value is AnyStatement {
  return typeof value === 'object' && value !== null && 'placeholders' in value && 'text' in value;
}

test('PostgreSQL can prepare every statement of every store, and reads as many values as it names', async () => {
  const client = await product.db.connect();
  const faults: string[] = [];
  try {
    for (const [index, { name, text, placeholders }] of statements.entries()) {
      const prepared = `s${index}`;
      const fault = await client
        .query(`prepare ${prepared} as ${text}`)
        .then(() =>
          client.query<{ values: number }>(
            'select cardinality(parameter_types) as values from pg_prepared_statements where name = $1',
            [prepared],
          ),
        )
        .then(
          ({ rows }) => (rows[0]?.values === placeholders.length ? undefined : `reads ${rows[0]?.values} values`),
          (error: Error) => error.message,
        );
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
    }
  } finally {
    client.release(true);
  }
  expect(faults).toEqual([]);
  expect(statements.length).toBeGreaterThan(300);
});

test('a statement is guarded exactly if it names a table with row-level security', async () => {
  const { rows } = await product.db.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
  );
  expect(rows.length).toBeGreaterThan(5);
  const table = new RegExp(String.raw`\b(${rows.map(({ name }) => name).join('|')})\b`);
  const wrong = statements.filter(({ text, guarded }) => guarded !== table.test(text)).map(({ name }) => name);
  expect(wrong).toEqual([]);
  expect(statements.filter(({ guarded }) => guarded).length).toBeGreaterThan(30);
});

test('no two statements have the same name', () => {
  const names = statements.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
