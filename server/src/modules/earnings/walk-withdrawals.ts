import type { WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import type { Context } from '../../platform/context.ts';
import { LAST_ID } from '../../platform/ids.ts';
import { readPages } from '../../platform/read-ahead.ts';
import { foundOf } from './find-withdrawals.ts';
import type { FoundWithdrawal } from './find-withdrawals.ts';
import * as store from './store.ts';

const AT_ONCE = 500;

/** Yields all requests that fit, newest first, some at a time, each page in a short statement of its own. */
export async function* walkWithdrawals(
  ctx: Context,
  criteria: store.WithdrawalCriteria,
): AsyncGenerator<FoundWithdrawal[]> {
  const pages = readPages<store.OpenWithdrawalRow & { status: WithdrawalStatus }>(AT_ONCE, (last) =>
    ctx.db.many(store.walkFound, {
      ...criteria,
      afterAt: last?.created_at ?? null,
      afterId: last?.id ?? LAST_ID,
      limit: AT_ONCE,
    }),
  );
  for await (const rows of pages) yield rows.map(foundOf);
}
