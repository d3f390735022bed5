import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterOfRun } from '../../../test/cluster-of-run.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { migrate } from './migrate.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('a start that has nothing to migrate still gives the runtime role its rights, but not over the ledger', async () => {
  const { appUrl } = clusterOfRun();
  const role = pg.escapeIdentifier(appUrl.user);
  const client = new pg.Client(product.owner);
  await client.connect();
  try {
    // What a process leaves that died between its last migration and the grants.
    await client.query(`revoke all on bookings from ${role}; grant update, delete on ledger_entries to ${role}`);
    expect(await migrate(product.owner)).toEqual([]);
    const { rows } = await client.query(
      `select has_table_privilege($1, 'bookings', 'update') as bookings, has_table_privilege($1, 'ledger_entries', 'update') as ledger`,
      [appUrl.user],
    );
    expect(rows).toEqual([{ bookings: true, ledger: false }]);
  } finally {
    await client.end();
  }
});
