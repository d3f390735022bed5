import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';
import * as urgent from './urgent-store.ts';

/** Deletes the readings of a person who was erased or left a family, and what was told of urgent ones. Idempotent. */
export async function forgetReadings(ctx: Context, personId: string): Promise<void> {
  await ctx.db.run(store.forget, { personId });
  await ctx.db.run(urgent.forget, { personId });
}
