import type { Context } from '../../platform/context.ts';
import * as desk from './desk-store.ts';

/** Returns those of these applications about which nobody has decided, by id. */
export async function waitingApplications(
  ctx: Context,
  applicationIds: readonly string[],
): Promise<Map<string, desk.WaitingRow>> {
  const rows = await ctx.db.many(desk.waitingOf, { applicationIds });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the ids of such applications, in the order of the ids, after the last one of the page before. */
export async function listWaitingApplications(
  ctx: Context,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(desk.listWaiting, page)).map(({ id }) => id);
}
