import type { Context } from '../../platform/context.ts';
import { callBackOf, isPresent } from './rules.ts';
import * as store from './store.ts';

/** Who is in the call of an appointment at this moment, and what has happened in it. */
export interface CallState {
  readonly patientHere: boolean;
  readonly doctorHere: boolean;
  /** Both were connected. */
  readonly hasBegun: boolean;
  /** The patient left to be told when the doctor comes, and whether that happened. */
  readonly callBack: 'none' | 'asked' | 'told';
}

/** Returns the open calls of these appointments at their present times, by the id of the appointment. */
export async function listCallStates(
  ctx: Context,
  appointments: readonly { readonly id: string; readonly startsAt: Date }[],
): Promise<ReadonlyMap<string, CallState>> {
  if (appointments.length === 0) return new Map();
  const now = ctx.clock.now();
  const starts = new Map(appointments.map(({ id, startsAt }) => [id, startsAt.getTime()]));
  const sessions = (await ctx.db.many(store.unclosedOfBookings, { bookingIds: [...starts.keys()] })).map((row) =>
    store.sessionOf(row),
  );
  return new Map(
    sessions
      .filter(({ bookingId, startsAt }) => starts.get(bookingId) === startsAt.getTime())
      .map((session) => [
        session.bookingId,
        {
          patientHere: isPresent(session.patient, now),
          doctorHere: isPresent(session.doctor, now),
          hasBegun: session.connectedAt !== null,
          callBack: callBackOf(session),
        },
      ]),
  );
}
