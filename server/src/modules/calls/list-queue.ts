import type { WaitingPatientBody } from '@tabibu/contract/calls';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, later } from '../../platform/time.ts';
import { nextScheduledIds } from '../bookings/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import { isPresent } from './rules.ts';
import type { Session } from './store.ts';
import * as store from './store.ts';

/** Limits of the query: longer than any call window, and more appointments than fit into that time. */
const RECENT = 2 * HOUR;
const MOST = 50;

/**
 * Returns the patients in the signed-in doctor's waiting room and those who left it to be called back, in the order of
 * their appointments. Throws `not-found` for an account without a doctor.
 */
export async function listQueue(ctx: Context): Promise<WaitingPatientBody[]> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  const now = ctx.clock.now();
  const bookings = await nextScheduledIds(ctx, { doctorId: doctor.id, after: later(now, -RECENT), most: MOST });
  const sessions = (await ctx.db.many(store.unclosedOfBookings, { bookingIds: bookings })).map((row) =>
    store.sessionOf(row),
  );
  return sessions.flatMap((session) => {
    const state = stateOf(session, now);
    return state === null ? [] : [{ booking_id: session.bookingId, state }];
  });
}

function stateOf(
  { patient, doctor, callBackAt, calledBackAt }: Session,
  now: Date,
): WaitingPatientBody['state'] | null {
  if (isPresent(patient, now)) return isPresent(doctor, now) ? null : 'here';
  if (callBackAt === null) return null;
  return calledBackAt === null ? 'call-back' : 'told';
}
