import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** Marks the money of a payment as owed back. Changes no row unless the payment is settled. */
export const moveToRefundDue = statement<{ paymentId: string; now: Date }, PaymentRow>(
  'payments.move-to-refund-due',
  `update payments set state = 'refund-due', moved_at = $now where id = $paymentId and state = 'settled' returning ${PAYMENT}`,
  { guarded: true },
);

/** Marks a payment as refunded. Changes no row unless its money is owed back. */
export const moveToRefunded = statement<{ reference: string; now: Date }, PaymentRow>(
  'payments.move-to-refunded',
  `update payments set state = 'refunded', moved_at = $now where reference = $reference and state = 'refund-due' returning ${PAYMENT}`,
  { guarded: true },
);

/** Those of these payments whose money is owed back. */
export const refundsDueOf = statement<{ ids: readonly string[] }, PaymentRow & { moved_at: Date }>(
  'payments.refunds-due-of',
  `select ${PAYMENT}, moved_at from payments where id = any($ids::uuid[]) and state = 'refund-due'`,
  { guarded: true },
);

/** The ids of payments whose money is owed back, in the order of the ids, after `after`. */
export const listRefundsDue = statement<{ surplus: boolean; after: string | null; limit: number }, { id: string }>(
  'payments.list-refunds-due',
  `select id from payments where state = 'refund-due' and surplus = $surplus and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
  { guarded: true },
);
