import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../test/booking-makers.ts';
import { openTestProduct } from '../../test/harness.ts';
import type { TestProduct } from '../../test/harness.ts';
import { aMemberOfStaff } from '../../test/staff-makers.ts';
import { subscribersOf } from '../../test/subscription-makers.ts';
import { seedDemoSubscriptions } from './demo-subscriptions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('the demo patient gets a care plan, once, and no invariant is violated', async () => {
  expect(await seedDemoSubscriptions(product.ctx())).toBe(true);
  expect(await seedDemoSubscriptions(product.ctx())).toBe(false);
  const administrator = await aMemberOfStaff(product, 'administrator');
  expect(await subscribersOf(administrator)).toMatchObject([
    { name: 'Asha Demo', package: 'family', status: 'active' },
  ]);
  expect(await brokenInvariants(product)).toEqual([]);
});
