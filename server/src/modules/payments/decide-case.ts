import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as inbox from './inbox-store.ts';
import type { OpenPaymentCase } from './list-cases.ts';
import { closeCases } from './open-case.ts';
import { refusePayment } from './refuse-payment.ts';
import { queryNow } from './schedule-query.ts';
import { WAITING } from './states.ts';

/**
 * Returns whether the product still waits for the money of a case, so that somebody may say that it did not come. Pure.
 */
export function isAwaited({ payment }: OpenPaymentCase): boolean {
  return payment !== undefined && WAITING.includes(payment.state);
}

/** Asks the payment company about the payment of a case as soon as possible. Its answer alone settles or ends it. */
export async function askAgain(inside: Context, { id, payment }: OpenPaymentCase): Promise<void> {
  if (payment === undefined) throw new Problem('not-allowed');
  await queryNow(inside, payment);
  await audit(inside, { action: 'payments.ask-again', object: 'payment', objectId: payment.id, details: { case: id } });
}

/**
 * Ends the payment of a case without money, because somebody found in the company's statement that we did not receive
 * it. The payer is told. Should the money be proven later, the payment still settles (C41). Throws `case-changed` when
 * the payment has an outcome by now.
 */
export async function endUnpaid(inside: Context, { payment }: OpenPaymentCase): Promise<void> {
  if (payment === undefined || !(await refusePayment(inside, payment, 'not-received')))
    throw new Problem('case-changed');
  await closeCases(inside, payment.id, 'person', ['mismatch', 'long-unknown', 'unproven']);
}

/** Closes a case that asks nothing more of the product. Throws `case-changed` when it is closed by now. */
export async function closePaymentCase(inside: Context, { id, kind, payment }: OpenPaymentCase): Promise<void> {
  if ((await inside.db.run(inbox.closeCase, { id, now: inside.clock.now() })) === 0) throw new Problem('case-changed');
  if (kind === 'no-answer' && payment !== undefined)
    await publish(inside, 'payments.decided', {
      paymentId: payment.id,
      purposeKind: payment.purpose.kind,
      purposeId: payment.purpose.id,
    });
  await audit(inside, { action: 'payments.close-case', object: 'payment-case', objectId: id });
}
