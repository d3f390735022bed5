import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import * as licences from './licence-store.ts';

/** In days: from then on somebody sees to a licence that ends. The doctor was reminded 60 days before already. */
const NOTICE = 30;

/**
 * Returns those of these doctors in service, by id, whose licence ends within 30 days, or who may be booked until a
 * named day because nobody has checked it.
 */
export async function endingLicences(
  ctx: Context,
  doctorIds: readonly string[],
): Promise<Map<string, licences.EndingRow>> {
  const endsBefore = later(ctx.clock.now(), NOTICE * DAY);
  const rows = await ctx.db.many(licences.endingOf, { doctorIds, endsBefore, noticeDays: NOTICE });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the ids of such doctors, in the order of the ids, after the last one of the page before. */
export async function listEndingLicences(
  ctx: Context,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  const endsBefore = later(ctx.clock.now(), NOTICE * DAY);
  return (await ctx.db.many(licences.listEnding, { ...page, endsBefore })).map(({ id }) => id);
}
