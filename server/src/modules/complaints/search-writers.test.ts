import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, listOf, write } from '../../../test/complaint-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('a search for a frequent name never misses a complaint because thousands of others have the name', async () => {
  await product.db.pool.query(
    `insert into accounts (id, phone, full_name, country, language, roles, created_at)
     select gen_random_uuid(), '+25578' || (1000000 + n), 'Zawadi Wengi', 'TZ', 'sw', '{patient}', now() from generate_series(1, 2500) n`,
  );
  const staff = await aMemberOfStaff(product, 'staff-admin');
  const writer = await product.patient({ phone: '+255754820999', full_name: 'Zawadi Wengi' });
  const id = await idOf(staff, await write(writer, { first_name: 'Mama', last_name: 'Neema' }));
  const found = async (q: string) => (await listOf(staff, `?q=${q}`)).complaints.map((one: { id: string }) => one.id);
  expect([await found('wengi'), await found('820999'), await found('Rehema')]).toEqual([[id], [id], []]);
});
