import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
let desk: Record<'administrator' | 'staff-admin', Visitor>;
beforeAll(async () => {
  product = await openTestProduct();
  desk = {
    administrator: await aMemberOfStaff(product, 'administrator'),
    'staff-admin': await aMemberOfStaff(product, 'staff-admin'),
  };
  await product.db.pool.query(
    `insert into accounts (id, phone, full_name, country, language, roles, created_at)
     select gen_random_uuid(), '+25578' || (1000000 + n), 'Asha Wengi', 'TZ', 'sw', '{patient}', now() from generate_series(1, 10000) n`,
  );
});
afterAll(() => product.close());

test.each([
  ['/api/admin/payments', 'administrator'],
  ['/api/admin/successful-payments', 'staff-admin'],
  ['/api/admin/cases', 'administrator'],
] as const)('%s never leaves out somebody of a frequent name without saying so', async (address, role) => {
  const cut = async (q: string) => (await desk[role].get(`${address}?q=${encodeURIComponent(q)}`)).body.data.is_cut;
  expect([await cut('Asha Wengi'), await cut('Asha Mmoja'), await cut('')]).toEqual([true, false, false]);
});
