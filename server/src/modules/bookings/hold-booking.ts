import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor, readSpecialties } from '../doctors/index.ts';
import { chooseDoctors } from '../emergency-doctors/index.ts';
import { priceOf } from '../fees/index.ts';
import { contactOf } from '../identity/index.ts';
import { awaitedPurposes } from '../payments/index.ts';
import { requireMember } from '../people/index.ts';
import { isOffered } from '../scheduling/index.ts';
import { readOffer } from '../settings/index.ts';
import type { CountryOffer } from '../settings/index.ts';
import { appointmentOf } from './appointment-view.ts';
import { publishFreedSlots } from './expire-rival-holds.ts';
import { nearestFree } from './free-slots.ts';
import { insertHold } from './insert-hold.ts';
import { releaseHold } from './release-hold.ts';
import { CANCEL_WINDOW, MAX_HOLDS, PURPOSE, closedUntil, isBookable } from './rules.ts';
import * as holds from './hold-store.ts';
import * as slots from './slot-store.ts';
import * as store from './store.ts';
import { sealReason } from './visit-reason.ts';

export interface HoldInput {
  readonly doctorId: string;
  /** Null for an emergency, which takes no slot (C11). */
  readonly startsAt: Date | null;
  readonly isEmergency: boolean;
  readonly callType: 'phone' | 'video';
  readonly reason?: string | undefined;
  /** The member of the family for whom it is; absent for the caller. */
  readonly personId?: string | undefined;
}

type Doctor = NonNullable<Awaited<ReturnType<typeof findBookableDoctor>>>;

/**
 * Holds a free slot for ten minutes, or opens an emergency, at the current price (B-01, P-01), and sets the patient's
 * credit aside for it. Asking again for the
 * caller's own held slot returns the same booking. Asking for another time with the same doctor moves the hold. When
 * another patient was faster, the Problem `slot-taken` names the three nearest free times.
 */
export async function holdBooking(ctx: Context, input: HoldInput): Promise<AppointmentBody> {
  return inTransaction(ctx, async (inside) => {
    const patientId = accountOf(ctx);
    if (input.isEmergency !== (input.startsAt === null)) throw new Problem('invalid-booking');
    const offer = await readOffer(inside, inside.country);
    if (!offer.isLive) throw new Problem('country-not-live');
    const doctor = await findBookableDoctor(inside, input.doctorId);
    if (doctor === undefined) throw new Problem('invalid-booking');
    if (doctor.accountId === patientId) throw new Problem('booking-own');
    refuseUnlessCallTypeOffered(offer, doctor, input);
    if (input.startsAt === null) await refuseUnlessDoctorCanAnswer(inside, patientId, doctor);
    else await refuseUnlessFree(inside, patientId, doctor, input.startsAt);
    const [standing, price] = await Promise.all([
      findBlocking(inside, patientId, doctor, input),
      priceOf(inside, { country: inside.country, doctorType: doctor.doctorType, callType: input.callType }),
    ]);
    // After the locks, for which the removal of a member waits too.
    if (input.personId !== undefined) await requireMember(inside, input.personId, 'member-unknown');
    if (standing.same !== null) return returnExistingHold(inside, standing.same, doctor, input);
    await refuseWhilePaymentPending(inside, patientId, doctor.id, input.startsAt);
    // An emergency keeps no half hour from others, so no limit of holds or cancellations ever closes it.
    if (!input.isEmergency) refuseTooManyHolds(standing, inside.clock.now());
    if (standing.other !== null) await releaseHold(inside, standing.other);
    const booking = await insertHold(inside, {
      ...input,
      ...price,
      patientId,
      personId: input.personId ?? null,
      doctorType: doctor.doctorType,
    });
    if (booking === undefined) return refuseTaken(inside, patientId, doctor.id, input.startsAt);
    await recordHold(inside, booking);
    if (standing.other !== null)
      await publish(inside, 'bookings.hold-moved', { bookingId: booking.id, from: standing.other });
    return appointmentOf(inside, booking, doctor);
  });
}

/** Returns the hold that the patient already has on this slot. Reason and person are replaced. */
async function returnExistingHold(
  ctx: Context,
  bookingId: string,
  doctor: Doctor,
  { reason, personId }: HoldInput,
): Promise<AppointmentBody> {
  await ctx.db.run(holds.rewriteReason, {
    bookingId,
    personId: personId ?? null,
    reasonSealed: sealReason(ctx, bookingId, reason),
  });
  return appointmentOf(ctx, await ctx.db.one(store.find, { bookingId }), doctor);
}

/**
 * Throws `payment-awaited` when an earlier payment of the patient for this very half hour has no result yet, so that
 * nobody pays twice.
 */
async function refuseWhilePaymentPending(
  ctx: Context,
  patientId: string,
  doctorId: string,
  startsAt: Date | null,
): Promise<void> {
  if (startsAt === null) return;
  const { awaited } = await ctx.db.one(holds.isAwaitedThere, {
    bookingIds: await awaitedPurposes(ctx, PURPOSE, patientId),
    doctorId,
    startsAt,
  });
  if (awaited) throw new Problem('payment-awaited');
}

/**
 * Throws unless the doctor offers this kind of call and it is sold in the patient's country. An emergency is always a
 * phone call (C11).
 */
function refuseUnlessCallTypeOffered(offer: CountryOffer, doctor: Doctor, { startsAt, callType }: HoldInput): void {
  if (startsAt === null && callType !== 'phone') throw new Problem('call-type-not-offered');
  if (!doctor.callTypes.includes(callType)) throw new Problem('call-type-not-offered');
  if (callType === 'video' && !offer.videoBookable) throw new Problem('call-type-not-offered');
}

/** Throws unless at least one doctor can be rung: nobody pays for an emergency that no doctor hears of (W23). */
async function refuseUnlessDoctorCanAnswer(ctx: Context, accountId: string, doctor: Doctor): Promise<void> {
  const { fitness } = await readSpecialties(ctx);
  if (!Object.hasOwn(fitness, doctor.specialtyId)) throw new Problem('emergency-doctor-unfit');
  const asker = { country: ctx.country, language: ctx.language, accountId };
  const { first, others } = await chooseDoctors(
    ctx,
    { doctorId: doctor.id, doctorType: doctor.doctorType, at: ctx.clock.now() },
    asker,
  );
  if (first === null && others.length === 0) throw new Problem('emergency-nobody');
}

/** Refuses cheaply, before any lock is taken, what is certain to fail. Afterwards the insert decides. */
async function refuseUnlessFree(ctx: Context, patientId: string, doctor: Doctor, at: Date): Promise<void> {
  const now = ctx.clock.now();
  const [offered, { taken }] = await Promise.all([
    isOffered(ctx, doctor.id, at, doctor),
    ctx.db.one(slots.isVisiblyTaken, { doctorId: doctor.id, startsAt: at, patientId, now }),
  ]);
  if (!isBookable(at, now) || !offered)
    throw new Problem('slot-not-offered', { nearest: await nearestFree(ctx, doctor.id, at) });
  if (taken) await refuseTaken(ctx, patientId, doctor.id, at);
}

/**
 * Locks patient and doctor, then reads what blocks the booking. Nothing that it returns can change before the commit.
 */
async function findBlocking(
  ctx: Context,
  patientId: string,
  doctor: Doctor,
  { startsAt, callType }: HoldInput,
): Promise<slots.BlockingBookings> {
  const now = ctx.clock.now();
  const [, standing, served, patient] = await Promise.all([
    ctx.db.run(store.lockPeople, { patientId, doctorId: doctor.id }),
    ctx.db.one(slots.findBlocking, {
      patientId,
      doctorId: doctor.id,
      startsAt,
      now,
      callType,
      cancelledAfter: later(now, -2 * CANCEL_WINDOW),
    }),
    findBookableDoctor(ctx, doctor.id),
    contactOf(ctx, patientId),
  ]);
  // The account of either may have been erased while this request waited for the locks.
  if (patient === undefined) throw new Problem('not-signed-in');
  if (served === undefined) throw new Problem('invalid-booking');
  await publishFreedSlots(ctx, standing.freed ?? [], doctor.id);
  return standing;
}

/**
 * Throws `too-many-holds` when the patient has three holds and gives none of them up, or has cancelled too often lately
 * (B-01).
 */
function refuseTooManyHolds(standing: slots.BlockingBookings, now: Date): void {
  const closed = closedUntil(standing, now);
  if (closed !== null) throw new Problem('too-many-holds', { why: closed.why, until: closed.until.toISOString() });
  if (standing.other === null && standing.holds >= MAX_HOLDS) throw new Problem('too-many-holds', { why: 'holds' });
}

/** Throws the Problem that explains why the insert found the slot or the patient's time taken. */
async function refuseTaken(ctx: Context, patientId: string, doctorId: string, startsAt: Date | null): Promise<never> {
  if (startsAt === null) throw new Problem('emergency-open');
  const { busy } = await ctx.db.one(slots.isPatientBusy, { patientId, startsAt, exceptId: null });
  if (busy) throw new Problem('patient-busy');
  throw new Problem('slot-taken', { nearest: await nearestFree(ctx, doctorId, startsAt) });
}

async function recordHold(ctx: Context, booking: store.BookingRow): Promise<void> {
  await audit(ctx, {
    action: 'bookings.hold',
    object: 'booking',
    objectId: booking.id,
    details: { doctor: booking.doctor_id, emergency: booking.is_emergency },
  });
  await enqueue(
    ctx,
    'bookings.expire-hold',
    { bookingId: booking.id },
    { at: booking.hold_expires_at!, key: `expire-hold:${booking.id}` },
  );
  if (booking.is_emergency) await publish(ctx, 'bookings.emergency-opened', { bookingId: booking.id });
  else await publish(ctx, 'bookings.slots-changed', { doctorId: booking.doctor_id });
  await sendLiveEvent(ctx, booking.patient_id, { kind: 'booking', booking_id: booking.id });
}
