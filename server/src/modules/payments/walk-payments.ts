import type { Context } from '../../platform/context.ts';
import { readPages } from '../../platform/read-ahead.ts';
import type { PaymentCriteria } from './page-store.ts';
import { BEFORE_NEWEST, walk } from './walk-store.ts';
import type { WalkedPayment } from './walk-store.ts';

export type { WalkedPayment } from './walk-store.ts';

const AT_ONCE = 2_000;

/**
 * Yields all payments that fit, newest first, some at a time. Each page is a short statement of its own, so a slow
 * reader keeps no transaction open. No payment comes twice; one that began after the first page does not come.
 */
export function walkPayments(
  ctx: Context,
  criteria: PaymentCriteria & { zone: string },
): AsyncGenerator<readonly WalkedPayment[]> {
  return readPages<WalkedPayment>(AT_ONCE, (last) =>
    ctx.db.many(walk, {
      ...criteria,
      ...(last === undefined ? BEFORE_NEWEST : { afterAt: last.at, afterId: last.id }),
      limit: AT_ONCE,
    }),
  );
}
