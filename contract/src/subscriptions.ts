import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, DoctorTypeField, Id, Instant, envelope, personText } from './fields.ts';
import { PERIODS } from './payment-desk-words.ts';
import { CALL_LIMIT, PACKAGE_ID, SENDING_FAULTS, SENDING_STATES, SUBSCRIPTION_STATUSES } from './subscription-words.ts';

const Status = z.enum(SUBSCRIPTION_STATUSES);

/** What became of the last time that a code was sent. */
const Sending = z.strictObject({
  state: z.enum(SENDING_STATES),
  /** Why it failed, where that is known. */
  fault: z.enum(SENDING_FAULTS).nullable(),
  at: Instant,
});

/** A subscription as administrators list it (ADM-SUB-06, ADM-SUB-09). */
const Subscriber = z.strictObject({
  id: Id,
  /** Empty after the account was deleted, like the number. */
  name: z.string(),
  /** The last three digits of the number; the others are masked. */
  phone: z.string(),
  package: z.string(),
  doctorType: DoctorTypeField,
  country: CountryField,
  startDate: Instant,
  endDate: Instant,
  callsTotal: z.int(),
  callsUsed: z.int(),
  /** The coupon that counts; null if it was revoked. */
  couponCode: z.string().nullable(),
  /** The coupon can be sent: calls are left, and it is not over. */
  couponActive: z.boolean(),
  sending: Sending.nullable(),
  status: Status,
});

/** A coupon as administrators list it (ADM-SUB-07, ADM-SUB-10). */
const Coupon = z.strictObject({
  id: Id,
  code: z.string(),
  owner: z.string(),
  phone: z.string(),
  package: z.string(),
  doctorType: DoctorTypeField,
  callsTotal: z.int(),
  callsUsed: z.int(),
  created: Instant,
  expires: Instant,
  /** Why it is not active any more; null for an active one. */
  ended: z.enum(['over', 'used', 'replaced']).nullable(),
  status: Status,
  /** Who made it by hand, and why; null for the coupon of a bought plan. */
  made: z.strictObject({ by: z.string(), reason: z.string(), approved_by: z.string().nullable() }).nullable(),
  sending: Sending.nullable(),
});

const Filter = {
  /** Part of the name, the last digits of the number, or a whole code. */
  q: z.string().max(80).optional(),
  country: CountryAsked.optional(),
  status: Status.optional(),
  /** Begun or made in this period of the reader's calendar; all by default (W48). */
  period: z.enum(PERIODS).optional(),
};
const Page = z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional();
const paged = {
  /** All that the filter finds, up to ten thousand; `is_more` if there are more. Older ones have no page. */
  total: z.int(),
  is_more: z.boolean(),
  /** More people have such a name than are looked through, so rows may be missing. */
  is_cut: z.boolean(),
  page: z.int(),
  pages: z.int(),
  page_size: z.int(),
};

export const listSubscribers = endpoint({
  id: 'subscriptions.list-subscribers',
  method: 'GET',
  path: '/api/admin/subscribers',
  summary: 'Subscriptions, newest first, by name, number, code, country, status and period (API-35); audited',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({ ...Filter, page: Page }),
  reply: envelope(z.strictObject({ subscribers: z.array(Subscriber), ...paged })),
});

export const listCoupons = endpoint({
  id: 'subscriptions.list-coupons',
  method: 'GET',
  path: '/api/admin/coupons',
  summary: 'Coupons, newest first, with the same filters (API-36); audited',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({ ...Filter, page: Page }),
  reply: envelope(z.strictObject({ coupons: z.array(Coupon), ...paged })),
});

export const countSubscriptions = endpoint({
  id: 'subscriptions.count-subscriptions',
  method: 'GET',
  path: '/api/admin/subscribers/figures',
  summary: 'The four figures of the section, and how many coupons the caller may make alone (W49)',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      active_subscribers: z.int(),
      expired: z.int(),
      calls_used: z.int(),
      active_coupons: z.int(),
      coupons_alone_left: z.int(),
    }),
  ),
});

export const exportSubscribers = endpoint({
  id: 'subscriptions.export-subscribers',
  method: 'GET',
  path: '/api/admin/subscribers/export',
  summary: 'The same as a table (CSV), the newest ten thousand; no cell is read as a formula',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

export const exportCoupons = endpoint({
  id: 'subscriptions.export-coupons',
  method: 'GET',
  path: '/api/admin/coupons/export',
  summary: 'The same as a table (CSV), the newest ten thousand; no cell is read as a formula',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

/** For whom and for what: a subscription, or a number with package and type of doctor. */
export const CouponWish = z.strictObject({
  subscription_id: Id.optional(),
  phone_number: z.string().max(40).optional(),
  /** 'single_call', 'emergency', or the id of a care plan that is sold. */
  package_type: z.string().regex(PACKAGE_ID).optional(),
  doctor_type: DoctorTypeField.optional(),
  /** Beside what the person has, or in its place; by default `add` for a number and `replace` for a subscription. */
  how: z.enum(['add', 'replace']).optional(),
  call_limit: z.int().min(CALL_LIMIT.least).max(CALL_LIMIT.most),
  /** Why it is made by hand; a client of the printed call sends none (API-37). */
  reason: personText(500).default('printed call'),
});

/** The refusals of a coupon that cannot be made. */
export const COUPON_PROBLEMS = [
  'step-up-required',
  'reason-required',
  'phone-invalid',
  'not-found',
  'coupon-details-missing',
  'coupon-plan-not-sold',
  'coupon-own-account',
  'about-family',
  'subscription-over',
] as const;

export const generateCoupon = endpoint({
  id: 'subscriptions.generate-coupon',
  method: 'POST',
  path: '/api/admin/generate-coupon',
  summary: 'Make a coupon by hand, beside what its owner has or in its place; the owner is told (API-37)',
  access: ['administrator'],
  limit: 'write',
  idempotent: true,
  body: CouponWish,
  reply: envelope(z.strictObject({ id: Id, coupon_code: z.string() })),
  status: 201,
  problems: [...COUPON_PROBLEMS, 'takes-two-people'],
});

export const readCouponOwner = endpoint({
  id: 'subscriptions.read-coupon-owner',
  method: 'GET',
  path: '/api/admin/coupon-owner',
  summary: 'Whose number it is, and the coupons with calls left that this person has; audited',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(
    z.strictObject({
      name: z.string(),
      coupons: z.array(
        z.strictObject({
          package: z.string(),
          doctorType: DoctorTypeField,
          calls_left: z.int(),
          expires: Instant,
          /** It belongs to a plan that runs, and another one can take its place. */
          of_plan: z.boolean(),
        }),
      ),
    }),
  ),
  problems: ['not-found', 'phone-invalid'],
});

export const sendCoupon = endpoint({
  id: 'subscriptions.send-coupon',
  method: 'POST',
  path: '/api/admin/send-coupon',
  summary: "Text a code to its owner; a number that is given has to be the owner's (API-38)",
  access: ['administrator'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ coupon_code: z.string().max(20), phone_number: z.string().max(40).optional() }),
  reply: envelope(z.strictObject({ sending_id: Id })),
  status: 202,
  problems: ['not-found', 'phone-invalid', 'coupon-not-active'],
});

export const readSending = endpoint({
  id: 'subscriptions.read-sending',
  method: 'GET',
  path: '/api/admin/coupon-sendings/:sending_id',
  summary: 'What became of a code that was sent (W52)',
  access: ['administrator'],
  limit: 'read',
  owns: { sending_id: 'coupon-sending' },
  params: z.strictObject({ sending_id: Id }),
  reply: envelope(Sending),
  problems: ['not-found'],
});

export type SubscriberBody = z.infer<typeof Subscriber>;
export type SubscriberPageBody = z.infer<typeof listSubscribers.reply>['data'];
export type CouponBody = z.infer<typeof Coupon>;
export type CouponPageBody = z.infer<typeof listCoupons.reply>['data'];
export type SubscriptionFiguresBody = z.infer<typeof countSubscriptions.reply>['data'];
export type CouponSendingBody = z.infer<typeof Sending>;
export type CouponWishBody = z.infer<typeof CouponWish>;
export type CouponOwnerBody = z.infer<typeof readCouponOwner.reply>['data'];
