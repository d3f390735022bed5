import { formatMoney } from '@tabibu/contract/currencies';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** The call came to nothing, or ended within a minute: the patient hears that a person decides, and where the money is meanwhile. */
export async function tellOfUnsettled(ctx: Context, { bookingId }: EventPayloads['calls.unsettled']): Promise<void> {
  const { booking, doctorName, patientTime } = await peopleOfBooking(ctx, bookingId);
  if (booking.state !== 'scheduled' || patientTime === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'call-unsettled',
    values: { doctor: doctorName, when: patientTime, amount: formatMoney(booking.price) },
    key: `call-unsettled:${bookingId}:${patientTime.at}`,
  });
}
