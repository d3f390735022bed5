import type { Context } from '../../platform/context.ts';
import * as facts from './facts-store.ts';

/**
 * Returns the doctor that an account signs in as. Undefined for everybody else, and for a doctor who is not verified or
 * is suspended: such a doctor cannot act (ROLE-03).
 */
export async function doctorOfAccount(ctx: Context, accountId: string): Promise<facts.DoctorName | undefined> {
  const row = await ctx.db.maybe(facts.ofAccount, { accountId });
  return row && facts.nameOf(row);
}
