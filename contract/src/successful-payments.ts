import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Id, MoneyField, envelope } from './fields.ts';
import type { PaymentStatus } from './payment-desk-words.ts';
import { STAFF_TABS } from './staff-tabs.ts';

/** A payment in minor units of the shilling, at the rate of the moment of paying; null without a rate (C18). */
const Shillings = MoneyField.extend({ currency: z.literal('TZS') }).nullable();

/** Where received money may stand. */
const RECEIVED = ['paid', 'refund-due', 'refunded'] as const satisfies readonly PaymentStatus[];

/** A payment that was received, as the staff portal lists it (STF-PAY-03, STF-PAY-04). */
const SuccessfulPayment = z.strictObject({
  id: Id,
  /** The payment company's own id; our reference where it gave none. */
  transaction_id: z.string(),
  /** E.164: the number that paid. Empty after the account was deleted; so is the name. */
  phone: z.string(),
  full_name: z.string(),
  amount: Shillings,
  /** What was paid, in its own currency. */
  paid: MoneyField,
  /** `paid` is money that we keep; the others go back or went back. */
  status: z.enum(RECEIVED),
});

/** A phone number in any usual spelling, a transaction ID or our reference: whole. */
const Filter = { q: z.string().max(80).optional() };

export const listSuccessful = endpoint({
  id: 'payment-desk.list-successful',
  method: 'GET',
  path: '/api/admin/successful-payments',
  summary: 'Payments that were received, newest first, ten a page, by phone or transaction ID (STF-PAY-01…05)',
  access: STAFF_TABS.payments,
  limit: 'read',
  query: z.strictObject({
    ...Filter,
    page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
  }),
  reply: envelope(
    z.strictObject({
      payments: z.array(SuccessfulPayment),
      /** All that the filter finds, up to ten thousand; `is_more` if there are more. Older ones have no page. */
      total: z.int(),
      is_more: z.boolean(),
      /** More people have such a name than are looked through: payments may be missing. */
      is_cut: z.boolean(),
      page: z.int(),
      pages: z.int(),
      page_size: z.int(),
    }),
  ),
});

export const exportSuccessful = endpoint({
  id: 'payment-desk.export-successful',
  method: 'GET',
  path: '/api/admin/successful-payments/export',
  summary: 'The same as a table (CSV), all that the filter finds; no cell is read as a formula',
  access: STAFF_TABS.payments,
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

export const listAllSuccessful = endpoint({
  id: 'payment-desk.list-all-successful',
  method: 'GET',
  path: '/api/payments/azampay/successful',
  summary: 'The printed list: the newest hundred payments that were received and are kept, as an array (API-54)',
  access: STAFF_TABS.payments,
  limit: 'read',
  reply: z.array(
    SuccessfulPayment.omit({ paid: true, status: true }).extend({
      /** Minor units of the shilling; null if no rate was known when it was paid. */
      amount: z.int().nullable(),
      currency: z.literal('TZS'),
    }),
  ),
});

export type SuccessfulPaymentBody = z.infer<typeof SuccessfulPayment>;
export type SuccessfulPageBody = z.infer<typeof listSuccessful.reply>['data'];
