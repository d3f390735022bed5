import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, DoctorTypeField, Id, Instant, LanguageField, MoneyField, envelope } from './fields.ts';
import { MONEY_STAGES } from './stages.ts';

/** The id of a plan; the calls of the specification name it as a package (C39). */
const PlanId = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);

/** What a month of a plan gives, as it was or would be bought. */
const Terms = {
  /** The plan's id, such as 'family'. */
  plan_id: z.string(),
  title: z.string(),
  /** The language of the title; another one than asked for if nobody wrote it in that one. */
  language: LanguageField,
  doctor_type: DoctorTypeField,
  country: CountryField,
  price: MoneyField,
  paid_calls: z.int(),
  free_calls: z.int(),
  /** All calls (C06). */
  calls: z.int(),
  /** For how many people the calls are, the payer included. */
  people: z.int(),
};

const PlanOffer = z.strictObject({
  ...Terms,
  /** When the month begins if it is paid now: now, or at the end of the same plan that is running. */
  starts_at: Instant,
  /** A calendar month later (C37). */
  ends_at: Instant,
  renews: z.boolean(),
  /** An order of this plan for which a payment is under way; null if there is none. */
  awaited_order_id: Id.nullable(),
});

const PlanOrder = z.strictObject({
  id: Id,
  ...Terms,
  /** Until then it can be paid at this price. */
  expires_at: Instant,
  /** Pending also as long as nothing was paid. */
  payment_status: z.enum(['pending', 'paid', 'refund_due', 'refunded']),
  payment_reference: z.string().nullable(),
  /** What is known of the money. */
  money: z.enum(MONEY_STAGES),
  /** What was bought, once it is paid. */
  bought: z
    .strictObject({
      subscription_id: Id,
      starts_at: Instant,
      ends_at: Instant,
      /** The coupon that counts now; null if it was revoked. */
      coupon_code: z.string().nullable(),
    })
    .nullable(),
});

export const readPlanOffer = endpoint({
  id: 'subscriptions.read-plan-offer',
  method: 'GET',
  path: '/api/plan-offers',
  summary: 'What a care plan costs the caller with a type of doctor, and from when until when it would last',
  access: ['patient'],
  limit: 'read',
  query: z.strictObject({ package_type: PlanId, doctor_type: DoctorTypeField }),
  reply: envelope(PlanOffer),
  problems: ['country-not-live', 'plan-not-sold'],
});

export const savePlanOrder = endpoint({
  id: 'subscriptions.save-plan-order',
  method: 'POST',
  path: '/api/plan-orders',
  summary: 'Order a care plan for a month and open its payment; the server computes the amount and makes the reference',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({
    package_type: PlanId,
    doctor_type: DoctorTypeField,
    /** The price that the person saw; the order is refused if it is another one now. */
    price: MoneyField,
    full_name: z.string().max(200),
    phone: z.string().max(40),
  }),
  reply: envelope(
    z.strictObject({
      order_id: Id,
      reference_id: z.string(),
      price: MoneyField,
      full_name: z.string(),
      phone: z.string(),
      package_type: z.string(),
    }),
  ),
  status: 201,
  problems: [
    'country-not-live',
    'plan-not-sold',
    'plan-price-changed',
    'plan-payment-awaited',
    'payment-name-required',
    'phone-required',
    'phone-invalid',
    'payment-save-failed',
    'payment-unsettled',
    'payment-settled',
  ],
});

export const readPlanOrder = endpoint({
  id: 'subscriptions.read-plan-order',
  method: 'GET',
  path: '/api/plan-orders/:order_id',
  summary: 'One of my orders of a care plan: its terms, its payment, and what was bought',
  access: ['patient'],
  limit: 'read',
  owns: { order_id: 'plan-order' },
  params: z.strictObject({ order_id: Id }),
  reply: envelope(PlanOrder),
  problems: ['not-found'],
});

export type PlanOfferBody = z.infer<typeof PlanOffer>;
export type PlanOrderBody = z.infer<typeof PlanOrder>;
export type SavedPlanOrderBody = z.infer<typeof savePlanOrder.reply>['data'];
