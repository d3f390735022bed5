import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { tellHouse } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { RING_DURATION, lockEmergency } from '../bookings/index.ts';
import type { BookingRow } from '../bookings/index.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import type { BookableDoctor } from '../doctors/index.ts';
import { nudgeDashboard } from './nudge-alerted.ts';
import { doctorsFor } from './plan-ring.ts';
import * as store from './store.ts';

/** A doctor who was alerted just now, the secret of the link in the SMS, and until when the emergency rings. */
export interface RungDoctor {
  readonly alertId: string;
  readonly doctorId: string;
  readonly phone: string;
  readonly secret: string;
  readonly ringsUntil: Date;
}

/** In characters: 132 random bits, and still a short link for an SMS. */
const SECRET_LENGTH = 22;

/**
 * Alerts the doctors whose turn it is and returns those who were not alerted before: the doctor asked for, and the
 * doctors on call once they are to be rung. The caller sends them the links in the same transaction. Returns none when
 * the emergency is accepted or over. No doctor is alerted twice. With `doctorId`, whom somebody at the front desk
 * chose, it alerts that doctor instead.
 */
export async function ringDoctors(
  ctx: Context,
  { bookingId, doctorId: chosen }: { bookingId: string; doctorId?: string | undefined },
): Promise<RungDoctor[]> {
  return inTransaction(ctx, async (inside) => {
    const booking = await lockEmergency(inside, bookingId);
    if (
      booking.state !== 'scheduled' ||
      (booking.emergency_state !== 'ringing' && booking.emergency_state !== 'escalated')
    )
      return [];
    const now = inside.clock.now();
    const rung: RungDoctor[] = [];
    for (const { id: doctorId, phone } of await doctorsToAlert(inside, booking, chosen)) {
      const alertId = newId(now);
      const secret = randomToken().slice(0, SECRET_LENGTH);
      const added = await inside.db.run(store.addAlert, {
        alertId,
        bookingId,
        doctorId,
        secretHash: hashToken(secret),
        now,
      });
      if (added === 0) continue;
      rung.push({ alertId, doctorId, phone, secret, ringsUntil: later(now, RING_DURATION) });
      await nudgeDashboard(inside, doctorId);
    }
    if (rung.length > 0) await tellHouse(inside);
    return rung;
  });
}

/** Returns the doctors to be alerted at this stage, including those who were alerted before. */
async function doctorsToAlert(ctx: Context, booking: BookingRow, chosen?: string): Promise<BookableDoctor[]> {
  if (chosen !== undefined) {
    const doctor = await findBookableDoctor(ctx, chosen);
    return doctor === undefined ? [] : [doctor];
  }
  const { first, others } = await doctorsFor(ctx, booking);
  const isOthersTurn = booking.others_rung_at !== null;
  const wasFirst = booking.alone_until !== null || !isOthersTurn;
  return [...(wasFirst && first !== null ? [first] : []), ...(isOthersTurn ? others : [])];
}
