import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import * as claims from './claim-store.ts';
import * as store from './store.ts';

/**
 * The patient says that a consultation did not take place which only its doctor marked as completed (I-40): the doctor earns nothing, the
 * money stays with us and a person decides. Said again it changes nothing. Problems: `not-found`; `not-contestable` when the call itself
 * shows that it took place, or the day is over.
 */
export async function contestCompletion(ctx: Context, { bookingId }: { bookingId: string }): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const known = await inside.db.maybe(store.findOwnLocked, [bookingId, patientId]);
    if (known === undefined) throw new Problem('not-found');
    if (known.contested_at !== null) return appointmentOf(inside, known);
    const contested = await inside.db.maybe(claims.contest, [bookingId, patientId, inside.clock.now()]);
    if (contested === undefined) throw new Problem('not-contestable');
    await audit(inside, { action: 'bookings.contest', object: 'booking', objectId: bookingId });
    await publish(inside, 'bookings.contested', { bookingId });
    await nudge(inside, patientId, { kind: 'booking', booking_id: bookingId });
    return appointmentOf(inside, contested);
  });
}
