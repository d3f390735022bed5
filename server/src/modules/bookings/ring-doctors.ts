import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor, listOnCall } from '../doctors/index.ts';
import { isOffered } from '../scheduling/index.ts';
import * as emergencies from './emergency-store.ts';
import { RING, gridStart } from './rules.ts';
import * as store from './store.ts';
import { nudgeDashboard } from './take-emergency.ts';

/** Who was rung, the secret that opens the emergency for them, and when it rings no more. */
export interface Rung { readonly alertId: string; readonly doctorId: string; readonly phone: string; readonly secret: string; readonly escalatesAt: Date }

const ON_CALL = 8;
/** 132 random bits keep the link of a text message short. */
const SECRET_LENGTH = 22;

/**
 * Chooses the doctors of a paid emergency: the one asked for when at work or on call now, and the on-call list of the country and type.
 * The caller sends the links in the same transaction. Repeating rings nobody twice; with nobody to ring, the emergency is escalated at once.
 */
export async function ringDoctors(ctx: Context, { bookingId }: { bookingId: string }): Promise<Rung[]> {
  return inTransaction(ctx, async (inside) => {
    const booking = await inside.db.one(store.findLocked, [bookingId]);
    if (booking.state !== 'scheduled' || booking.emergency_state !== 'ringing') return [];
    const now = inside.clock.now();
    const onCall = await listOnCall(inside, { country: booking.country, doctorType: booking.doctor_type, limit: ON_CALL });
    const asked = await findBookableDoctor(inside, booking.doctor_id);
    const atWork = asked !== undefined && await isOffered(inside, asked.id, gridStart(now));
    const others = [...(atWork ? [asked] : []), ...onCall].filter(({ accountId }) => accountId !== booking.patient_id);
    const doctors = new Map(others.map((doctor) => [doctor.id, doctor]));
    const escalatesAt = later(booking.rung_at ?? now, RING);
    const rung: Rung[] = [];
    for (const { id: doctorId, phone } of doctors.values()) {
      const alertId = newId(now);
      const secret = randomToken().slice(0, SECRET_LENGTH);
      const added = await inside.db.run(emergencies.addAlert, [alertId, bookingId, doctorId, hashToken(secret), now]);
      if (added === 0) continue;
      rung.push({ alertId, doctorId, phone, secret, escalatesAt });
      await nudgeDashboard(inside, doctorId);
    }
    if (doctors.size === 0) await enqueue(inside, 'bookings.escalate-emergency', { bookingId }, { key: `escalate:${bookingId}` });
    return rung;
  });
}
