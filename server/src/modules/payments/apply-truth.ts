import { agree } from '../../integrations/payment-gateway/agree.ts';
import { isCurrency } from '../../integrations/payment-gateway/amounts.ts';
import type { Agreement, Claim } from '../../integrations/payment-gateway/agree.ts';
import type { GatewayTruth, PaymentGateway } from '../../integrations/payment-gateway/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { loseAnswer } from './lose-answer.ts';
import { markUnclear } from './mark-unclear.ts';
import type { Finding } from './mark-unclear.ts';
import { openCase } from './open-case.ts';
import { refusePayment } from './refuse-payment.ts';
import { CALL_A_PERSON_AFTER, GIVE_UP_AFTER, MOST_TRIES, patienceUntil } from './rules.ts';
import { scheduleQuery } from './schedule-query.ts';
import { settlePayment } from './settle-payment.ts';
import { WAITING } from './states.ts';
import { paymentOf } from './store.ts';
import type { Payment } from './store.ts';
import * as inbox from './inbox-store.ts';
import * as store from './store.ts';

/**
 * Draws the conclusion from the provider's own answer: settles only when reference, amount, currency, operator and payee agree (P-05); a
 * disagreement goes to a person and is never credited (W-06); silence is asked again until 72 hours have passed (C41). May be repeated.
 */
export async function applyTruth(ctx: Context, payment: Payment, gateway: PaymentGateway, truth: GatewayTruth): Promise<void> {
  const claims = (await ctx.db.many(inbox.claims, [payment.id])).map(({ claim }) => claimOf(claim));
  const agreement = await judge(ctx, payment, gateway, truth, claims);
  if (agreement.verdict === 'paid') {
    await settlePayment(ctx, payment, { facts: truth, payee: gateway.payee, by: agreement.by });
    passFaultPoint('after-settle-before-confirm');
    return;
  }
  if (agreement.verdict === 'mismatch') {
    await openCase(ctx, {
      kind: 'mismatch', provider: gateway.name, paymentId: payment.id, inboxId: null,
      details: { differs: agreement.differs, ordered: payment.price }, said: [statusSaid(truth), ...claims.map(claimSaid)],
    });
  }
  // A concluded payment is asked about only when a callback claims otherwise; without proof it stays concluded.
  if (!WAITING.includes(payment.state)) return;
  if (agreement.verdict === 'refused') await refusePayment(ctx, payment, agreement.reason);
  else await wait(ctx, payment, gateway, truth, agreement);
}

/** A stored claim; one from before signatures were told apart by what they cover vouches for nothing. */
function claimOf(stored: Record<string, unknown>): Claim {
  return { covers: [], ...stored } as unknown as Claim;
}

function statusSaid({ state, amount, currency, operator, payee, transactionId }: GatewayTruth): Record<string, unknown> {
  return { by: 'status', state, amount, currency, operator, payee, transactionId };
}

function claimSaid({ signed, covers, claims, amount, currency, operator, transactionId }: Claim): Record<string, unknown> {
  return { by: 'callback', signed, covers, state: claims, amount, currency, operator, transactionId };
}

async function judge(ctx: Context, payment: Payment, gateway: PaymentGateway, truth: GatewayTruth, claims: readonly Claim[]): Promise<Agreement> {
  const { open: doubted } = await ctx.db.one(inbox.hasOpenCase, [payment.id, 'mismatch']);
  const { externalId, transactionId, price } = payment;
  const expected = { externalId, transactionId, amount: price.amount, currency: price.currency, method: payment.method!, payee: gateway.payee };
  const agreement = agree(expected, truth, { claims, doubted });
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
    if (agreement.verdict === 'unproven' && impatient) {
      await openCase(inside, { ...about, kind: 'unproven', details: { missing: agreement.missing }, said: [statusSaid(truth)] });
    }
    if (now >= later(known.requestedAt!, CALL_A_PERSON_AFTER)) await openCase(inside, { ...about, kind: 'long-unknown' });
    if (now >= later(known.requestedAt!, GIVE_UP_AFTER)) return giveUp(inside, known, agreement);
    if (mayAskForMoneyAgain(known, gateway, truth) && !impatient) {
      await enqueue(inside, 'payments.request-push', { paymentId: known.id }, { key: `push:${known.id}` });
    }
    if (impatient || agreement.verdict === 'mismatch') {
      await markUnclear(inside, known, findingOf(known, truth, agreement));
      await loseAnswer(inside, known);
    } else await scheduleQuery(inside, known);
  });
}

/** What a person may be told that was seen: an amount only where our own question was answered with it. */
function findingOf({ price }: Payment, { amount, currency }: GatewayTruth, { verdict }: Agreement): Finding {
  if (verdict === 'unproven') return { doubt: 'unproven' };
  if (verdict !== 'mismatch') return { doubt: null };
  const differs = amount !== null && currency !== null && isCurrency(currency) && (amount !== price.amount || currency !== price.currency);
  return differs ? { doubt: 'amount', seen: { amount, currency } } : { doubt: 'other' };
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
  const { open } = await inside.db.one(inbox.hasOpenCase, [payment.id, 'mismatch']);
  if (open || agreement.verdict === 'unproven') {
    await inside.db.run(store.stopQueries, [payment.id]);
    return;
  }
  await openCase(inside, { kind: 'no-answer', provider: payment.provider!, paymentId: payment.id, inboxId: null });
  await refusePayment(inside, payment, 'no-answer');
}
