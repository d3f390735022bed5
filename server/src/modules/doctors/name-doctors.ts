import type { Context } from '../../platform/context.ts';
import * as facts from './facts-store.ts';

/** Returns names and time zones of doctors by id, also of doctors who are no longer verified, for lists of bookings. */
export async function doctorNames(ctx: Context, ids: readonly string[]): Promise<Map<string, facts.DoctorName>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.many(facts.names, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, facts.nameOf(row)]));
}
