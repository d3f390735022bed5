import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Deletes age, sex, weight and pregnancy of a person who was erased or removed from a family. Allergies stay, sealed,
 * with the prescriptions, because the law requires that. Idempotent.
 */
export async function forgetFacts(ctx: Context, personId: string): Promise<void> {
  await ctx.db.run(store.forget, { personId });
}
