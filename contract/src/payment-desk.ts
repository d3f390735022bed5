import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Cursor, Id, Instant, MethodField, MoneyField, envelope } from './fields.ts';
import { PAYMENT_STATUSES, PERIODS, WITHDRAWAL_STATUSES } from './payment-desk-words.ts';

/** A doctor's request to be paid out, as administrators list it (ADM-PAY-03, ADM-PAY-05). */
const ListedWithdrawal = z.strictObject({
  id: Id,
  doctor: z.string(),
  country: CountryField.nullable(),
  amount: MoneyField,
  /** All that the doctor has earned in this currency, less corrections. */
  total_earnings: MoneyField,
  /** Completed consultations. */
  total_calls: z.int(),
  asked_at: Instant,
  status: z.enum(WITHDRAWAL_STATUSES),
  /** The case in which it is or was decided. */
  case_id: Id.nullable(),
  /** How it was paid out: our number, the network’s and when; null as long as it was not. */
  payout: z.strictObject({ number: Id, transaction_number: z.string(), paid_at: Instant }).nullable(),
});

const Filter = {
  /** Parts of the doctor's name, the doctor's number, or a number of the payout. */
  q: z.string().max(80).optional(),
  status: z.enum(['all', ...WITHDRAWAL_STATUSES]).optional(),
  country: CountryAsked.optional(),
  /** The first of the period's days begins in the reader's country; this month by default. What waits is of any. */
  period: z.enum(PERIODS).optional(),
};

export const listWithdrawals = endpoint({
  id: 'payment-desk.list-withdrawals',
  method: 'GET',
  path: '/api/admin/withdrawals',
  summary: 'Requests of doctors to be paid out, newest first, by name, status, country and period',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({
    ...Filter,
    page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
  }),
  reply: envelope(
    z.strictObject({
      withdrawals: z.array(ListedWithdrawal),
      /** All that the filter finds, up to ten thousand; `is_more` if there are more. Older ones have no page. */
      total: z.int(),
      is_more: z.boolean(),
      page: z.int(),
      pages: z.int(),
      page_size: z.int(),
    }),
  ),
});

export const exportWithdrawals = endpoint({
  id: 'payment-desk.export-withdrawals',
  method: 'GET',
  path: '/api/admin/withdrawals/export',
  summary: 'The same as a table (CSV), all that the filter finds; no cell is read as a formula',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

/** A payment of a patient, as administrators list it (ADM-PAY-06). */
export const ListedPayment = z.strictObject({
  id: Id,
  reference: z.string(),
  /** The payer; empty after the account was deleted. */
  payer: z.string(),
  /** The member of the payer's family for whom the appointment is that was paid; left out otherwise. */
  member: z.string().optional(),
  country: CountryField,
  amount: MoneyField,
  /** What it was worth in shillings when it was paid, and the rate since its day; null if that is not known (C18). */
  worth: z.strictObject({ amount: MoneyField, rate: z.string(), rate_since: Instant }).nullable(),
  method: MethodField.nullable(),
  provider: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  created_at: Instant,
  paid_at: Instant.nullable(),
});

const PaymentFilter = {
  /** Days of the reader's country, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  country: CountryAsked.optional(),
  status: z.enum(['all', ...PAYMENT_STATUSES]).optional(),
  /** Name or number of the payer, name of the member, reference or the end of it, or transaction. */
  q: z.string().max(80).optional(),
  /** The same, under the name that is printed. */
  reference: z.string().trim().max(40).optional(),
};

export const listPayments = endpoint({
  id: 'payment-desk.list-payments',
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'Payments of patients, newest first, 50 a page, by day, country and status, with their totals (API-20, W47)',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({ ...PaymentFilter, cursor: Cursor.optional() }),
  reply: envelope(
    z.strictObject({
      payments: z.array(ListedPayment),
      next_cursor: z.string().nullable(),
      /**
       * Of everything that the filter finds: how many, up to ten thousand (`is_more` if there are more), and how much
       * in each currency was received and kept by all of them.
       */
      count: z.int(),
      is_more: z.boolean(),
      /** More people have such a name than are looked through: payments may be missing. */
      is_cut: z.boolean(),
      received: z.array(MoneyField),
      /** All of it in shillings, at the rates of the moments at which it was paid; `unrated` payments had none. */
      received_tzs: MoneyField,
      unrated: z.int(),
    }),
  ),
});

export const exportPayments = endpoint({
  id: 'payment-desk.export-payments',
  method: 'GET',
  path: '/api/admin/payments/export',
  summary: 'The same as a table (CSV), all that the filter finds; no cell is read as a formula',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(PaymentFilter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

export type ListedWithdrawalBody = z.infer<typeof ListedWithdrawal>;
export type WithdrawalPageBody = z.infer<typeof listWithdrawals.reply>['data'];
export type ListedPaymentBody = z.infer<typeof ListedPayment>;
export type PaymentPageBody = z.infer<typeof listPayments.reply>['data'];
