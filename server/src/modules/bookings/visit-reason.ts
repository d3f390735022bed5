import { recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { BookingRow } from './store.ts';

const placeOf = (bookingId: string) => `bookings.reason.${bookingId}`;

/** Encrypts the patient's reason for the consultation with the id of its booking; null when none was given. */
export function sealReason(ctx: Context, bookingId: string, reason: string | undefined): Buffer | null {
  return reason === undefined || reason === '' ? null : ctx.keys.seal(placeOf(bookingId), reason);
}

/** Decrypts the patient's reason for the consultation; null when none was given. The caller decides who may read it. */
export function reasonOf(
  ctx: Context,
  { id, reason_sealed: sealed }: Pick<BookingRow, 'id' | 'reason_sealed'>,
): string | null {
  return sealed === null ? null : ctx.keys.open(placeOf(id), sealed);
}

/** The same for its patient; null for a booking from before old records were closed in the caller's browser. */
export function reasonForPatient(
  ctx: Context,
  booking: Pick<BookingRow, 'id' | 'reason_sealed' | 'created_at'>,
): string | null {
  const closed = recordsClosedSince(ctx);
  return closed !== null && booking.created_at <= closed ? null : reasonOf(ctx, booking);
}
