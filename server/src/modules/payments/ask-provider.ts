import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import { findPayment } from './find-payment.ts';
import { mayPay } from './policy.ts';
import { wakeQuery } from './schedule-query.ts';
import { WAITING } from './states.ts';

/** A provider is not asked more often than this at somebody's wish. */
const PAUSE = 10 * SECOND;

/**
 * The payer wants to know now: a job asks the provider what became of the payment. Moves no money, and asks at most once in ten seconds.
 * Anybody else's reference is not found.
 */
export async function askProvider(ctx: Context, { provider, reference }: { provider: string; reference: string }): Promise<{ asks: boolean; asked_at: string | null }> {
  const payment = await findPayment(ctx, { reference });
  if (payment === undefined || !mayPay(accountOf(ctx), payment) || payment.provider !== provider) throw new Problem('not-found');
  const { askedAt } = payment;
  const asks = payment.requestedAt !== null && WAITING.includes(payment.state) && (askedAt === null || later(askedAt, PAUSE) <= ctx.clock.now());
  if (asks) await wakeQuery(ctx, payment);
  return { asks, asked_at: askedAt?.toISOString() ?? null };
}
