import type { Context } from '../../platform/context.ts';
import { forgetAnswers } from './reuse-answer.ts';
import * as store from './store.ts';

/** Adds the stars of one review to a doctor's sum; the shown mean and the order of lists follow. Not repeatable. */
export async function countStars(ctx: Context, doctorId: string, stars: number): Promise<void> {
  await ctx.db.run(store.countStars, [doctorId, stars]);
  forgetAnswers(ctx, doctorId);
}
