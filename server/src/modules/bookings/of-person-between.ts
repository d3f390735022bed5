import type { Context } from '../../platform/context.ts';
import type { BookingState } from './states.ts';
import * as store from './person-store.ts';

/** Whose paid appointments are asked for, with which doctor (null: with all), and of which span of time. */
export interface AppointmentSpan {
  readonly patientId: string;
  /** The member of the family; null for the patient. */
  readonly memberId: string | null;
  readonly doctorId: string | null;
  readonly from: Date;
  readonly until: Date;
}

/** Returns the paid appointments of a person in a span of time. The caller has checked who is asking. */
export async function appointmentsBetween(
  ctx: Context,
  span: AppointmentSpan,
): Promise<{ readonly doctorId: string; readonly startsAt: Date; readonly state: BookingState }[]> {
  return (await ctx.db.many(store.between, span)).map((row) => ({
    doctorId: row.doctor_id,
    startsAt: row.starts_at,
    state: row.state,
  }));
}

/** Returns in which months of a clock a person had paid appointments. The caller has checked who is asking. */
export async function monthsOfAppointments(ctx: Context, span: AppointmentSpan & { zone: string }): Promise<string[]> {
  return (await ctx.db.many(store.months, span)).map(({ month }) => month);
}
