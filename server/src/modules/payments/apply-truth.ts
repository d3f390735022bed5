import { agree } from '../../integrations/payment-gateway/agree.ts';
import type { Agreement } from '../../integrations/payment-gateway/agree.ts';
import type { CallbackReading, GatewayTruth, PaymentGateway } from '../../integrations/payment-gateway/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { loseAnswer } from './lose-answer.ts';
import { openCase } from './open-case.ts';
import { refusePayment } from './refuse-payment.ts';
import { CALL_A_PERSON_AFTER, GIVE_UP_AFTER, MOST_TRIES, patienceUntil } from './rules.ts';
import { scheduleQuery } from './schedule-query.ts';
import { settlePayment } from './settle-payment.ts';
import { WAITING } from './states.ts';
import { paymentOf } from './store.ts';
import type { Payment } from './store.ts';
import * as store from './store.ts';

/**
 * Draws the conclusion from the provider's own answer: settles only when reference, amount, currency, operator and payee agree (P-05); a
 * disagreement goes to a person and is never credited (W-06); silence is asked again until 72 hours have passed (C41). May be repeated.
 */
export async function applyTruth(ctx: Context, payment: Payment, gateway: PaymentGateway, truth: GatewayTruth): Promise<void> {
  const agreement = await judge(ctx, payment, gateway, truth);
  if (agreement.verdict === 'paid') {
    await settlePayment(ctx, payment, { facts: truth, payee: gateway.payee, by: agreement.by });
    passFaultPoint('after-settle-before-confirm');
    return;
  }
  if (agreement.verdict === 'mismatch') {
    await openCase(ctx, {
      kind: 'mismatch', provider: gateway.name, paymentId: payment.id, inboxId: null,
      details: { differs: agreement.differs, ordered: payment.price, said: { amount: truth.amount, currency: truth.currency } },
    });
  }
  // A concluded payment is asked about only when a callback claims otherwise; without proof it stays concluded.
  if (!WAITING.includes(payment.state)) return;
  if (agreement.verdict === 'refused') await refusePayment(ctx, payment, agreement.reason);
  else await wait(ctx, payment, gateway, truth, agreement);
}

async function judge(ctx: Context, payment: Payment, gateway: PaymentGateway, truth: GatewayTruth): Promise<Agreement> {
  const claim = await ctx.db.maybe(store.signedClaim, [payment.id]);
  const { externalId, transactionId, price } = payment;
  const expected = { externalId, transactionId, amount: price.amount, currency: price.currency, method: payment.method!, payee: gateway.payee };
  const agreement = agree(expected, truth, (claim?.claim as CallbackReading | undefined) ?? null);
  if (agreement.verdict !== 'paid' || truth.transactionId === null) return agreement;
  const { taken } = await ctx.db.one(store.transactionTaken, [gateway.name, truth.transactionId, payment.id]);
  return taken ? { verdict: 'mismatch', differs: ['transaction'] } : agreement;
}

/** No end yet: keeps what was learnt, tells the payer when patience is over, calls a person after a day, and asks again. */
async function wait(ctx: Context, payment: Payment, gateway: PaymentGateway, truth: GatewayTruth, agreement: Agreement): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const about = { provider: gateway.name, paymentId: payment.id, inboxId: null };
    const known = await learn(inside, payment, gateway, truth);
    const impatient = now >= patienceUntil(known)!;
    if (agreement.verdict === 'unproven' && impatient) await openCase(inside, { ...about, kind: 'unproven', details: { missing: agreement.missing } });
    if (now >= later(known.requestedAt!, CALL_A_PERSON_AFTER)) await openCase(inside, { ...about, kind: 'long-unknown' });
    if (now >= later(known.requestedAt!, GIVE_UP_AFTER)) return giveUp(inside, known, agreement);
    if (mayAskForMoneyAgain(known, gateway, truth) && !impatient) {
      await enqueue(inside, 'payments.request-push', { paymentId: known.id }, { key: `push:${known.id}` });
    }
    if (impatient || agreement.verdict === 'mismatch') await loseAnswer(inside, known);
    else await scheduleQuery(inside, known);
  });
}

/** A pending answer proves that a request whose outcome we lost did arrive. */
async function learn(inside: Context, payment: Payment, gateway: PaymentGateway, truth: GatewayTruth): Promise<Payment> {
  if (truth.state !== 'pending' || (payment.state !== 'created' && payment.transactionId !== null)) return payment;
  if (gateway.flowOf(payment.method!) === 'hosted' && payment.redirectUrl === null) return payment;
  const row = await inside.db.maybe(store.moveToRequested, [payment.id, truth.transactionId, null, inside.clock.now()]);
  return row === undefined ? payment : paymentOf(row);
}

/** The provider does not know a request that it never confirmed, or its page was never shown. */
function mayAskForMoneyAgain(payment: Payment, gateway: PaymentGateway, truth: GatewayTruth): boolean {
  if (payment.tries >= MOST_TRIES || payment.surplus) return false;
  const pageIsMissing = truth.state === 'pending' && gateway.flowOf(payment.method!) === 'hosted' && payment.redirectUrl === null;
  return pageIsMissing || (truth.state === 'not-found' && payment.transactionId === null);
}

/** After 72 hours of silence the payment counts as refused; where money moved but does not match, only a person may end it. */
async function giveUp(inside: Context, payment: Payment, agreement: Agreement): Promise<void> {
  const { open } = await inside.db.one(store.hasOpenCase, [payment.id, 'mismatch']);
  if (open || agreement.verdict === 'unproven') {
    await inside.db.run(store.stopQueries, [payment.id]);
    return;
  }
  await openCase(inside, { kind: 'no-answer', provider: payment.provider!, paymentId: payment.id, inboxId: null });
  await refusePayment(inside, payment, 'no-answer');
}
