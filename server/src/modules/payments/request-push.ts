import type { GatewayTruth, HostedOutcome, PaymentGateway, PushOutcome } from '../../integrations/payment-gateway/port.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue, nudge } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { applyTruth } from './apply-truth.ts';
import { loseAnswer } from './lose-answer.ts';
import { openCase } from './open-case.ts';
import { refusePayment } from './refuse-payment.ts';
import { MOST_TRIES, patienceUntil } from './rules.ts';
import { scheduleQuery } from './schedule-query.ts';
import { paymentOf } from './store.ts';
import type { Payment } from './store.ts';
import * as store from './store.ts';

/** After a crash in the middle of a request the sweep asks what became of it. */
const CRASHED_AFTER = 25 * SECOND;
const RETRY_PAUSE = 3 * SECOND;
/** Refusals that are our fault, not the payer's: somebody has to look at the account or the request. */
const OURS = new Set(['credentials', 'not-carried', 'invalid-request']);

/**
 * Asks the provider for the money: a prompt on the phone or a hosted page, always under the same external id. May be repeated: where an
 * earlier request may have arrived, the provider is first asked what it knows, and is asked for money again only if it knows nothing.
 */
export async function requestPush(ctx: Context, input: { paymentId: string }): Promise<void> {
  const now = ctx.clock.now();
  const row = await ctx.db.maybe(store.beginAsking, [input.paymentId, now, later(now, CRASHED_AFTER), MOST_TRIES]);
  if (row === undefined) return;
  const payment = paymentOf(row);
  const gateway = ctx.integrations.gatewayNamed(payment.provider ?? '');
  if (gateway === null) return notReached(ctx, payment, 'no-gateway');
  if (payment.sends > 1 && !(await knowsNothing(ctx, gateway, payment))) return undefined;
  const outcome = await ask(ctx, gateway, payment);
  passFaultPoint('after-provider-call');
  await record(ctx, payment, outcome);
}

/** True when the provider has never heard of the payment; otherwise what it said has been applied. */
async function knowsNothing(ctx: Context, gateway: PaymentGateway, payment: Payment): Promise<boolean> {
  const truth: GatewayTruth = await gateway.queryStatus({ externalId: payment.externalId, transactionId: payment.transactionId, method: payment.method! });
  if (truth.state === 'not-found') return true;
  const pageIsMissing = truth.state === 'pending' && gateway.flowOf(payment.method!) === 'hosted' && payment.redirectUrl === null;
  if (pageIsMissing) return true;
  await applyTruth(ctx, payment, gateway, truth);
  return false;
}

function ask(ctx: Context, gateway: PaymentGateway, payment: Payment): Promise<PushOutcome | HostedOutcome> {
  const { externalId, phone, description, price } = payment;
  const method = payment.method!;
  const order = { externalId, method, amount: price.amount, currency: price.currency, description };
  if (gateway.flowOf(method) === 'push') return gateway.requestPush({ ...order, phone });
  const back = new URL(payment.returnPath, payment.returnOrigin ?? ctx.config.PUBLIC_URL ?? `http://localhost:${ctx.config.PORT}`);
  back.searchParams.set('reference_id', payment.reference);
  return gateway.startHostedPayment!({ ...order, returnUrl: back.href, cancelUrl: back.href, language: payment.language ?? ctx.language });
}

async function record(ctx: Context, payment: Payment, outcome: PushOutcome | HostedOutcome): Promise<void> {
  if (outcome.kind === 'accepted') return accept(ctx, payment, outcome);
  if (outcome.kind === 'unknown') return outcome.mayHaveReached ? loseAnswer(ctx, payment) : notReached(ctx, payment, outcome.why);
  await inTransaction(ctx, async (inside) => {
    if (OURS.has(outcome.reason)) {
      await openCase(inside, { kind: 'gateway', provider: payment.provider!, paymentId: payment.id, inboxId: null, details: { reason: outcome.reason } });
    }
    await refusePayment(inside, payment, outcome.reason, outcome.message);
  });
}

async function accept(ctx: Context, payment: Payment, outcome: Extract<PushOutcome | HostedOutcome, { kind: 'accepted' }>): Promise<void> {
  const redirectUrl = 'redirectUrl' in outcome ? outcome.redirectUrl : null;
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.moveToRequested, [payment.id, outcome.transactionId, redirectUrl, inside.clock.now()]);
    if (row === undefined) return;
    await scheduleQuery(inside, paymentOf(row));
    await audit(inside, { action: 'payments.request', object: 'payment', objectId: payment.id, details: { provider: payment.provider, method: payment.method } });
    await nudge(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
  });
}

/** The request certainly did not arrive: it is repeated while the payer waits, and given up when no request of this payment can have arrived. */
async function notReached(ctx: Context, asked: Payment, why: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.didNotArrive, [asked.id]);
    const payment = row === undefined ? asked : paymentOf(row);
    const now = inside.clock.now();
    const at = later(now, (RETRY_PAUSE * 2 ** payment.tries) / inside.config.JOB_SPEED);
    if (payment.tries < MOST_TRIES && at < patienceUntil(payment)!) {
      await enqueue(inside, 'payments.request-push', { paymentId: payment.id }, { at, key: `push:${payment.id}` });
    } else if (payment.sends === 0) {
      await refusePayment(inside, payment, 'network', why);
    } else {
      await loseAnswer(inside, payment);
    }
  });
}
