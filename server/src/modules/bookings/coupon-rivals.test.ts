import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';
import { insertHold } from './insert-hold.ts';
import { payByCoupon } from './pay-by-coupon.ts';

const RIVALS = 200;
const SLOTS_A_DAY = 16;

let product: TestProduct;
let other: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: { DATABASE_POOL: '20' } });
  other = await product.another();
});
afterAll(async () => {
  await other.close();
  await product.close();
});

test(`of ${RIVALS} rivals on two processes exactly 15 get a call of a coupon that has 15 (C38)`, async () => {
  const asha = await product.patient();
  const { code } = await aSubscription(product, asha, { planId: 'cancer' });
  // A patient holds one time with a doctor at most.
  const doctors = await Promise.all(
    Array.from({ length: RIVALS }, () => aDoctor(product, { specialty: 'general-practitioner' })),
  );
  const ctxOf = (index: number) =>
    (index % 2 === 0 ? product : other).ctx(
      { kind: 'patient', accountId: asha.accountId, sessionId: randomUUID() },
      { country: 'TZ', language: 'sw' },
    );
  const first = new Date(at(product, 1, '09:00'));
  const held: string[] = [];
  for (let index = 0; index < RIVALS; index += 1) {
    const startsAt = later(first, Math.floor(index / SLOTS_A_DAY) * DAY + (index % SLOTS_A_DAY) * 30 * MINUTE);
    const booking = await insertHold(product.ctx(undefined, { country: 'TZ' }), {
      patientId: asha.accountId,
      personId: null,
      doctorId: doctors[index]!,
      doctorType: 'general',
      startsAt,
      callType: 'phone',
      price: { amount: 600_000, currency: 'TZS' },
      version: 1,
    });
    held.push(booking!.id);
  }
  const outcomes = await Promise.all(
    held.map((bookingId, index) =>
      payByCoupon(ctxOf(index), { code, bookingId }).then(
        () => 'used',
        (refusal: unknown) => (refusal instanceof Problem ? refusal.code : String(refusal)),
      ),
    ),
  );
  const counts = Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]));
  expect(counts).toEqual({ used: 15, 'coupon-used-up': RIVALS - 15 });
  expect(await brokenInvariants(product)).toEqual([]);
});
