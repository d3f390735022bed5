import { randomUUID } from 'node:crypto';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { OpenPaymentCase } from './list-cases.ts';
import { markRefundDue } from './mark-refund-due.ts';
import { closeCases } from './open-case.ts';
import { newReference } from './open-payment.ts';
import { paymentOf } from './payment-store.ts';
import { refusePayment } from './refuse-payment.ts';
import { bookProven } from './settle-payment.ts';
import { WAITING } from './states.ts';
import * as transitions from './transition-store.ts';

/** In these our own status answer may differ from the order, and the money is still known to have come to us. */
const HARMLESS: readonly unknown[] = ['amount', 'currency'];

/**
 * Returns whether what came can be given back: our own status query proved that money came to us, and only its amount
 * or currency is not what was ordered. Pure.
 */
export function isOtherAmount({ kind, payment, details: { differs } }: OpenPaymentCase): boolean {
  return (
    kind === 'mismatch' &&
    payment?.doubt === 'amount' &&
    payment.seen !== null &&
    payment.seen.amount > 0 &&
    WAITING.includes(payment.state) &&
    Array.isArray(differs) &&
    differs.every((one) => HARMLESS.includes(one))
  );
}

/**
 * Books what came instead of the price as a payment of its own that pays for nothing, and owes it back at once: all of
 * it, less or more than the price, in the currency in which it came. The payment itself ends without money and can be
 * paid again. The provider's number goes along, so the same money never counts twice. Throws `case-changed` when it is
 * decided by now.
 */
export async function returnOtherAmount(inside: Context & { db: Transaction }, found: OpenPaymentCase): Promise<void> {
  const { payment } = found;
  if (payment === undefined || payment.seen === null || !isOtherAmount(found)) throw new Problem('case-changed');
  if (!(await refusePayment(inside, payment, 'other-amount'))) throw new Problem('case-changed');
  await closeCases(inside, payment.id, 'person', ['mismatch', 'long-unknown', 'unproven']);
  const { seen, transactionId } = payment;
  const now = inside.clock.now();
  await inside.db.run(transitions.forgetTransaction, { id: payment.id });
  const came = paymentOf(
    await inside.db.one(transitions.addOtherAmount, {
      id: newId(now),
      reference: newReference(now),
      externalId: randomUUID(),
      insteadOf: payment.id,
      now,
    }),
  );
  const payee = inside.integrations.gatewayNamed(payment.provider ?? '')?.payee ?? '';
  const facts = { ...seen, externalId: came.externalId, transactionId, operator: payment.method, payee };
  await bookProven(inside, came, { facts, payee, by: 'status' }, true);
  await audit(inside, {
    action: 'payments.return-other-amount',
    object: 'payment',
    objectId: came.id,
    details: { ...seen, instead_of: payment.id, ordered: payment.price.amount, ordered_in: payment.price.currency },
  });
  await markRefundDue(inside, came.id, 'other-amount');
}

/**
 * Returns whether an answer tells only of money that is booked and owed back already. Pure.
 */
export function isReturned(
  { refusalReason, seen }: Pick<NonNullable<OpenPaymentCase['payment']>, 'refusalReason' | 'seen'>,
  { amount, currency }: { readonly amount: number | null; readonly currency: string | null },
): boolean {
  return refusalReason === 'other-amount' && seen?.amount === amount && seen?.currency === currency;
}
