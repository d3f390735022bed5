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
import { contactOf } from '../identity/index.ts';
import { awaitedPurposes, voidUnsentPayment } from '../payments/index.ts';
import { isOffered } from '../scheduling/index.ts';
import { appointmentOf } from './appointment-view.ts';
import { chooseDoctors } from './choose-doctors.ts';
import { tellFreed } from './clear-overdue.ts';
import { nearestFree } from './free-slots.ts';
import { CANCEL_WINDOW, HOLD, MAX_HOLDS, PURPOSE, closedUntil, isBookable, purposeOf } from './rules.ts';
import * as holds from './hold-store.ts';
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
 * gives the same booking; asking for another one with the same doctor moves the hold. A lost race names the three nearest free times.
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
    if (standing.same !== null) return holdAgain(inside, standing.same, doctor, input);
    await refuseWhileAwaited(inside, patientId, doctor.id, input.startsAt);
    refuseHoarding(standing, inside.clock.now());
    if (standing.other !== null) await makeRoom(inside, standing.other);
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

/** The same time again: nothing changes but what the patient says of it. */
async function holdAgain(ctx: Context, bookingId: string, doctor: Doctor, { reason }: HoldInput): Promise<AppointmentBody> {
  await ctx.db.run(holds.rewriteReason, [bookingId, sealReason(ctx, bookingId, reason)]);
  return appointmentOf(ctx, await ctx.db.one(store.find, [bookingId]), doctor);
}

/** Money may be moving for this very half hour: nobody is led to pay for it twice. */
async function refuseWhileAwaited(ctx: Context, patientId: string, doctorId: string, startsAt: Date | null): Promise<void> {
  if (startsAt === null) return;
  const { awaited } = await ctx.db.one(holds.isAwaitedThere, [await awaitedPurposes(ctx, PURPOSE, patientId), doctorId, startsAt]);
  if (awaited) throw new Problem('payment-awaited');
}

/** One person holds one time with a doctor: the earlier one is free in the same moment, unless its payment was asked for. */
async function makeRoom(ctx: Context, bookingId: string): Promise<void> {
  const payment = await voidUnsentPayment(ctx, purposeOf(bookingId), { keepCheckedOut: true });
  if (payment === 'unsettled' || payment === 'settled') throw new Problem('payment-awaited');
  await ctx.db.run(holds.release, [bookingId]);
  await audit(ctx, { action: 'bookings.release', object: 'booking', objectId: bookingId });
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
  const [, standing, served, patient] = await Promise.all([
    ctx.db.run(store.lockPeople, [patientId, doctor.id]),
    ctx.db.one(store.clearTheWay, [patientId, doctor.id, startsAt, now, callType, later(now, -2 * CANCEL_WINDOW)]),
    findBookableDoctor(ctx, doctor.id),
    contactOf(ctx, patientId),
  ]);
  // Either may have left while this request waited for the locks.
  if (patient === undefined) throw new Problem('not-signed-in');
  if (served === undefined) throw new Problem('invalid-booking');
  await tellFreed(ctx, standing.freed ?? [], doctor.id);
  return standing;
}

function refuseHoarding({ holds, other, cancels }: store.InTheWay, now: Date): void {
  const until = closedUntil(cancels ?? [], now);
  if (until === null && (other !== null || holds < MAX_HOLDS)) return;
  throw new Problem('too-many-holds', until === null ? { why: 'holds' } : { why: 'cancels', until: until.toISOString() });
}

async function insert(ctx: Context, patientId: string, doctor: Doctor, { startsAt, callType, reason }: HoldInput, { price, version }: Price): Promise<store.BookingRow | undefined> {
  const now = ctx.clock.now();
  const id = newId(now);
  return ctx.db.maybe(store.hold, [
    id, patientId, doctor.id, ctx.country, doctor.doctorType, callType, startsAt === null, startsAt,
    price.amount, price.currency, version, later(now, HOLD), sealReason(ctx, id, reason), now,
  ]);
}

function sealReason(ctx: Context, id: string, reason: string | undefined): Buffer | null {
  return reason === undefined || reason === '' ? null : ctx.keys.seal(`bookings.reason.${id}`, reason);
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
