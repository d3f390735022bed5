import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, CurrencyField, Cursor, DoctorTypeField, Id, Instant, MoneyField, envelope } from './fields.ts';

export const WITHDRAWAL_STATES = ['pending', 'approved', 'rejected'] as const;

/** What one unit of a currency was worth in shillings, and since when. */
const UsedRate = z.strictObject({ currency: CurrencyField, rate: z.string(), since: Instant });

/** A doctor's request to be paid out (C20). */
export const Withdrawal = z.strictObject({
  id: Id,
  amount: MoneyField,
  /** What was exchanged for it at frozen rates; null where it was earned in the same currency. */
  exchanged: z.strictObject({ from: MoneyField, rates: z.array(UsedRate) }).nullable(),
  payout_phone: z.string(),
  status: z.enum(WITHDRAWAL_STATES),
  paid: z.boolean(),
  paid_at: Instant.nullable(),
  /** The number that the network gave to the payment. */
  transaction_number: z.string().nullable(),
  /** Why it was refused. */
  note: z.string().nullable(),
  /** Why the product itself cancelled it. */
  cause: z.enum(['earning-taken-back']).nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
});

/** Money that was credited to the doctor (positive) or taken off (negative). */
export const EarningsTransaction = z.strictObject({
  id: Id,
  /**
   * `missed`: the patient did not come, and a part of the price counted as a consultation; `repayment`: taken for what
   * the doctor owed.
   */
  kind: z.enum(['earning', 'missed', 'correction', 'withdrawal', 'repayment', 'exchange']),
  amount: MoneyField,
  /** The appointment of an earning or of its correction; null for a withdrawal. */
  booking_id: Id.nullable(),
  created_at: Instant,
});

/**
 * The prices that patients pay and the doctor's money, in the currency of the doctor's country (DOC-DASH-11…13, C14).
 */
export const Earnings = z.strictObject({
  country: CountryField,
  doctor_type: DoctorTypeField,
  fees: z.strictObject({ video: MoneyField, phone: MoneyField }),
  /** The per cent of the fee that the doctor earns (C19). */
  share: z.int(),
  balance: MoneyField,
  /** Everything earned so far, less corrections; withdrawals do not change it (DOC-DASH-05, 12). */
  total_earned: MoneyField,
  earned_this_month: MoneyField,
  paid_out: MoneyField,
  /** Requested and not paid out yet. */
  pending: MoneyField,
  /**
   * Earnings of consultations that only the doctor says took place. They are credited after the patient's time to
   * contest, or after a person has decided.
   */
  held: z.array(
    z.strictObject({
      booking_id: Id,
      amount: MoneyField,
      starts_at: Instant,
      why: z.enum(['claimed', 'contested']),
      /** The end of the patient's time to contest. */
      until: Instant,
    }),
  ),
  /**
   * What the doctor owes, because an earning was taken back that was paid out before. The next earnings in the same
   * currency repay it.
   */
  owed: z.array(MoneyField),
  /**
   * Money from patients of other countries, in their currencies; it is not added to the rest (C18). `payout` is what
   * all of it would be now in the currency of the doctor's country; null if that is too little to be paid out.
   */
  other_balances: z.array(
    z.strictObject({ balance: MoneyField, payout: MoneyField.nullable(), rates: z.array(UsedRate) }),
  ),
  /** Only while the doctor is out of service by a person's decision, or the money is held: why, and since when. */
  standing: z.strictObject({ reason: z.string(), held_since: Instant.nullable() }).optional(),
  transactions: z.array(EarningsTransaction),
  next_cursor: z.string().nullable(),
  withdrawals: z.array(Withdrawal),
});

export const readEarnings = endpoint({
  id: 'earnings.read-earnings',
  method: 'GET',
  path: '/api/doctor/earnings',
  summary: "My country's fees, my balance, and what came and went, newest first",
  access: ['doctor'],
  limit: 'read',
  query: z.strictObject({ cursor: Cursor.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
  reply: envelope(Earnings),
  problems: ['not-found'],
});

export const requestWithdrawal = endpoint({
  id: 'earnings.request-withdrawal',
  method: 'POST',
  path: '/api/doctor/withdrawals',
  summary:
    "Ask to be paid out, in minor units of the currency of the doctor's country, or of the currency to exchange; one open request at a time",
  access: ['doctor'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    amount: z.int().positive(),
    payout_phone: z.string().max(40),
    /** Exchanges earnings of this currency. `payout` is what the doctor was shown; another rate by now is refused. */
    exchange: z.strictObject({ currency: CurrencyField, payout: z.int().positive() }).optional(),
  }),
  reply: envelope(Withdrawal),
  status: 201,
  problems: [
    'not-found',
    'phone-invalid',
    'step-up-required',
    'number-unproven',
    'withdrawal-not-whole',
    'withdrawal-over-balance',
    'withdrawal-rate-changed',
    'money-held',
    'withdrawal-pending',
  ],
});

export type EarningsBody = z.infer<typeof Earnings>;
export type WithdrawalBody = z.infer<typeof Withdrawal>;
