import type { Context } from '../../platform/context.ts';
import type { BookingRow } from './store.ts';

const placeOf = (bookingId: string) => `bookings.cancel-reason.${bookingId}`;

/** Why somebody calls off, for the two people of the appointment only; null when nothing was said. */
export function sealCancelReason(ctx: Context, bookingId: string, reason: string): Buffer | null {
  return reason === '' ? null : ctx.keys.seal(placeOf(bookingId), reason);
}

/** What was said, for the two people of the appointment only (DOC-DASH-09, W62). */
export function cancelReasonOf(ctx: Context, { id, cancel_reason_sealed: sealed }: Pick<BookingRow, 'id' | 'cancel_reason_sealed'>): string | null {
  return sealed === null ? null : ctx.keys.open(placeOf(id), sealed);
}
