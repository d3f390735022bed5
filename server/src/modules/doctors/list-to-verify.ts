import type { Context } from '../../platform/context.ts';
import * as desk from './verify-store.ts';

/** Returns those of these doctors, by id, whom the office added and nobody has verified. */
export async function doctorsToVerify(
  ctx: Context,
  doctorIds: readonly string[],
): Promise<Map<string, desk.ToVerifyRow>> {
  const rows = await ctx.db.many(desk.toVerifyOf, { doctorIds });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the ids of such doctors, in the order of the ids, after the last one of the page before. */
export async function listDoctorsToVerify(
  ctx: Context,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(desk.listToVerify, page)).map(({ id }) => id);
}
