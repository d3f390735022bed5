import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { buyPlan, checkOut, orderPlan } from '../../../test/plan-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const leave = (visitor: Visitor, more: object = {}) => visitor.delete('/api/me', { confirm: true, ...more });
const read = async (visitor: Visitor) => (await visitor.get('/api/me/erasure')).body.data;

describe('the account of a patient with a running care plan', () => {
  test('is not deleted until the patient gives the plan up; then its calls pay for nothing', async () => {
    const patient = await product.patient();
    await buyPlan(product, patient);
    const { obstacles, plans } = await read(patient);
    expect([obstacles, plans.length, plans[0].refundable]).toEqual([[], 1, true]);
    expect(plans[0].calls_left).toBeGreaterThan(0);
    const refused = await leave(patient);
    expect([refused.status, refused.body.code, refused.body.params.kind]).toEqual([409, 'account-in-use', 'plan']);
    expect(refused.body.message).toContain('Mpango wako bado unaendelea');
    expect((await patient.get('/api/me')).status).toBe(200);
    product.clock.advance(25 * HOUR);
    expect((await read(patient)).plans[0].refundable).toBe(false);
    expect((await leave(patient, { give_up_plans: true })).status).toBe(200);
    await product.settle();
    const { rows } = await product.db.pool.query(
      'select count(*)::int as coupons from coupons where account_id = $1 and revoked_at is null',
      [patient.accountId],
    );
    expect(rows).toEqual([{ coupons: 0 }]);
  });

  test('is deleted without a question when the plan is over', async () => {
    const patient = await product.patient();
    await buyPlan(product, patient);
    product.clock.advance(32 * DAY);
    await product.settle();
    const again = await product.patient({ phone: patient.phone });
    expect((await read(again)).plans).toEqual([]);
    expect((await leave(again)).status).toBe(200);
  });
});

test('the payment of a care plan that is under way keeps the account, like one of an appointment', async () => {
  const patient = await product.patient();
  const saved = await orderPlan(product, patient, { phone: '+255754000003' });
  expect((await checkOut(patient, saved.body.data.reference_id)).status).toBe(200);
  await product.settle();
  expect((await read(patient)).obstacles).toEqual([{ kind: 'payment', booking_id: null, starts_at: null }]);
  const refused = await leave(patient, { give_up_plans: true });
  expect([refused.status, refused.body.code, refused.body.params.kind]).toEqual([409, 'account-in-use', 'payment']);
  expect((await patient.get('/api/me')).status).toBe(200);
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
