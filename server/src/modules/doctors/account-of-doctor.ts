import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The account of a doctor in service; undefined while the doctor has none or is suspended: nobody acts for them then (ROLE-03). */
export async function accountOfDoctor(ctx: Context, doctorId: string): Promise<string | undefined> {
  return (await ctx.db.maybe(store.accountOf, [doctorId]))?.account_id ?? undefined;
}
