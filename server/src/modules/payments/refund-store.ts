import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** Marks the money of a payment as owed back. Changes no row unless the payment is settled. */
export const moveToRefundDue = statement<{ paymentId: string; now: Date }, PaymentRow>(
  'payments.move-to-refund-due',
  `update payments set state = 'refund-due', moved_at = $now where id = $paymentId and state = 'settled' returning ${PAYMENT}`,
  { guarded: true },
);

/**
 * Keeps money that is owed back for another thing. The row stays locked, so nobody pays it out meanwhile. Changes no
 * row unless the money is owed back.
 */
export const moveToKept = statement<{ paymentId: string; purposeId: string; now: Date }, PaymentRow>(
  'payments.move-to-kept',
  `update payments set state = 'settled', purpose_id = $purposeId, moved_at = $now where id = $paymentId and state = 'refund-due' and not surplus returning ${PAYMENT}`,
  { guarded: true },
);

/** Locks a payment until the transaction ends. */
export const lockPayment = statement<{ paymentId: string }, { id: string }>(
  'payments.lock',
  'select id from payments where id = $paymentId for update',
  { guarded: true },
);

/** Marks a payment as refunded. Changes no row unless its money is owed back. */
export const moveToRefunded = statement<{ reference: string; now: Date }, PaymentRow>(
  'payments.move-to-refunded',
  `update payments set state = 'refunded', moved_at = $now where reference = $reference and state = 'refund-due' returning ${PAYMENT}`,
  { guarded: true },
);

/** Those of these payments whose money is owed back. */
export const refundsDueOf = statement<{ ids: readonly string[] }, PaymentRow>(
  'payments.refunds-due-of',
  `select ${PAYMENT} from payments where id = any($ids::uuid[]) and state = 'refund-due'`,
  { guarded: true },
);

/** The ids of payments whose money is owed back, in the order of the ids, after `after`. */
export const listRefundsDue = statement<{ surplus: boolean; after: string | null; limit: number }, { id: string }>(
  'payments.list-refunds-due',
  `select id from payments where state = 'refund-due' and surplus = $surplus and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
  { guarded: true },
);
