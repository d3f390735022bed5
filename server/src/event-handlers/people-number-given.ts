import type { EventPayloads } from '../events/index.ts';
import { appointmentsFor } from '../modules/bookings/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { peopleOfBooking } from './people-of-booking.ts';
import { tellVisitorFirst } from './tell-visitor.ts';

/** Tells a number that was named after booking of the paid appointments that are to come. */
async function tellNewNumber(ctx: Context, { personId }: EventPayloads['people.number-given']): Promise<void> {
  for (const bookingId of await appointmentsFor(ctx, personId))
    await tellVisitorFirst(ctx, await peopleOfBooking(ctx, bookingId));
}

/** The handlers of the event 'people.number-given'. */
export const handlers: EventHandlers['people.number-given'] = [tellNewNumber];
