import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The account with which a doctor signs in; undefined while there is none. */
export async function accountOfDoctor(ctx: Context, doctorId: string): Promise<string | undefined> {
  return (await ctx.db.maybe(store.accountOf, [doctorId]))?.account_id ?? undefined;
}
