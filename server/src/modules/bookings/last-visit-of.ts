import type { Context } from '../../platform/context.ts';
import * as store from './person-store.ts';

interface WantedVisit {
  readonly patientId: string;
  /** The member of the family whose visit it was; null for the patient's own. */
  readonly memberId: string | null;
  readonly since: Date;
}

/** Returns the last completed visit of a person since a moment, with the doctor who came. */
export async function lastVisitOf(
  ctx: Context,
  wanted: WantedVisit,
): Promise<{ bookingId: string; doctorId: string } | undefined> {
  const row = await ctx.db.maybe(store.lastVisit, wanted);
  return row && { bookingId: row.id, doctorId: row.doctor_id };
}
