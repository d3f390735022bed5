import { comparePayment } from '../../integrations/payment-gateway/compare-payment.ts';
import { isCurrency } from '../../integrations/payment-gateway/amounts.ts';
import type { PaymentComparison, Claim } from '../../integrations/payment-gateway/compare-payment.ts';
import type { GatewayPaymentState, PaymentGateway } from '../../integrations/payment-gateway/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { markUnknown } from './mark-unknown.ts';
import { markUnclear } from './mark-unclear.ts';
import type { Finding } from './mark-unclear.ts';
import { openCase } from './open-case.ts';
import { isReturned } from './return-other-amount.ts';
import { refusePayment } from './refuse-payment.ts';
import { OPEN_CASE_AFTER, GIVE_UP_AFTER, MOST_TRIES, pendingUntil } from './rules.ts';
import { scheduleQuery } from './schedule-query.ts';
import { settlePayment } from './settle-payment.ts';
import { WAITING } from './states.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import * as inbox from './inbox-store.ts';
import * as transitions from './transition-store.ts';
import * as store from './store.ts';

/**
 * Applies a provider's status answer to a payment. Settles it only when reference, amount, currency, operator and payee
 * agree (P-05). A disagreement opens a case for staff and is never credited (W-06). While no answer decides, queries go
 * on until 72 hours have passed (C41). May be repeated.
 */
export async function reconcilePayment(
  ctx: Context,
  payment: Payment,
  gateway: PaymentGateway,
  answer: GatewayPaymentState,
): Promise<void> {
  // One transaction costs less than guarded statements one by one (docs/decisions/0036-row-level-security.md).
  const { claims, agreement } = await inTransaction(ctx, (inside) =>
    compareWithOrder(inside, payment, gateway, answer),
  );
  if (agreement.verdict === 'paid') {
    await settlePayment(ctx, payment, { facts: answer, payee: gateway.payee, by: agreement.by });
    passFaultPoint('after-settle-before-confirm');
    return;
  }
  if (agreement.verdict === 'mismatch' && !isReturned(payment, answer)) {
    await openCase(ctx, {
      kind: 'mismatch',
      provider: gateway.name,
      paymentId: payment.id,
      inboxId: null,
      details: { differs: agreement.differs, ordered: payment.price },
      said: [statusStatement(answer), ...claims.map(claimStatement)],
    });
  }
  // A payment with an outcome is queried only because a callback contradicts it. Without proof the outcome stays.
  if (!WAITING.includes(payment.state)) return;
  if (agreement.verdict === 'refused') await refusePayment(ctx, payment, agreement.reason);
  else await keepWaiting(ctx, payment, gateway, answer, agreement);
}

/** Converts a stored claim. Claims stored by earlier releases have no `covers`; they count as covering nothing. */
function claimOf(stored: Record<string, unknown>): Claim {
  return { covers: [], ...stored } as unknown as Claim;
}

function statusStatement({
  state,
  amount,
  currency,
  operator,
  payee,
  transactionId,
}: GatewayPaymentState): Record<string, unknown> {
  return { by: 'status', state, amount, currency, operator, payee, transactionId };
}

function claimStatement({
  signed,
  covers,
  claims,
  amount,
  currency,
  operator,
  transactionId,
}: Claim): Record<string, unknown> {
  return { by: 'callback', signed, covers, state: claims, amount, currency, operator, transactionId };
}

/**
 * Compares the status answer and all claims with the order, and returns the claims too. A transaction id that belongs
 * to another payment is a mismatch.
 */
async function compareWithOrder(
  ctx: Context,
  payment: Payment,
  gateway: PaymentGateway,
  answer: GatewayPaymentState,
): Promise<{ claims: readonly Claim[]; agreement: PaymentComparison }> {
  const claims = (await ctx.db.many(inbox.claims, { paymentId: payment.id })).map(({ claim }) => claimOf(claim));
  const { open: doubted } = await ctx.db.one(inbox.hasOpenCase, { paymentId: payment.id, kind: 'mismatch' });
  const { externalId, transactionId, price } = payment;
  const expected = {
    externalId,
    transactionId,
    amount: price.amount,
    currency: price.currency,
    method: payment.method!,
    payee: gateway.payee,
  };
  const agreement = comparePayment(expected, answer, { claims, doubted });
  // Money of this payment is on its way back: whether more of it came, a person decides.
  if (agreement.verdict === 'paid' && payment.refusalReason === 'other-amount')
    return { claims, agreement: { verdict: 'mismatch', differs: ['earlier-answer'] } };
  if (agreement.verdict !== 'paid' || answer.transactionId === null) return { claims, agreement };
  const { taken } = await ctx.db.one(transitions.isTransactionUsed, {
    provider: gateway.name,
    transactionId: answer.transactionId,
    exceptId: payment.id,
  });
  return { claims, agreement: taken ? { verdict: 'mismatch', differs: ['transaction'] } : agreement };
}

/**
 * Handles an answer that decides nothing: records the transaction id, marks the payment unclear once the payer's wait
 * is over, opens a case after 23 hours, and schedules the next query or gives up after 72 hours.
 */
async function keepWaiting(
  ctx: Context,
  payment: Payment,
  gateway: PaymentGateway,
  answer: GatewayPaymentState,
  agreement: PaymentComparison,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const about = { provider: gateway.name, paymentId: payment.id, inboxId: null };
    const known = await recordArrival(inside, payment, gateway, answer);
    const impatient = now >= pendingUntil(known)!;
    if (agreement.verdict === 'unproven' && impatient) {
      await openCase(inside, {
        ...about,
        kind: 'unproven',
        details: { missing: agreement.missing },
        said: [statusStatement(answer)],
      });
    }
    if (now >= later(known.requestedAt!, OPEN_CASE_AFTER)) await openCase(inside, { ...about, kind: 'long-unknown' });
    if (now >= later(known.requestedAt!, GIVE_UP_AFTER)) return giveUp(inside, known, agreement);
    if (mayAskForMoneyAgain(known, gateway, answer) && !impatient) {
      await enqueue(inside, 'payments.request-push', { paymentId: known.id }, { key: `push:${known.id}` });
    }
    if (impatient || agreement.verdict === 'mismatch') {
      await markUnclear(inside, known, findingOf(known, answer, agreement));
      await markUnknown(inside, known);
    } else await scheduleQuery(inside, known);
  });
}

/**
 * Returns what may be told about the answer. It names an amount only when our own status query returned a differing
 * one.
 */
function findingOf(
  { price }: Payment,
  { amount, currency }: GatewayPaymentState,
  { verdict }: PaymentComparison,
): Finding {
  if (verdict === 'unproven') return { doubt: 'unproven' };
  if (verdict !== 'mismatch') return { doubt: null };
  const differs =
    amount !== null &&
    currency !== null &&
    isCurrency(currency) &&
    (amount !== price.amount || currency !== price.currency);
  return differs ? { doubt: 'amount', seen: { amount, currency } } : { doubt: 'other' };
}

/**
 * Records that our request did arrive, which a pending answer proves. Does nothing when that is known already, or when
 * the address of the hosted page is missing.
 */
async function recordArrival(
  inside: Context,
  payment: Payment,
  gateway: PaymentGateway,
  answer: GatewayPaymentState,
): Promise<Payment> {
  if (answer.state !== 'pending' || (payment.state !== 'created' && payment.transactionId !== null)) return payment;
  if (gateway.flowOf(payment.method!) === 'hosted' && payment.redirectUrl === null) return payment;
  const row = await inside.db.maybe(transitions.moveToRequested, {
    id: payment.id,
    transactionId: answer.transactionId,
    redirectUrl: null,
    now: inside.clock.now(),
  });
  return row === undefined ? payment : paymentOf(row);
}

/**
 * True when the provider does not know a request that it never confirmed, or when we never got the address of its page.
 */
function mayAskForMoneyAgain(payment: Payment, gateway: PaymentGateway, answer: GatewayPaymentState): boolean {
  if (payment.tries >= MOST_TRIES || payment.surplus) return false;
  const pageIsMissing =
    answer.state === 'pending' && gateway.flowOf(payment.method!) === 'hosted' && payment.redirectUrl === null;
  return pageIsMissing || (answer.state === 'not-found' && payment.transactionId === null);
}

/**
 * Refuses a payment after 72 hours without an answer. Where money may have moved but does not match the order, only
 * stops the queries: staff decide.
 */
async function giveUp(inside: Context, payment: Payment, agreement: PaymentComparison): Promise<void> {
  const { open } = await inside.db.one(inbox.hasOpenCase, { paymentId: payment.id, kind: 'mismatch' });
  if (open || agreement.verdict === 'unproven') {
    await inside.db.run(store.stopQueries, { id: payment.id });
    return;
  }
  await openCase(inside, { kind: 'no-answer', provider: payment.provider!, paymentId: payment.id, inboxId: null });
  await refusePayment(inside, payment, 'no-answer');
}
