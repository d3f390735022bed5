import { readingTimeAnew } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { recordExchanges } from './record-exchange.ts';
import { findPayment } from './find-payment.ts';
import { scheduleQuery } from './schedule-query.ts';
import { TRANSITIONS } from './states.ts';
import * as store from './store.ts';

/**
 * Asks the provider for the status of a payment and applies the answer. Does nothing for a payment that was never
 * requested or can no longer settle. May be repeated.
 */
export async function queryStatus(ctx: Context, input: { paymentId: string }): Promise<void> {
  const payment = await findPayment(ctx, { id: input.paymentId });
  if (payment === undefined || payment.requestedAt === null || !TRANSITIONS[payment.state].includes('settled')) return;
  const gateway = ctx.integrations.gatewayNamed(payment.provider ?? '');
  if (gateway === null) {
    ctx.log.error(
      { paymentId: payment.id, provider: payment.provider },
      'the provider of a waiting payment is not configured',
    );
    await scheduleQuery(ctx, payment);
    return;
  }
  const { externalId, transactionId } = payment;
  const answer = await recordExchanges(ctx, payment, 'status', (onExchange) =>
    gateway.queryStatus({ externalId, transactionId, method: payment.method! }, onExchange),
  );
  const answered = readingTimeAnew(ctx);
  await ctx.db.run(store.recordQuery, { id: payment.id, now: answered.clock.now() });
  await reconcilePayment(answered, payment, gateway, answer);
}
