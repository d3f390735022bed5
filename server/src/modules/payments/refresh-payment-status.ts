import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import { findPayment } from './find-payment.ts';
import { isNamed, mayPay } from './policy.ts';
import { queryNow } from './schedule-query.ts';
import { WAITING } from './states.ts';

/** The payer may ask for a status query only when the last one is at least this long ago. */
const PAUSE = 10 * SECOND;

/**
 * Enqueues a status query when the payer presses "check again", unless the last one was less than ten seconds ago.
 * Moves no money. Throws 'not-found' unless the payment is the caller's own and of this provider, or `ANY_PROVIDER`
 * is given.
 */
export async function refreshPaymentStatus(
  ctx: Context,
  { provider, reference }: { provider: string; reference: string },
): Promise<{ asks: boolean; asked_at: string | null }> {
  const payment = await findPayment(ctx, { reference });
  if (payment === undefined || !mayPay(accountOf(ctx), payment) || !isNamed(ctx, payment, provider))
    throw new Problem('not-found');
  const { askedAt } = payment;
  const asks =
    payment.requestedAt !== null &&
    WAITING.includes(payment.state) &&
    (askedAt === null || later(askedAt, PAUSE) <= ctx.clock.now());
  if (asks) await queryNow(ctx, payment);
  return { asks, asked_at: askedAt?.toISOString() ?? null };
}
