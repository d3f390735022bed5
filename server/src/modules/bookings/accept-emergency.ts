import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as emergencies from './emergency-store.ts';
import { readEmergency } from './read-emergency.ts';
import * as store from './store.ts';

/** A rung doctor takes the emergency: the first has it, from now on; the others see that it is taken. May be repeated. */
export async function acceptEmergency(ctx: Context, { secret }: { secret: string }): ReturnType<typeof readEmergency> {
  return inTransaction(ctx, async (inside) => {
    const alert = await inside.db.maybe(emergencies.alertOfSecret, [hashToken(secret)]);
    if (alert === undefined) throw new Problem('not-found');
    const moved = await inside.db.run(emergencies.accept, [alert.booking_id, alert.doctor_id, inside.clock.now()]);
    if (moved === 1) {
      const booking = await inside.db.one(store.find, [alert.booking_id]);
      await audit(inside, { action: 'bookings.accept-emergency', object: 'booking', objectId: booking.id, details: { doctor: alert.doctor_id } });
      await publish(inside, 'bookings.emergency-accepted', { bookingId: booking.id });
      await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: booking.id });
    }
    return readEmergency(inside, { secret });
  });
}
