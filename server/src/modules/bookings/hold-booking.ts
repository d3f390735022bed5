import { findCountry } from '@tabibu/contract/countries';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { priceOf } from '../fees/index.ts';
import { isOffered } from '../scheduling/index.ts';
import { appointmentOf } from './appointment-view.ts';
import { clearOverdue } from './clear-overdue.ts';
import { nearestFree } from './free-slots.ts';
import { CANCEL_WINDOW, HOLD, MAX_HOLDS, closedUntil, isBookable } from './rules.ts';
import * as store from './store.ts';

export interface HoldInput {
  readonly doctorId: string;
  /** Null for an emergency, which takes no slot (C11). */
  readonly startsAt: Date | null;
  readonly isEmergency: boolean;
  readonly callType: 'phone' | 'video';
  readonly reason?: string | undefined;
}

type Doctor = NonNullable<Awaited<ReturnType<typeof findBookableDoctor>>>;

/**
 * Keeps a free slot for ten minutes, or opens an emergency, at the price in force (B-01, P-01). Asking again for one's own unpaid slot
 * gives the same booking. A lost race names the three nearest free times.
 */
export async function holdBooking(ctx: Context, input: HoldInput): Promise<AppointmentBody> {
  return inTransaction(ctx, async (inside) => {
    const patientId = accountOf(ctx);
    if (input.isEmergency !== (input.startsAt === null)) throw new Problem('invalid-booking');
    const doctor = await findBookableDoctor(inside, input.doctorId);
    if (doctor === undefined) throw new Problem('invalid-booking');
    refuseUnlessSold(inside, doctor, input);
    if (input.startsAt !== null) await refuseUnlessFree(inside, patientId, doctor, input.startsAt);
    await inside.db.run(store.lockPeople, [patientId, doctor.id]);
    await clearOverdue(inside, patientId, doctor.id, input.startsAt);
    const same = input.startsAt === null ? undefined : await inside.db.maybe(store.sameHold, [patientId, doctor.id, input.startsAt, input.callType, inside.clock.now()]);
    if (same !== undefined) return appointmentOf(inside, same);
    await refuseHoarding(inside, patientId);
    const booking = await insert(inside, patientId, doctor, input);
    if (booking === undefined) return refuseTaken(inside, patientId, doctor.id, input.startsAt);
    await tell(inside, booking);
    return appointmentOf(inside, booking);
  });
}

/** Is this call sold in the patient's country, by this doctor? An emergency is a phone call (C11). */
function refuseUnlessSold(ctx: Context, doctor: Doctor, { startsAt, callType }: HoldInput): void {
  const country = findCountry(ctx.country);
  if (country === undefined || country.status !== 'live' || country.timeZone === null) throw new Problem('country-not-live');
  if (startsAt === null && callType !== 'phone') throw new Problem('call-type-not-offered');
  if (!doctor.callTypes.includes(callType)) throw new Problem('call-type-not-offered');
  if (callType === 'video' && !country.videoBookable) throw new Problem('call-type-not-offered');
}

/** Refuses what is certain before any lock is taken; the last word has the insert. */
async function refuseUnlessFree(ctx: Context, patientId: string, doctor: Doctor, at: Date): Promise<void> {
  const now = ctx.clock.now();
  if (!isBookable(at, now) || !await isOffered(ctx, doctor.id, at, doctor.timeZone)) throw new Problem('slot-not-offered', { nearest: await nearestFree(ctx, doctor.id, at) });
  const { taken } = await ctx.db.one(store.isSeenTaken, [doctor.id, at, patientId, now]);
  if (taken) await refuseTaken(ctx, patientId, doctor.id, at);
}

async function refuseHoarding(ctx: Context, patientId: string): Promise<void> {
  const now = ctx.clock.now();
  const { holds, cancels } = await ctx.db.one(store.restraint, [patientId, now, later(now, -2 * CANCEL_WINDOW)]);
  const until = closedUntil(cancels ?? [], now);
  if (until === null && holds < MAX_HOLDS) return;
  throw new Problem('too-many-holds', until === null ? { why: 'holds' } : { why: 'cancels', until: until.toISOString() });
}

async function insert(ctx: Context, patientId: string, doctor: Doctor, { startsAt, callType, reason }: HoldInput): Promise<store.BookingRow | undefined> {
  const now = ctx.clock.now();
  const id = newId(now);
  const { price, version } = await priceOf(ctx, { country: ctx.country, doctorType: doctor.doctorType, callType });
  const sealed = reason === undefined || reason === '' ? null : ctx.keys.seal(`bookings.reason.${id}`, reason);
  return ctx.db.maybe(store.hold, [
    id, patientId, doctor.id, ctx.country, doctor.doctorType, callType, startsAt === null, startsAt,
    price.amount, price.currency, version, later(now, HOLD), sealed, now,
  ]);
}

async function refuseTaken(ctx: Context, patientId: string, doctorId: string, startsAt: Date | null): Promise<never> {
  if (startsAt === null) throw new Problem('emergency-open');
  const { busy } = await ctx.db.one(store.isPatientBusy, [patientId, startsAt, null]);
  if (busy) throw new Problem('patient-busy');
  throw new Problem('slot-taken', { nearest: await nearestFree(ctx, doctorId, startsAt) });
}

async function tell(ctx: Context, booking: store.BookingRow): Promise<void> {
  await audit(ctx, { action: 'bookings.hold', object: 'booking', objectId: booking.id, details: { doctor: booking.doctor_id, emergency: booking.is_emergency } });
  await enqueue(ctx, 'bookings.expire-hold', { bookingId: booking.id }, { at: booking.hold_expires_at!, key: `expire-hold:${booking.id}` });
  if (booking.is_emergency) await publish(ctx, 'bookings.emergency-opened', { bookingId: booking.id });
  else await publish(ctx, 'bookings.slots-changed', { doctorId: booking.doctor_id });
  await nudge(ctx, booking.patient_id, { kind: 'booking', booking_id: booking.id });
}
