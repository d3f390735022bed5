import type { Context } from '../../platform/context.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as store from './store.ts';

/** Adds the stars of one review to a doctor's sum; the mean and the order of lists change with it. Not idempotent. */
export async function addRating(ctx: Context, doctorId: string, stars: number): Promise<void> {
  await ctx.db.run(store.addRating, { doctorId, stars });
  invalidateAnswers(ctx, doctorId);
}
