import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DoctorTypeField, Id, Instant, envelope } from './fields.ts';

/** Why a coupon cannot pay, each with a sentence of its own. */
export const COUPON_REFUSALS = [
  'coupon-unknown',
  'coupon-replaced',
  'coupon-expired',
  'coupon-not-begun',
  'coupon-used-up',
  'coupon-phone-only',
  'coupon-wrong-type',
  'coupon-family-full',
  'plan-members-changed',
] as const;

/** A coupon as its owner sees it (PAT-COUP-01, C36). */
const OwnCoupon = z.strictObject({
  id: Id,
  coupon_code: z.string(),
  package_type: z.string(),
  doctor_type: DoctorTypeField,
  calls_remaining: z.int(),
  calls_used: z.int(),
  call_limit: z.int(),
  /** It can pay for a call now. */
  is_active: z.boolean(),
  /** Why it cannot; null if it can. */
  why_not: z.string().nullable(),
  starts_at: Instant,
  expires_at: Instant,
});

export const listOwnCoupons = endpoint({
  id: 'subscriptions.list-own-coupons',
  method: 'GET',
  path: '/api/coupons/user/:phone',
  summary: 'My coupons, those that pay now first; the number has to be my own (API-05)',
  access: ['patient'],
  limit: 'read',
  owns: { phone: 'account' },
  params: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(z.array(OwnCoupon)),
  problems: ['not-found'],
});

export const validateCoupon = endpoint({
  id: 'subscriptions.validate-coupon',
  method: 'POST',
  path: '/api/coupons/validate',
  summary: 'Look at one of my coupons by its code, and whether it can pay; nothing is used (API-06)',
  access: ['patient'],
  limit: 'write',
  body: z.strictObject({
    coupon_code: z.string().max(20),
    phone_number: z.string().max(40),
    /** The type of the chosen doctor; left out, the type is not compared. */
    doctor_type: DoctorTypeField.optional(),
  }),
  reply: envelope(OwnCoupon),
  problems: ['not-found', ...COUPON_REFUSALS],
});

export const useCoupon = endpoint({
  id: 'bookings.use-coupon',
  method: 'POST',
  path: '/api/coupons/use',
  summary: 'Pay for a held time with one call of my coupon; the same booking uses one call only (API-07)',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({
    coupon_code: z.string().max(20),
    /** The booking to pay. Without it, the caller's only held time is meant. */
    booking_id: Id.optional(),
  }),
  reply: envelope(z.strictObject({ calls_remaining: z.int(), booking_id: Id })),
  problems: [
    'not-found',
    'hold-expired',
    'payment-unsettled',
    'payment-settled',
    'invalid-booking',
    ...COUPON_REFUSALS,
  ],
});

export type OwnCouponBody = z.infer<typeof OwnCoupon>;
