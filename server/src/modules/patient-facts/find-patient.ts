import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import { whyFactsClosed } from './policy.ts';
import type { ClosedReason } from './policy.ts';

/** Somebody of whom facts are stated, with the account that is told of it. */
export interface StatedPerson {
  /** The person whose facts they are: the patient, or a member of the patient's family. */
  readonly personId: string;
  readonly accountId: string;
}

/**
 * Returns the person whose facts the signed-in doctor may see now, because of this appointment. Throws
 * `not-found` for another doctor's or an unpaid appointment, `visit-not-begun` or `visit-too-old`.
 */
export async function patientOfVisit(ctx: Context, bookingId: string): Promise<StatedPerson> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  const booking = await findBooking(ctx, bookingId);
  if (doctor === undefined || booking === undefined || booking.doctorId !== doctor.id) throw new Problem('not-found');
  if (!booking.wasPaid || booking.startsAt === null) throw new Problem('not-found');
  refuseClosed(whyFactsClosed(booking, ctx.clock.now()));
  return { personId: booking.personId, accountId: booking.readerId };
}

/**
 * Throws the problem for a reason from `whyFactsClosed`: `visit-not-begun` or `visit-too-old`. Does nothing for null.
 */
export function refuseClosed(closed: ClosedReason | null): void {
  if (closed !== null) throw new Problem(closed === 'too-old' ? 'visit-too-old' : 'visit-not-begun');
}
