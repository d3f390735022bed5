import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MOST_MEMBERS } from './family-rules.ts';
import { CountryField, DoctorTypeField, Id, Instant, LanguageField, MoneyField, envelope } from './fields.ts';

/** A plan that somebody has bought, as its owner sees it. */
const OwnPlan = z.strictObject({
  id: Id,
  plan_id: z.string(),
  title: z.string(),
  /** The language of the title; another one than the reader's if nobody wrote it in that one. */
  language: LanguageField,
  doctor_type: DoctorTypeField,
  country: CountryField,
  /** What was paid. */
  price: MoneyField,
  /** For how many people it is, the payer included. */
  people: z.int(),
  /** Who of the family shares it, in the order in which they joined. A name is empty once it was forgotten. */
  members: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      /** The person shared the month before, and was taken along when the plan was bought again. */
      taken_along: z.boolean(),
    }),
  ),
  /** False once the payer has taken somebody's place away: that happens once in the month of a plan. */
  may_change_members: z.boolean(),
  calls_total: z.int(),
  calls_used: z.int(),
  calls_left: z.int(),
  starts_at: Instant,
  ends_at: Instant,
  state: z.enum(['running', 'to-begin', 'over', 'given-back']),
  /** The coupon that pays; null once the plan is over or given back. */
  coupon_code: z.string().nullable(),
  /** The same plan is already bought for the time after its end. */
  is_renewed: z.boolean(),
  /** Until when it can be given back: within a day, as long as no call is used. Null if it cannot. */
  refundable_until: Instant.nullable(),
  payment_reference: z.string().nullable(),
  /** What its calls have paid for, newest first. */
  uses: z.array(z.strictObject({ booking_id: Id, used_at: Instant, came_back: z.boolean() })),
});

export const listOwnPlans = endpoint({
  id: 'subscriptions.list-own-plans',
  method: 'GET',
  path: '/api/me/plans',
  summary: 'My care plans with their calls, coupons and what these have paid for; those that run first',
  access: ['patient'],
  limit: 'read',
  reply: envelope(z.array(OwnPlan)),
});

export const setPlanMembers = endpoint({
  id: 'subscriptions.set-plan-members',
  method: 'PUT',
  path: '/api/me/plans/:subscription_id/members',
  summary: 'Name who of my family shares a plan; whoever is left out gives up the place, once in its month',
  access: ['patient'],
  limit: 'write',
  owns: { subscription_id: 'subscription' },
  params: z.strictObject({ subscription_id: Id }),
  body: z.strictObject({ person_ids: z.array(Id).max(MOST_MEMBERS) }),
  reply: envelope(OwnPlan),
  problems: ['not-found', 'member-unknown', 'coupon-family-full', 'plan-members-changed'],
});

export const giveBackPlan = endpoint({
  id: 'subscriptions.give-back-plan',
  method: 'POST',
  path: '/api/me/plans/:subscription_id/give-back',
  summary: 'Give a plan back within a day of buying it, as long as no call is used: its money is owed back',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  owns: { subscription_id: 'subscription' },
  params: z.strictObject({ subscription_id: Id }),
  body: z.strictObject({}),
  reply: envelope(OwnPlan),
  problems: ['not-found', 'plan-call-used', 'plan-too-late-to-give-back', 'plan-give-back-later-first'],
});

export type OwnPlanBody = z.infer<typeof OwnPlan>;
