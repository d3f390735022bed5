import { statement } from '../../platform/database/statement.ts';
import { PAYMENT } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import type { NoValues } from '../../platform/database/statement.ts';

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

export const refundsDue = statement<NoValues, PaymentRow>(
  'payments.refunds-due',
  `select ${PAYMENT} from payments where state = 'refund-due' order by moved_at, id`,
  { guarded: true },
);
