import { beforeAll, expect, test } from 'vitest';
import type { OwnCouponBody } from '../../api/coupons.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { APPOINTMENT, anAppointment } from '../../testing/appointment.ts';
import { fresh, openPayment } from '../../testing/open-payment.tsx';
import { Refused } from '../../testing/open-screen.tsx';
import { stage } from '../../testing/stage.ts';

const COUPON: OwnCouponBody = {
  id: '019b7600-0000-7000-8000-000000000009',
  coupon_code: 'ABCD2345',
  package_type: 'family',
  doctor_type: 'general',
  calls_remaining: 16,
  calls_used: 1,
  call_limit: 17,
  is_active: true,
  why_not: null,
  starts_at: '2026-11-10T07:00:00.000Z',
  expires_at: '2026-12-10T07:00:00.000Z',
};
const SPECIAL: OwnCouponBody = {
  ...COUPON,
  id: `${COUPON.id.slice(0, -1)}8`,
  coupon_code: 'WXYZ6789',
  doctor_type: 'specialist',
};
const LIST = `GET /api/coupons/user/${encodeURIComponent('+255754000111')}`;

/** Waits until the part of the coupons and its sentences are there. */
async function loaded(): Promise<void> {
  await import('./coupon-pay.tsx');
  await loadSentences('en', ['plans']);
}

beforeAll(loaded);

test('who has no coupon cannot choose one (PAT-BOOK-06, PAT-COUP-04)', async () => {
  const screen = await openPayment(fresh(), 'en', { [LIST]: [] });
  expect(screen.names('radio')[0]).toBe('Pay Directly');
  expect(screen.text()).toContain('You have no coupon.');
  await screen.close();
});

test('a coupon with calls is suggested, another type cannot be chosen, and proceeding books (PAT-BOOK-07…10, PAT-COUP-05)', async () => {
  const server = fresh();
  const screen = await openPayment(server, 'en', {
    [LIST]: [COUPON, SPECIAL],
    'POST /api/coupons/use': () => {
      server.appointment = anAppointment({
        state: 'scheduled',
        payment_status: 'paid',
        to_pay: { amount: 0, currency: 'TZS' },
        stage: { ...stage('planned'), money: { stage: 'call-used', sentence: 'A call of your plan paid for it.' } },
      });
      return { calls_remaining: 15, booking_id: APPOINTMENT };
    },
  });
  await screen.after(async () => {
    await loaded();
  });
  expect(screen.text()).toMatch(/ABCD2345.*16 calls left.*WXYZ6789.*For a different doctor type/s);
  expect(screen.names('radio')).not.toContain('WXYZ6789 For a different doctor type');
  await screen.press('button', 'Proceed with Coupon');
  expect(screen.sent()).toMatchObject([
    { call: 'POST /api/coupons/use', body: { coupon_code: 'ABCD2345', booking_id: APPOINTMENT } },
  ]);
  expect(screen.text()).toContain('A call of your plan paid for it.');
  await screen.close();
});

test('a typed code is written in capitals, and its refusal stands beside the field (PAT-COUP-02, PAT-COUP-03, PAT-COUP-06)', async () => {
  const screen = await openPayment(fresh(), 'en', {
    [LIST]: [COUPON],
    'POST /api/coupons/validate': new Refused(409, 'coupon-wrong-type', 'This coupon is for a different doctor type'),
  });
  await screen.after(async () => {
    await loaded();
  });
  await screen.write('Or type a coupon', 'wxyz6789');
  await screen.press('button', 'Verify');
  expect(screen.sent()).toMatchObject([{ body: { coupon_code: 'WXYZ6789', doctor_type: 'general' } }]);
  expect(screen.text()).toContain('This coupon is for a different doctor type');
  await screen.close();
});
