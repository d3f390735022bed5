import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns the ids of what a person has checked out and nobody knows yet whether it is paid. */
export async function awaitedPurposes(ctx: Context, kind: string, payerId: string): Promise<string[]> {
  return (await ctx.db.many(store.awaitedPurposes, { payerId, purposeKind: kind })).map((row) => row.purpose_id);
}
