import type { CancelCause, Cancellation } from '@tabibu/contract/cancellers';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { releaseCredit } from '../credits/index.ts';
import { voidUnsentPayment } from '../payments/index.ts';
import { addTimeOff } from '../scheduling/index.ts';
import { sealCancelReason } from './cancel-reason.ts';
import { refundBooking } from './refund-booking.ts';
import { SLOT_LENGTH, purposeOf } from './rules.ts';
import type { Canceller } from './states.ts';
import * as store from './store.ts';

interface CancelInput {
  readonly by: Cancellation['by'];
  /** Why, if the house has to or if it ends by itself. */
  readonly cause?: CancelCause | null;
  /** What the person who cancels wrote. */
  readonly reason?: string;
  readonly reopen?: boolean;
}

/** The words of the table. */
const BY: Readonly<Record<Cancellation['by'], Canceller>> = {
  patient: 'patient',
  doctor: 'doctor',
  house: 'staff',
  nobody: 'system',
};

/**
 * Cancels a booking in the caller's transaction and returns it. The caller has locked the row and checked that it may
 * be cancelled. A payment becomes refund due, credit comes back, an unsent payment is voided, and `bookings.cancelled`
 * is published (C28, I-23), with the name `office` for what the house cancels. The slot is free at once, with one
 * exception: a half hour that the doctor cancels becomes time off, because the doctor is not available then. With
 * `reopen` it stays bookable; the doctor can also remove the time off later.
 */
export async function cancelBooking(
  inside: Context,
  booking: store.BookingRow,
  { by, cause = null, reason = '', reopen = false }: CancelInput,
): Promise<store.BookingRow> {
  await inside.db.run(store.moveToCancelled, {
    bookingId: booking.id,
    cancelledBy: BY[by],
    cancelCause: cause,
    now: inside.clock.now(),
    cancelReasonSealed: sealCancelReason(inside, booking.id, reason),
  });
  if (!(await refundBooking(inside, booking, `cancelled-by-${by}`))) {
    await voidUnsentPayment(inside, purposeOf(booking.id));
    await releaseCredit(inside, booking.id);
  }
  await audit(inside, {
    action: 'bookings.cancel',
    object: 'booking',
    objectId: booking.id,
    details: { by, ...(cause && { cause }), funding: booking.funding },
  });
  await publish(inside, 'bookings.cancelled', {
    bookingId: booking.id,
    by: by === 'house' ? 'office' : by === 'nobody' ? 'system' : by,
  });
  if (!booking.is_emergency) {
    if (by === 'doctor' && !reopen && booking.starts_at !== null)
      await addTimeOff(inside, booking.doctor_id, {
        from: booking.starts_at,
        to: later(booking.starts_at, SLOT_LENGTH),
      });
    await publish(inside, 'bookings.slots-changed', { doctorId: booking.doctor_id });
  }
  await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: booking.id });
  return inside.db.one(store.find, { bookingId: booking.id });
}
