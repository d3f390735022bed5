import type {
  ExchangeListener,
  GatewayPaymentState,
  HostedOutcome,
  PaymentGateway,
  PaymentPushOutcome,
} from '../../integrations/payment-gateway/port.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction, readingTimeAnew } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue, sendLiveEvent } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { recordExchanges } from './record-exchange.ts';
import { markUnknown } from './mark-unknown.ts';
import { openCase } from './open-case.ts';
import { refusePayment } from './refuse-payment.ts';
import { MOST_TRIES, pendingUntil } from './rules.ts';
import { scheduleQuery } from './schedule-query.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import * as transitions from './transition-store.ts';
import * as store from './store.ts';

/** If the process dies during a request, the sweep queries the status after this time. */
const QUERY_AFTER_CRASH = 25 * SECOND;
const RETRY_PAUSE = 3 * SECOND;
/**
 * Refusals that are our fault and not the payer's: staff have to look at our account with the provider or at the
 * request.
 */
const REFUSALS_BY_OUR_FAULT = new Set(['credentials', 'not-carried', 'invalid-request']);

/**
 * Asks the provider for the money, by a prompt on the phone or a hosted page, always under the same external id. May be
 * repeated: when an earlier request may have arrived, it first queries the status, and asks for money again only if the
 * provider does not know the payment.
 */
export async function requestPush(ctx: Context, input: { paymentId: string }): Promise<void> {
  const now = ctx.clock.now();
  const row = await ctx.db.maybe(store.markRequesting, {
    paymentId: input.paymentId,
    now,
    nextQueryAt: later(now, QUERY_AFTER_CRASH),
    mostTries: MOST_TRIES,
  });
  if (row === undefined) return;
  const payment = paymentOf(row);
  const gateway = ctx.integrations.gatewayNamed(payment.provider ?? '');
  if (gateway === null) return retryOrGiveUp(ctx, payment, 'no-gateway');
  if (payment.sends > 1 && !(await isUnknownToProvider(ctx, gateway, payment))) return undefined;
  const outcome = await recordExchanges(ctx, payment, 'request', (onExchange) =>
    sendRequestToProvider(ctx, gateway, payment, onExchange),
  );
  passFaultPoint('after-provider-call');
  await applyOutcome(readingTimeAnew(ctx), payment, outcome);
}

/**
 * Returns true when the provider does not know the payment, or when we never got the address of its hosted page.
 * Otherwise applies the provider's answer and returns false.
 */
async function isUnknownToProvider(ctx: Context, gateway: PaymentGateway, payment: Payment): Promise<boolean> {
  const { externalId, transactionId } = payment;
  const answer: GatewayPaymentState = await recordExchanges(ctx, payment, 'status', (onExchange) =>
    gateway.queryStatus({ externalId, transactionId, method: payment.method! }, onExchange),
  );
  if (answer.state === 'not-found') return true;
  const pageIsMissing =
    answer.state === 'pending' && gateway.flowOf(payment.method!) === 'hosted' && payment.redirectUrl === null;
  if (pageIsMissing) return true;
  await reconcilePayment(readingTimeAnew(ctx), payment, gateway, answer);
  return false;
}

function sendRequestToProvider(
  ctx: Context,
  gateway: PaymentGateway,
  payment: Payment,
  onExchange: ExchangeListener,
): Promise<PaymentPushOutcome | HostedOutcome> {
  const { externalId, phone, description, price } = payment;
  const method = payment.method!;
  const order = { externalId, method, amount: price.amount, currency: price.currency, description };
  if (gateway.flowOf(method) === 'push') return gateway.requestPush({ ...order, phone }, onExchange);
  const back = new URL(
    payment.returnPath,
    payment.returnOrigin ?? ctx.config.PUBLIC_URL ?? `http://localhost:${ctx.config.PORT}`,
  );
  back.searchParams.set('reference_id', payment.reference);
  const language = payment.language ?? ctx.language;
  return gateway.startHostedPayment!({ ...order, returnUrl: back.href, cancelUrl: back.href, language }, onExchange);
}

/** Applies the outcome of the request to the payment. */
async function applyOutcome(
  ctx: Context,
  payment: Payment,
  outcome: PaymentPushOutcome | HostedOutcome,
): Promise<void> {
  if (outcome.kind === 'accepted') return accept(ctx, payment, outcome);
  if (outcome.kind === 'unknown')
    return outcome.mayHaveReached ? markUnknown(ctx, payment) : retryOrGiveUp(ctx, payment, outcome.why);
  await inTransaction(ctx, async (inside) => {
    if (REFUSALS_BY_OUR_FAULT.has(outcome.reason)) {
      await openCase(inside, {
        kind: 'gateway',
        provider: payment.provider!,
        paymentId: payment.id,
        inboxId: null,
        details: { reason: outcome.reason },
      });
    }
    await refusePayment(inside, payment, outcome.reason, outcome.message);
  });
}

/** Moves the payment to 'requested' and schedules its status query. */
async function accept(
  ctx: Context,
  payment: Payment,
  outcome: Extract<PaymentPushOutcome | HostedOutcome, { kind: 'accepted' }>,
): Promise<void> {
  const redirectUrl = 'redirectUrl' in outcome ? outcome.redirectUrl : null;
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(transitions.moveToRequested, {
      id: payment.id,
      transactionId: outcome.transactionId,
      redirectUrl,
      now: inside.clock.now(),
    });
    if (row === undefined) return;
    await scheduleQuery(inside, paymentOf(row));
    await audit(inside, {
      action: 'payments.request',
      object: 'payment',
      objectId: payment.id,
      details: { provider: payment.provider, method: payment.method },
    });
    await sendLiveEvent(inside, payment.payerId, { kind: 'payment', reference_id: payment.reference });
  });
}

/**
 * Handles a request that certainly did not arrive. Repeats it while the payer waits; after that refuses the payment, or
 * marks it unknown when an earlier request may have arrived.
 */
async function retryOrGiveUp(ctx: Context, asked: Payment, why: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.markNotDelivered, { id: asked.id });
    const payment = row === undefined ? asked : paymentOf(row);
    const now = inside.clock.now();
    const at = later(now, (RETRY_PAUSE * 2 ** payment.tries) / inside.config.JOB_SPEED);
    if (payment.tries < MOST_TRIES && at < pendingUntil(payment)!) {
      await enqueue(inside, 'payments.request-push', { paymentId: payment.id }, { at, key: `push:${payment.id}` });
    } else if (payment.sends === 0) {
      await refusePayment(inside, payment, 'network', why);
    } else {
      await markUnknown(inside, payment);
    }
  });
}
