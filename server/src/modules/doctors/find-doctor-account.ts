import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The account that a doctor in service signs in with; undefined when there is none. */
export async function accountOfDoctor(ctx: Context, doctorId: string): Promise<string | undefined> {
  return (await ctx.db.maybe(store.account, [doctorId]))?.account_id ?? undefined;
}
