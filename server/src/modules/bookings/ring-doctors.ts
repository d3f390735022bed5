import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { later } from '../../platform/time.ts';
import type { BookableDoctor } from '../doctors/index.ts';
import * as emergencies from './emergency-store.ts';
import { doctorsFor } from './plan-ring.ts';
import { RING } from './rules.ts';
import * as store from './store.ts';
import { nudgeDashboard } from './take-emergency.ts';

/** Who was rung, the secret that opens the emergency for them, and until when it rings. */
export interface Rung { readonly alertId: string; readonly doctorId: string; readonly phone: string; readonly secret: string; readonly ringsUntil: Date }

/** 132 random bits keep the link of a text message short. */
const SECRET_LENGTH = 22;

/**
 * Alerts the doctors whose turn it is: the one asked for, and the doctors on call from the moment at which they are rung. The caller sends
 * the links in the same transaction. Repeating rings nobody twice.
 */
export async function ringDoctors(ctx: Context, { bookingId }: { bookingId: string }): Promise<Rung[]> {
  return inTransaction(ctx, async (inside) => {
    const booking = await inside.db.one(store.findLocked, [bookingId]);
    if (booking.state !== 'scheduled' || (booking.emergency_state !== 'ringing' && booking.emergency_state !== 'escalated')) return [];
    const now = inside.clock.now();
    const rung: Rung[] = [];
    for (const { id: doctorId, phone } of await turnOf(inside, booking)) {
      const alertId = newId(now);
      const secret = randomToken().slice(0, SECRET_LENGTH);
      const added = await inside.db.run(emergencies.addAlert, [alertId, bookingId, doctorId, hashToken(secret), now]);
      if (added === 0) continue;
      rung.push({ alertId, doctorId, phone, secret, ringsUntil: later(now, RING) });
      await nudgeDashboard(inside, doctorId);
    }
    return rung;
  });
}

async function turnOf(ctx: Context, booking: store.BookingRow): Promise<BookableDoctor[]> {
  const { first, others } = await doctorsFor(ctx, booking);
  const isOthersTurn = booking.others_rung_at !== null;
  const wasFirst = booking.alone_until !== null || !isOthersTurn;
  return [...(wasFirst && first !== null ? [first] : []), ...(isOthersTurn ? others : [])];
}
