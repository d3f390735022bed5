import type { Currency } from '@tabibu/contract/currencies';
import type { WITHDRAWAL_STATES } from '@tabibu/contract/earnings';
import { statement } from '../../platform/database/statement.ts';

export interface WithdrawalRow {
  readonly id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly payout_phone: string;
  readonly state: (typeof WITHDRAWAL_STATES)[number];
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly paid_at: Date | null;
  readonly note_sealed: Buffer | null;
  readonly transaction_number: string | null;
  /** Why the product itself cancelled it. */
  readonly cause: 'earning-taken-back' | null;
  /** What was exchanged for it; null, as the rates, where nothing was. */
  readonly source_amount: number | null;
  readonly source_currency: Currency | null;
  readonly source_rate: string | null;
  readonly source_rate_since: Date | null;
  readonly payout_rate: string | null;
  readonly payout_rate_since: Date | null;
}

/** A withdrawal as those who decide about it see it. */
export interface OpenWithdrawalRow extends WithdrawalRow {
  readonly doctor_id: string;
  readonly requested_by: string;
}

const WITHDRAWAL = `id, amount, currency, payout_phone, state, created_at, decided_at, paid_at, note_sealed, transaction_number, cause,
  source_amount, source_currency, source_rate::text as source_rate, source_rate_since, payout_rate::text as payout_rate, payout_rate_since`;
/** The columns of an `OpenWithdrawalRow`. */
export const OPEN = `${WITHDRAWAL}, doctor_id, requested_by`;

/** Locks the earning of a booking until the transaction ends, so that crediting and reversing it cannot overlap. */
export const lockEarning = statement<{ bookingId: string }>(
  'earnings.lock-earning',
  "select pg_advisory_xact_lock(hashtextextended('earnings.booking ' || $bookingId::text, 0))",
);

/** Locks an account until the transaction ends, so that what is read of it is what is taken from it. */
export const lockMoney = statement<{ account: string }>(
  'earnings.lock-money',
  "select pg_advisory_xact_lock(hashtextextended('earnings.money ' || $account::text, 0))",
);

/** Adds a request. Inserts no row while another request of the doctor is pending. */
export const addWithdrawal = statement<
  {
    id: string;
    doctorId: string;
    requestedBy: string;
    amount: number;
    currency: string;
    payoutPhone: string;
    sourceAmount: number | null;
    sourceCurrency: string | null;
    sourceRate: string | null;
    sourceRateSince: Date | null;
    payoutRate: string | null;
    payoutRateSince: Date | null;
    now: Date;
  },
  WithdrawalRow
>(
  'earnings.add-withdrawal',
  `insert into withdrawals (id, doctor_id, requested_by, amount, currency, payout_phone, created_at,
     source_amount, source_currency, source_rate, source_rate_since, payout_rate, payout_rate_since)
   values ($id, $doctorId, $requestedBy, $amount, $currency, $payoutPhone, $now,
     $sourceAmount, $sourceCurrency, $sourceRate::numeric, $sourceRateSince, $payoutRate::numeric, $payoutRateSince)
   on conflict (doctor_id) where state = 'pending' do nothing returning ${WITHDRAWAL}`,
  { guarded: true },
);

/** Set before the ledger entry of a withdrawal. If the ledger refuses the entry, the transaction goes on from here. */
export const savepoint = statement('earnings.savepoint', 'savepoint withdrawal', { prepared: false });
export const rollbackToSavepoint = statement('earnings.rollback-to-savepoint', 'rollback to savepoint withdrawal', {
  prepared: false,
});

export const lastWithdrawals = statement<{ doctorId: string; limit: number }, WithdrawalRow>(
  'earnings.last-withdrawals',
  `select ${WITHDRAWAL} from withdrawals where doctor_id = $doctorId order by created_at desc, id desc limit $limit`,
  { guarded: true },
);

/** Sums of doctor `doctorId` in one currency: paid out, and requested but not paid yet. */
export const withdrawalSums = statement<{ doctorId: string; currency: string }, { paid_out: number; pending: number }>(
  'earnings.withdrawal-sums',
  `select coalesce(sum(amount) filter (where paid_at is not null), 0)::bigint as paid_out,
          coalesce(sum(amount) filter (where paid_at is null and state <> 'rejected'), 0)::bigint as pending
   from withdrawals where doctor_id = $doctorId and currency = $currency`,
  { guarded: true },
);

/** Counts the withdrawals of doctor `doctorId` that are neither rejected nor paid. */
export const countOpen = statement<{ doctorId: string }, { open: number }>(
  'earnings.count-open',
  "select count(*) as open from withdrawals where doctor_id = $doctorId and state <> 'rejected' and paid_at is null",
  { guarded: true },
);

/** The requests of this list that are neither rejected nor paid. */
export const openOf = statement<{ ids: readonly string[] }, OpenWithdrawalRow>(
  'earnings.open-of',
  `select ${OPEN} from withdrawals where id = any($ids::uuid[]) and state <> 'rejected' and paid_at is null`,
  { guarded: true },
);

/** The ids of requests that are neither rejected nor paid, in the order of the ids, after `after`. */
export const listOpen = statement<{ after: string | null; limit: number }, { id: string }>(
  'earnings.list-open',
  `select id from withdrawals where state <> 'rejected' and paid_at is null and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
  { guarded: true },
);

/** The requests of a doctor that were earned in a currency and are neither rejected nor paid, newest first. */
export const openOfDoctor = statement<{ doctorId: string; currency: string }, OpenWithdrawalRow>(
  'earnings.open-of-doctor',
  `select ${OPEN} from withdrawals where doctor_id = $doctorId and coalesce(source_currency, currency) = $currency and state <> 'rejected' and paid_at is null
    order by created_at desc, id desc`,
  { guarded: true },
);

export const findWithdrawal = statement<{ id: string }, OpenWithdrawalRow>(
  'earnings.find-withdrawal',
  `select ${OPEN} from withdrawals where id = $id`,
  { guarded: true },
);

/** Locks a request that is neither rejected nor paid. */
export const lockOpen = statement<{ id: string }, OpenWithdrawalRow>(
  'earnings.lock-open',
  `select ${OPEN} from withdrawals where id = $id and state <> 'rejected' and paid_at is null for update`,
  { guarded: true },
);

export const approve = statement<{ id: string; now: Date }>(
  'earnings.approve-withdrawal',
  "update withdrawals set state = 'approved', decided_at = $now where id = $id",
  { guarded: true },
);

export const reject = statement<{ id: string; noteSealed: Buffer | null; cause: string | null; now: Date }>(
  'earnings.reject-withdrawal',
  "update withdrawals set state = 'rejected', decided_at = $now, note_sealed = $noteSealed, cause = $cause where id = $id",
  { guarded: true },
);

export const pay = statement<{ id: string; transactionNumber: string; now: Date }>(
  'earnings.pay-withdrawal',
  'update withdrawals set paid_at = $now, transaction_number = $transactionNumber where id = $id',
  { guarded: true },
);

/** How often and when a doctor was paid out before. */
export const paidBefore = statement<{ doctorId: string }, { paid: number }>(
  'earnings.paid-before',
  'select count(*) as paid from withdrawals where doctor_id = $doctorId and paid_at is not null',
  { guarded: true },
);
