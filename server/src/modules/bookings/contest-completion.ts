import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

/**
 * Records that the patient contests a consultation: one that only its doctor marked as completed (I-40), which earns
 * nothing meanwhile, or one that the call proves, which its doctor has earned. An administrator decides. Idempotent.
 * Throws Problem `not-found`, or `not-contestable` when the patient or a colleague has said that it took place, or the
 * period to contest is over.
 */
export async function contestCompletion(ctx: Context, { bookingId }: { bookingId: string }): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const known = await inside.db.maybe(store.findOwnLocked, { bookingId, patientId });
    if (known === undefined) throw new Problem('not-found');
    if (known.contested_at !== null) return appointmentOf(inside, known);
    const contested = await inside.db.maybe(claims.contest, { bookingId, patientId, now: inside.clock.now() });
    if (contested === undefined) throw new Problem('not-contestable');
    await audit(inside, { action: 'bookings.contest', object: 'booking', objectId: bookingId });
    await publish(inside, 'bookings.contested', { bookingId });
    await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
    return appointmentOf(inside, contested);
  });
}
