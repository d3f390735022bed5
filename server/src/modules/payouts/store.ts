import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

export type PayoutKind = 'withdrawal' | 'refund';
type PayoutState = 'proposed' | 'approved' | 'sending' | 'unknown' | 'paid' | 'dropped';

export interface PayoutRow {
  readonly id: string;
  readonly kind: PayoutKind;
  readonly subject_id: string;
  readonly payee_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: PayoutState;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly paid_by: string | null;
  readonly paid_at: Date | null;
  readonly transaction_number: string | null;
  /** What the network said of the name that it has for the number; null as long as it was not asked. */
  readonly name_check: 'found' | 'unknown' | 'unavailable' | null;
  readonly network_name_sealed: Buffer | null;
}

const PAYOUT =
  'id, kind, subject_id, payee_id, amount, currency, state, proposed_by, proposed_at, approved_by, approved_at, paid_by, paid_at, transaction_number, name_check, network_name_sealed';

/**
 * SQL that other modules may read from: what was paid back of each payment (`payment_id`), with our number (`id`), the
 * network's and the moment.
 */
export const PAID_REFUNDS =
  "(select subject_id as payment_id, id, transaction_number, paid_at from payouts where kind = 'refund' and state = 'paid')";

/** Adds a proposal. Adds no row while another one of the same subject stands. */
export const addPayout = statement<
  {
    id: string;
    kind: PayoutKind;
    subjectId: string;
    payeeId: string;
    amount: number;
    currency: string;
    proposedBy: string;
    now: Date;
  },
  PayoutRow
>(
  'payouts.add',
  `insert into payouts (id, kind, subject_id, payee_id, amount, currency, proposed_by, proposed_at)
   values ($id, $kind, $subjectId, $payeeId, $amount, $currency, $proposedBy, $now)
   on conflict (kind, subject_id) where state <> 'dropped' do nothing returning ${PAYOUT}`,
  { guarded: true },
);

/** The payouts of these subjects that were not dropped. */
export const payoutsOf = statement<{ kind: PayoutKind; subjectIds: readonly string[] }, PayoutRow>(
  'payouts.of-subjects',
  `select ${PAYOUT} from payouts where kind = $kind and subject_id = any($subjectIds::uuid[]) and state <> 'dropped'`,
  { guarded: true },
);

/** What was paid with this number of the network, or is this payout. */
export const payoutsNumbered = statement<{ number: string; id: string | null }, Pick<PayoutRow, 'kind' | 'subject_id'>>(
  'payouts.numbered',
  `select kind, subject_id from payouts where upper(transaction_number) = upper($number) or id = $id::uuid`,
  { guarded: true },
);

/** Approves a proposal. Changes no row when it was decided. */
export const approvePayout = statement<{ id: string; approvedBy: string; now: Date }, PayoutRow>(
  'payouts.approve',
  `update payouts set state = 'approved', approved_by = $approvedBy, approved_at = $now where id = $id and state = 'proposed' returning ${PAYOUT}`,
  { guarded: true },
);

/** Records that a payout was paid that stands in one of these states. Changes no row in any other state. */
export const payPayout = statement<
  { id: string; paidBy: string; transactionNumber: string; from: readonly PayoutState[]; now: Date },
  PayoutRow
>(
  'payouts.pay',
  `update payouts set state = 'paid', paid_by = $paidBy, paid_at = $now, transaction_number = $transactionNumber where id = $id and state = any($from) returning ${PAYOUT}`,
  { guarded: true },
);

/** Takes back what stands in one of these states. Changes no row in any other state. */
export const dropPayout = statement<
  { id: string; droppedBy: string; from: readonly PayoutState[]; now: Date },
  PayoutRow
>(
  'payouts.drop',
  `update payouts set state = 'dropped', dropped_by = $droppedBy, dropped_at = $now where id = $id and state = any($from) returning ${PAYOUT}`,
  { guarded: true },
);

/** Moves a payout on its way to and from a gateway. Changes no row in any other state. */
export const movePayout = statement<{ id: string; from: readonly PayoutState[]; to: PayoutState }, PayoutRow>(
  'payouts.move',
  `update payouts set state = $to where id = $id and state = any($from) returning ${PAYOUT}`,
  { guarded: true },
);

export const findPayout = statement<{ id: string }, PayoutRow>(
  'payouts.find',
  `select ${PAYOUT} from payouts where id = $id`,
  { guarded: true },
);

/** Writes down which name the network has for the number. Changes no row once the payout was sent or decided. */
export const noteName = statement<{
  id: string;
  nameCheck: 'found' | 'unknown' | 'unavailable';
  nameSealed: Buffer | null;
  now: Date;
}>(
  'payouts.note-name',
  `update payouts set name_check = $nameCheck, network_name_sealed = $nameSealed, name_checked_at = $now
    where id = $id and state in ('proposed', 'approved')`,
  { guarded: true },
);

/** Whether a payment at the network stands beside a payout already. */
export const isNumberUsed = statement<{ transactionNumber: string }, { used: boolean }>(
  'payouts.is-number-used',
  'select exists (select from payouts where upper(transaction_number) = upper($transactionNumber)) as used',
  { guarded: true },
);

/** Every payout of a subject, dropped ones too, oldest first. */
export const everyPayoutOf = statement<
  { kind: PayoutKind; subjectId: string },
  PayoutRow & { dropped_by: string | null; dropped_at: Date | null }
>(
  'payouts.every-of',
  `select ${PAYOUT}, dropped_by, dropped_at from payouts where kind = $kind and subject_id = $subjectId order by proposed_at, id`,
  { guarded: true },
);
