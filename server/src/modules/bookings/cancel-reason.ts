import type { Context } from '../../platform/context.ts';
import type { BookingRow } from './store.ts';

const placeOf = (bookingId: string) => `bookings.cancel-reason.${bookingId}`;

/** Encrypts the reason of a cancellation with the id of its booking. Null when no reason was given. */
export function sealCancelReason(ctx: Context, bookingId: string, reason: string): Buffer | null {
  return reason === '' ? null : ctx.keys.seal(placeOf(bookingId), reason);
}

/**
 * Decrypts the reason of a cancellation; null when none was given. The caller shows it only to the patient and the
 * doctor of the appointment (DOC-DASH-09, W62).
 */
export function cancelReasonOf(
  ctx: Context,
  { id, cancel_reason_sealed: sealed }: Pick<BookingRow, 'id' | 'cancel_reason_sealed'>,
): string | null {
  return sealed === null ? null : ctx.keys.open(placeOf(id), sealed);
}
