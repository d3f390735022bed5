import type { ListedBookingBody } from '@tabibu/contract/booking-desk';
import { assisting, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking, findListed, rescheduleAppointment } from '../bookings/index.ts';
import { contactOf, requireOther } from '../identity/index.ts';
import { describe } from './list-bookings.ts';

interface Move {
  readonly bookingId: string;
  readonly startsAt: Date;
  /** Another doctor of the same type; left out for the same doctor. */
  readonly doctorId?: string | undefined;
  /** The new time was said to the patient, who said yes. */
  readonly agreed: boolean;
}

/**
 * Moves the appointment of a caller who agrees to a free time of the same doctor, or of one of the same type. Money
 * stays where it is; patient and doctors are told, and the audit log names the member of staff, with the patient in the
 * details. Throws `move-not-agreed`, `not-found`, `about-you`,
 * `about-family`, and what `rescheduleAppointment` throws.
 */
export async function moveListed(ctx: Context, { agreed, ...move }: Move): Promise<ListedBookingBody> {
  if (!agreed) throw new Problem('move-not-agreed');
  const booking = await findBooking(ctx, move.bookingId);
  const patient = booking && (await contactOf(ctx, booking.patientId));
  if (booking === undefined || patient === undefined) throw new Problem('not-found');
  await inTransaction(ctx, (inside) => requireOther(inside, booking.patientId));
  await rescheduleAppointment(assisting(ctx, patient), move);
  const [listed] = await describe(ctx, [(await findListed(ctx, move.bookingId))!]);
  return listed!;
}
