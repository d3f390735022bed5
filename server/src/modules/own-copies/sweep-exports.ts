import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Runs every few minutes: deletes exports whose day is over, with their files. Idempotent. */
export async function sweepExports(ctx: Context): Promise<void> {
  await ctx.db.run(store.removeEnded, { now: ctx.clock.now() });
}

/** Deletes all exports of an erased person, also one that is being written. Idempotent. */
export async function forgetExports(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forget, { accountId });
}
