import type { ErasureBody } from '@tabibu/contract/erasure';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { countHolds } from '../bookings/index.ts';
import { findLeaving, findObstacles } from './find-obstacles.ts';

/** What would happen if the caller erased the account now: what is in the way, or what would be let go. */
export async function readErasure(ctx: Context): Promise<ErasureBody> {
  const leaving = await findLeaving(ctx, accountOf(ctx));
  return {
    is_doctor: leaving.service !== undefined,
    holds: await countHolds(ctx, leaving.accountId),
    obstacles: await findObstacles(ctx, leaving),
  };
}
