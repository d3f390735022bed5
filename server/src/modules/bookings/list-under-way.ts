import type { Context } from '../../platform/context.ts';
import type { Consultation } from './find-consultation.ts';
import { latestTime } from './call-policy.ts';
import * as store from './desk-figures-store.ts';

/** A scheduled appointment of the hours around now, as the front desk needs it. */
export type UnderWay = Pick<
  Consultation,
  'id' | 'patientId' | 'doctorId' | 'callType' | 'isEmergency' | 'startsAt' | 'expectedAt' | 'latestAt'
> & {
  /** The member of the patient's family for whom it is; null if it is for the patient. */
  readonly memberId: string | null;
};

/**
 * Returns the scheduled appointments of all doctors that begin from `from` until before `until`, in order; a thousand
 * at most. Accepted emergencies are among them.
 */
export async function listUnderWay(ctx: Context, span: { from: Date; until: Date }): Promise<UnderWay[]> {
  return (await ctx.db.many(store.underWay, span)).map(underWayOf);
}

/** Returns scheduled appointments by id, whenever they began. */
export async function underWayOfIds(ctx: Context, bookingIds: readonly string[]): Promise<UnderWay[]> {
  if (bookingIds.length === 0) return [];
  return (await ctx.db.many(store.underWayOf, { bookingIds })).map(underWayOf);
}

function underWayOf(row: store.UnderWayRow): UnderWay {
  return {
    id: row.id,
    patientId: row.patient_id,
    memberId: row.person_id,
    doctorId: row.doctor_id,
    callType: row.call_type,
    isEmergency: row.is_emergency,
    startsAt: row.starts_at,
    expectedAt: row.expected_at ?? row.starts_at,
    latestAt: latestTime(row, row.starts_at),
  };
}
