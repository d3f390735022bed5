import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';
import * as urgent from './urgent-store.ts';

/** Deletes all readings, and what was told of urgent ones, of a person who was erased or removed from a family. Idempotent. */
export async function forgetReadings(ctx: Context, personId: string): Promise<void> {
  await ctx.db.run(store.forget, { personId });
  await ctx.db.run(urgent.forget, { personId });
}
