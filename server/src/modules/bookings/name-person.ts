import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { Context } from '../../platform/context.ts';
import { joinAddress } from '../people/index.ts';
import type { FamilyMember } from '../people/index.ts';
import type { BookingRow } from './store.ts';

/** Returns for whom it is, with the link that was sent to a number of their own. */
export function personOf(
  ctx: Context,
  { id: bookingId, state }: BookingRow,
  { id, name, phone }: FamilyMember,
): AppointmentBody['person'] {
  const link = phone === null || state !== 'scheduled' ? null : joinAddress(ctx, { bookingId, phone });
  return { id, name, phone, link };
}
