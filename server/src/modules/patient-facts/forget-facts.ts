import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Deletes age, sex, weight and pregnancy of an erased person. Allergies stay, sealed, with the prescriptions, because
 * the law requires that. Idempotent.
 */
export async function forgetFacts(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forget, { accountId });
}
