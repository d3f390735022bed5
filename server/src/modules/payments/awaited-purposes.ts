import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** What a person has asked to pay for and nobody knows yet whether it is paid, by purpose id. */
export async function awaitedPurposes(ctx: Context, kind: string, payerId: string): Promise<string[]> {
  return (await ctx.db.many(store.awaitedPurposes, [payerId, kind])).map(({ purposeId }) => purposeId);
}
