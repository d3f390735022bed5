import type { Context } from '../../platform/context.ts';
import { LAST_ID } from '../../platform/ids.ts';
import { readPages } from '../../platform/read-ahead.ts';
import { foundOf } from './find-withdrawals.ts';
import type { FoundWithdrawal } from './find-withdrawals.ts';
import { ofAll, ofSought } from './list-store.ts';
import type { FoundRow, WithdrawalCriteria } from './list-store.ts';

const AT_ONCE = 500;

/** Yields all requests that fit, newest first, some at a time, each page in a short statement of its own. */
export async function* walkWithdrawals(
  ctx: Context,
  { doctors, ...criteria }: WithdrawalCriteria,
): AsyncGenerator<FoundWithdrawal[]> {
  const pages = readPages<FoundRow>(AT_ONCE, (last) => {
    const place = { afterAt: last?.created_at ?? null, afterId: last?.id ?? LAST_ID, limit: AT_ONCE };
    return doctors === null
      ? ctx.db.many(ofAll.walk, { ...criteria, ...place })
      : ctx.db.many(ofSought.walk, { ...criteria, ...doctors, ...place });
  });
  for await (const rows of pages) yield rows.map(foundOf);
}
