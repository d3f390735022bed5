import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { letMove } from '../modules/bookings/index.ts';
import { haveMet } from '../modules/calls/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { aboutTimeOf, peopleOfBooking } from './people-of-booking.ts';

/**
 * The call came to nothing, or ended within a minute: the patient is asked whether they spoke, and hears that a person decides
 * otherwise and where the money is meanwhile. Where the
 * two certainly never met, the patient may also move the appointment without paying again (R-18e).
 */
export async function tellOfUnsettled(ctx: Context, { bookingId }: EventPayloads['calls.unsettled']): Promise<void> {
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || patientTime === undefined) return;
  const movable = !await haveMet(ctx, bookingId) && await letMove(ctx, { bookingId });
  const values = { doctor: doctorName, when: patientTime, amount: formatMoney(booking.price), link: `${ownAddress(ctx)}/appointments/${bookingId}` };
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: movable ? 'call-failed' : 'call-unsettled',
    values,
    key: `call-unsettled:${bookingId}:${patientTime.at}`,
    ...aboutTimeOf(booking, 'patient'),
  });
}
