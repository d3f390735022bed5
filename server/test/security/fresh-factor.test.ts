import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsFreshFactor } from '@tabibu/contract/endpoint';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { isStaffRole } from '@tabibu/contract/roles';
import type { StaffRole } from '@tabibu/contract/roles';
import { MINUTE } from '../../src/platform/time.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMemberOfStaff } from '../staff-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const staffOf = ({ access }: Endpoint) => access.filter((role): role is StaffRole => isStaffRole(role as StaffRole));
/** What leaves the product as a whole table, by its address or its media type. */
const isTable = ({ path, media }: Endpoint) => path.endsWith('/export') || media === 'text/csv';
const TABLES = ENDPOINTS.filter((endpoint) => isTable(endpoint) && staffOf(endpoint).length > 0);

test('no table that people who work here take along leaves without the rule of the fresh factor', () => {
  expect(TABLES.length).toBeGreaterThan(8);
  for (const endpoint of TABLES) expect([endpoint.id, needsFreshFactor(endpoint)]).toEqual([endpoint.id, true]);
});

test.each(TABLES.flatMap((endpoint) => staffOf(endpoint).map((role) => ({ endpoint, role }))))(
  '$endpoint.id is refused to a $role whose factor is older than five minutes, and given after it',
  async ({ endpoint: { method, path }, role }) => {
    const member = await aMemberOfStaff(product, role);
    const ask = () => (method === 'GET' ? member.get(path) : member.post(path, { country: 'GB' }));
    expect((await ask()).status).toBe(200);
    product.clock.advance(6 * MINUTE);
    const late = await ask();
    expect([late.status, late.body.code]).toEqual([403, 'step-up-required']);
  },
);
