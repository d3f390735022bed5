import type { ErasureBody } from '@tabibu/contract/erasure';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { countHolds } from '../bookings/index.ts';
import { runningPlansOf } from '../subscriptions/index.ts';
import { findErasureSubject, findObstacles } from './find-obstacles.ts';

/**
 * Returns what erasing the caller's account now would do: the obstacles, how many unpaid holds would end, and which
 * care plans would be given up.
 */
export async function readErasure(ctx: Context): Promise<ErasureBody> {
  const leaving = await findErasureSubject(ctx, accountOf(ctx));
  return {
    is_doctor: leaving.service !== undefined,
    holds: await countHolds(ctx, leaving.accountId),
    obstacles: await findObstacles(ctx, leaving),
    plans: await runningPlansOf(ctx, leaving.accountId),
  };
}
