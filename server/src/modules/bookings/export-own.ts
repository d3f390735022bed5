import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import { doctorNames } from '../doctors/index.ts';
import { cancelReasonOf } from './cancel-reason.ts';
import * as store from './export-store.ts';
import { bookingsOfPatient } from './redact-patient.ts';
import { reasonOf } from './visit-reason.ts';

/** Yields the appointments of the signed-in person, with the doctor's name and the words that were written. */
export const exportAppointments = (ctx: Context) =>
  ownRows(ctx, store.ownBookings, async (rows) => {
    const doctors = await doctorNames(
      ctx,
      rows.map(({ doctor_id: id }) => id),
    );
    return rows.map(({ reason_sealed: reason, cancel_reason_sealed: cancelReason, ...row }) => ({
      ...row,
      doctor: doctors.get(row.doctor_id)?.fullName ?? null,
      reason: reasonOf(ctx, { id: row.id, reason_sealed: reason }),
      cancel_reason: cancelReasonOf(ctx, { id: row.id, cancel_reason_sealed: cancelReason }),
    }));
  });

/** How many appointments one statement is asked about. */
const MOST_AT_ONCE = 100;

/** Yields the ids of all appointments of the signed-in person, some at a time. */
export async function* ownBookingIds(ctx: Context): AsyncGenerator<readonly string[]> {
  const ids = await bookingsOfPatient(ctx, accountOf(ctx));
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) yield ids.slice(from, from + MOST_AT_ONCE);
}
