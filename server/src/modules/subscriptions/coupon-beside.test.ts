import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aSubscription, couponsOf, generate } from '../../../test/subscription-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('takes no call away from whoever has a plan: it stands beside it, and the owner is told what became of the other', async () => {
  const admin = await aMemberOfStaff(product, 'administrator');
  const asha = await product.patient({ full_name: 'Àsha Mwinyi' });
  const { id, code: old } = await aSubscription(product, asha, { planId: 'pregnancy' });
  const phone = encodeURIComponent(asha.phone);
  const owner = async () => (await admin.get(`/api/admin/coupon-owner?phone=${phone}`)).body.data;
  const before = await owner();
  expect(before).toMatchObject({
    name: 'Àsha Mwinyi',
    coupons: [{ package: 'pregnancy', doctorType: 'general', of_plan: true }],
  });
  const body = { phone_number: asha.phone, doctor_type: 'general', package_type: 'pregnancy', reason: 'Goodwill' };
  const made = await admin.post('/api/admin/generate-coupon', { ...body, call_limit: 5 });
  expect(made.status, made.text).toBe(201);
  const left = (await owner()).coupons.map((one: { calls_left: number }) => one.calls_left);
  expect(left.toSorted()).toEqual([before.coupons[0].calls_left, 5].toSorted());
  expect((await couponsOf(admin, `?q=${old}`))[0]).toMatchObject({ status: 'active' });
  await generate(admin, id, { call_limit: 2 });
  expect((await couponsOf(admin, `?q=${old}`))[0]).toMatchObject({ ended: 'replaced' });
  await product.settle();
  const told = (await messagesTo(product, asha.phone)).filter((text) => text.includes('imekupa'));
  expect(told).toEqual([
    expect.stringMatching(/simu 5 .*Ulichokuwa nacho kinabaki/),
    expect.stringMatching(/simu 2 .*nafasi ya kuponi yako ya awali/),
  ]);
  const unknown = await admin.get('/api/admin/coupon-owner?phone=0754000000');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
});
