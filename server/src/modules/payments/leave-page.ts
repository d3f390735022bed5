import { timeZoneOf } from '@tabibu/contract/countries';
import { isWallet } from '@tabibu/contract/payment-methods';
import { audit } from '../../platform/audit.ts';
import { accountOf, readingTimeAnew } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { whenText } from '../../platform/when-text.ts';
import { findPayment } from './find-payment.ts';
import type { Payment } from './payment-store.ts';
import { isNamed, mayPay } from './policy.ts';
import { queryStatus } from './query-status.ts';
import { recordExchanges } from './record-exchange.ts';
import { pendingUntil } from './rules.ts';
import { WAITING } from './states.ts';
import { voidUnsentPayment } from './void-unsent-payment.ts';

/**
 * Closes the gateway's page of a payment for its payer, as *cancel* on that page does, so that the same thing can be
 * paid another way. Our own status query afterwards decides what became of it: money that came first counts. May be
 * repeated. Throws 'not-found' unless the payment is the caller's own and of this provider, 'payment-unsettled' for a
 * prompt on a phone, which nobody can take back, and for a page of which nobody knows more once its time is over, and
 * 'payment-page-open' while the gateway does not say that it is closed.
 */
export async function leavePage(
  ctx: Context,
  { provider, reference }: { provider: string; reference: string },
): Promise<{ outcome: 'closed' | 'paid' }> {
  const payment = await findPayment(ctx, { reference });
  const isOwn = payment !== undefined && mayPay(accountOf(ctx), payment) && isNamed(ctx, payment, provider);
  if (!isOwn) throw new Problem('not-found');
  if (payment.method === null) return { outcome: 'closed' };
  if (isWallet(payment.method)) throw new Problem('payment-unsettled');
  // A page that was left before has ended its payment; the live one of the purpose may be another by now.
  if (WAITING.includes(payment.state))
    await (payment.requestedAt === null ? voidUnsentPayment(ctx, payment.purpose) : closePage(ctx, payment));
  const after = (await findPayment(ctx, { reference })) ?? payment;
  if (WAITING.includes(after.state)) {
    const until = pendingUntil(after);
    // Nobody knows whether the page is open or was paid.
    if (until === null || until <= readingTimeAnew(ctx).clock.now()) throw new Problem('payment-unsettled');
    throw new Problem('payment-page-open', { until: whenText(ctx.language, until, timeZoneOf(after.country)) });
  }
  return { outcome: after.state === 'refused' || after.state === 'voided' ? 'closed' : 'paid' };
}

/** Asks the gateway to close the page and then for the status. What it answers concerns rows that no payer may read. */
async function closePage(caller: Context, payment: Payment): Promise<void> {
  const { db } = caller;
  if (db.kind === 'transaction') throw new Error('no outside party is asked inside a transaction');
  const ctx = { ...caller, db: db.actingFor({ role: 'system' }) };
  const { externalId, transactionId } = payment;
  const gateway = ctx.integrations.gatewayNamed(payment.provider ?? '');
  await recordExchanges(ctx, payment, 'request', async (onExchange) =>
    gateway?.closeHostedPage?.({ externalId, transactionId, method: payment.method! }, onExchange),
  );
  await audit(ctx, { action: 'payments.leave-page', object: 'payment', objectId: payment.id });
  await queryStatus(readingTimeAnew(ctx), { paymentId: payment.id });
}
