import { findCountry } from '@tabibu/contract/countries';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { isFitForEmergencies } from '@tabibu/contract/emergency-fitness';
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
import { chooseDoctors } from './choose-doctors.ts';
import { tellFreed } from './clear-overdue.ts';
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
type Price = Awaited<ReturnType<typeof priceOf>>;

/**
 * Keeps a free slot for ten minutes, or opens an emergency, at the price in force (B-01, P-01). Asking again for one's own unpaid slot
 * gives the same booking. A lost race names the three nearest free times.
 */
export async function holdBooking(ctx: Context, input: HoldInput): Promise<AppointmentBody> {
  return inTransaction(ctx, async (inside) => {
    const patientId = accountOf(ctx);
    if (input.isEmergency !== (input.startsAt === null)) throw new Problem('invalid-booking');
    refuseUnlessLive(inside);
    const doctor = await findBookableDoctor(inside, input.doctorId);
    if (doctor === undefined) throw new Problem('invalid-booking');
    if (doctor.accountId === patientId) throw new Problem('booking-own');
    refuseUnlessSold(inside, doctor, input);
    if (input.startsAt === null) await refuseUnlessAnswered(inside, patientId, doctor);
    else await refuseUnlessFree(inside, patientId, doctor, input.startsAt);
    const [standing, price] = await Promise.all([
      clearTheWay(inside, patientId, doctor, input),
      priceOf(inside, { country: inside.country, doctorType: doctor.doctorType, callType: input.callType }),
    ]);
    if (standing.same !== null) return appointmentOf(inside, await inside.db.one(store.find, [standing.same]), doctor);
    refuseHoarding(standing, inside.clock.now());
    const booking = await insert(inside, patientId, doctor, input, price);
    if (booking === undefined) return refuseTaken(inside, patientId, doctor.id, input.startsAt);
    await tell(inside, booking);
    return appointmentOf(inside, booking, doctor);
  });
}

function refuseUnlessLive(ctx: Context): void {
  const country = findCountry(ctx.country);
  if (country === undefined || country.status !== 'live' || country.timeZone === null) throw new Problem('country-not-live');
}

/** Is this call sold in the patient's country, by this doctor? An emergency is a phone call (C11). */
function refuseUnlessSold(ctx: Context, doctor: Doctor, { startsAt, callType }: HoldInput): void {
  if (startsAt === null && callType !== 'phone') throw new Problem('call-type-not-offered');
  if (!doctor.callTypes.includes(callType)) throw new Problem('call-type-not-offered');
  if (callType === 'video' && findCountry(ctx.country)?.videoBookable !== true) throw new Problem('call-type-not-offered');
}

/** Nobody pays for an emergency that rings nobody (W23). */
async function refuseUnlessAnswered(ctx: Context, accountId: string, doctor: Doctor): Promise<void> {
  if (!isFitForEmergencies(doctor.specialtyId)) throw new Problem('emergency-doctor-unfit');
  const asker = { country: ctx.country, language: ctx.language, accountId };
  const { first, others } = await chooseDoctors(ctx, { doctorId: doctor.id, doctorType: doctor.doctorType, at: ctx.clock.now() }, asker);
  if (first === null && others.length === 0) throw new Problem('emergency-nobody');
}

/** Refuses what is certain before any lock is taken; the last word has the insert. */
async function refuseUnlessFree(ctx: Context, patientId: string, doctor: Doctor, at: Date): Promise<void> {
  const now = ctx.clock.now();
  const [offered, { taken }] = await Promise.all([
    isOffered(ctx, doctor.id, at, doctor.timeZone),
    ctx.db.one(store.isSeenTaken, [doctor.id, at, patientId, now]),
  ]);
  if (!isBookable(at, now) || !offered) throw new Problem('slot-not-offered', { nearest: await nearestFree(ctx, doctor.id, at) });
  if (taken) await refuseTaken(ctx, patientId, doctor.id, at);
}

/** Locks both people, then looks: nothing seen here can change before the commit. */
async function clearTheWay(ctx: Context, patientId: string, doctor: Doctor, { startsAt, callType }: HoldInput): Promise<store.InTheWay> {
  const now = ctx.clock.now();
  const [, standing] = await Promise.all([
    ctx.db.run(store.lockPeople, [patientId, doctor.id]),
    ctx.db.one(store.clearTheWay, [patientId, doctor.id, startsAt, now, callType, later(now, -2 * CANCEL_WINDOW)]),
  ]);
  await tellFreed(ctx, standing.freed ?? [], doctor.id);
  return standing;
}

function refuseHoarding({ holds, cancels }: store.InTheWay, now: Date): void {
  const until = closedUntil(cancels ?? [], now);
  if (until === null && holds < MAX_HOLDS) return;
  throw new Problem('too-many-holds', until === null ? { why: 'holds' } : { why: 'cancels', until: until.toISOString() });
}

async function insert(ctx: Context, patientId: string, doctor: Doctor, { startsAt, callType, reason }: HoldInput, { price, version }: Price): Promise<store.BookingRow | undefined> {
  const now = ctx.clock.now();
  const id = newId(now);
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
