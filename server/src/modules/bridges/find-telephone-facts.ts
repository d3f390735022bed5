import type { Context } from '../../platform/context.ts';
import type { Consultation } from '../bookings/index.ts';
import * as attempts from './attempt-store.ts';
import * as store from './store.ts';

type AppointmentTime = Pick<Consultation, 'id' | 'startsAt'>;

/** Whom bridges have reached about one time of an appointment. `live`: a bridge is under way now. */
export interface Reached {
  readonly live: boolean;
  readonly patient: boolean;
  readonly doctor: boolean;
}

/** Returns whom bridges have reached. A person who requested a bridge and never picked up was not reached. */
export async function findReached(ctx: Context, { id, startsAt }: AppointmentTime): Promise<Reached> {
  return ctx.db.one(store.reached, { bookingId: id, startsAt });
}

/** What the doctor has tried by telephone. `unanswered`: the times of calls that nobody answered, oldest first. */
export interface DoctorCalls {
  readonly doctorTried: boolean;
  readonly unanswered: readonly Date[];
}

/** Returns what the doctor has tried by telephone, by bridge or by ordinary number. */
export async function findDoctorCalls(ctx: Context, { id, startsAt }: AppointmentTime): Promise<DoctorCalls> {
  const made = await ctx.db.many(attempts.attempts, { bookingId: id, startsAt });
  const rung = await ctx.db.many(store.missedByPatient, { bookingId: id, startsAt });
  const { asked } = await ctx.db.one(store.askedByDoctor, { bookingId: id, startsAt });
  const unanswered = [
    ...made.filter(({ unanswered_at: at }) => at !== null).map(({ shown_at: at }) => at),
    ...rung.map(({ requested_at: at }) => at),
  ];
  return {
    doctorTried: asked || made.length > 0,
    unanswered: unanswered.toSorted((one, other) => one.getTime() - other.getTime()),
  };
}
