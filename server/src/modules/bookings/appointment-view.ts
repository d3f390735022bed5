import { clockText } from '@tabibu/contract/clock-times';
import { timeZoneOf } from '@tabibu/contract/countries';
import { formatMoney } from '@tabibu/contract/currencies';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { Context } from '../../platform/context.ts';
import { later, wallClock } from '../../platform/time.ts';
import { doctorNames, findBookableDoctor, recentSpecialties } from '../doctors/index.ts';
import type { DoctorName, Specialties } from '../doctors/index.ts';
import { emergencyNumbersFrom, recentSettings } from '../settings/index.ts';
import type { StoredSettings } from '../settings/index.ts';
import { membersById } from '../people/index.ts';
import type { FamilyMember } from '../people/index.ts';
import { findOtherAmounts, findPayments, paymentFacts, refundValues, unclearValues } from '../payments/index.ts';
import type { Payment } from '../payments/index.ts';
import { appointmentStage, moneyStage } from './appointment-stage.ts';
import { cancelReasonOf } from './cancel-reason.ts';
import { couponFields } from './coupon-fields.ts';
import { phoneContact, saidOf } from './call-policy.ts';
import { personOf } from './name-person.ts';
import { actionsOf, changesAt, escalatesAt, mayCancel, personUntil } from './policy.ts';
import { ifMissed, moneyWordsOf, paymentStatusOf } from './money-words.ts';
import { CANCEL_WINDOW, PURPOSE, REMIND_BEFORE, closesBooking, paidByCredit, toPay } from './rules.ts';
import type { PatientCancels } from './rules.ts';
import { patientCancels } from './slot-store.ts';
import { STATUS_WORDS } from './states.ts';
import type { BookingRow } from './store.ts';
import { reasonForPatient } from './visit-reason.ts';
import { stageFactsOf, stageTextForPatient } from './stage-text.ts';
import { whoCancelled } from './who-cancelled.ts';

const NO_SETTINGS: StoredSettings = new Map();
/** Payment states in which we have, or had, the money: a receipt exists. */
const PAID: readonly Payment['state'][] = ['settled', 'refund-due', 'refunded'];

/** Returns one booking as its patient sees it. Passing a `doctor` that the caller has already loaded saves a query. */
export async function appointmentOf(ctx: Context, booking: BookingRow, doctor?: DoctorName): Promise<AppointmentBody> {
  const [appointment] = await appointmentsOf(ctx, [booking], doctor);
  return appointment!;
}

/**
 * Returns bookings as their patient sees them: the time on both clocks, the stage, and the actions that are allowed
 * now. Passing a doctor that the caller has already loaded (`known`) saves a query.
 */
export async function appointmentsOf(
  ctx: Context,
  bookings: readonly BookingRow[],
  known?: DoctorName,
): Promise<AppointmentBody[]> {
  const doctors = await doctorNames(
    ctx,
    [...new Set(bookings.map(doctorOf))].filter((id) => id !== known?.id),
  );
  if (known !== undefined) doctors.set(known.id, known);
  const payments = await paymentsOf(
    ctx,
    bookings.filter((booking) => booking.payment_id !== null),
  );
  const settings = bookings.some(({ is_emergency: urgent }) => urgent) ? await recentSettings(ctx) : NO_SETTINGS;
  const specialties = await recentSpecialties(ctx);
  const members = await membersById(
    ctx,
    bookings.map(({ person_id: id }) => id),
  );
  const cancels = await cancelsBefore(ctx, bookings);
  const appointments: AppointmentBody[] = [];
  for (const booking of bookings) {
    appointments.push({
      ...view(ctx, {
        booking,
        doctor: doctors.get(doctorOf(booking)),
        payment: payments.get(booking.id),
        settings,
        specialties,
        member: members.get(booking.person_id ?? ''),
        cancels,
      }),
      ...(await couponFields(ctx, booking)),
      doctor_phone: await visibleDoctorPhone(ctx, booking),
    });
  }
  return appointments;
}

/** What their patient cancelled lately, where one of the bookings of one patient may still be cancelled. */
async function cancelsBefore(ctx: Context, bookings: readonly BookingRow[]): Promise<PatientCancels | null> {
  const now = ctx.clock.now();
  const open = bookings.find((booking) => mayCancel(booking, now));
  if (open === undefined) return null;
  return ctx.db.one(patientCancels, { patientId: open.patient_id, cancelledAfter: later(now, -CANCEL_WINDOW) });
}

/**
 * The payment of each booking. Once nothing can be paid any more, money that came in another amount is what is left to
 * say.
 */
async function paymentsOf(ctx: Context, bookings: readonly BookingRow[]): Promise<Map<string, Payment>> {
  if (bookings.length === 0) return new Map();
  const ids = bookings.map(({ id }) => id);
  const payments = await findPayments(ctx, PURPOSE, ids);
  const over = bookings.filter(({ state }) => state !== 'awaiting-payment').flatMap(({ id }) => payments.get(id) ?? []);
  return new Map([...payments, ...(await findOtherAmounts(ctx, over))]);
}

/**
 * Returns the id of the doctor who treats the patient. In an accepted emergency that is the doctor who accepted it.
 */
export function doctorOf(booking: BookingRow): string {
  return booking.accepted_by ?? booking.doctor_id;
}

/**
 * Returns the doctor's phone number if the patient may see it now, otherwise null. Always null where a voice gateway
 * connects the two, because then nobody needs the number (W24).
 */
export async function visibleDoctorPhone(ctx: Context, booking: BookingRow): Promise<string | null> {
  if (phoneContactFor(ctx, booking) !== 'number') return null;
  return (await findBookableDoctor(ctx, doctorOf(booking)))?.phone ?? null;
}

function phoneContactFor(ctx: Context, booking: BookingRow): ReturnType<typeof phoneContact> {
  return phoneContact(booking, ctx.clock.now(), ctx.integrations.voice !== null);
}

interface Shown {
  readonly booking: BookingRow;
  readonly doctor: DoctorName | undefined;
  readonly payment: Payment | undefined;
  /** Read for emergencies only. */
  readonly settings: StoredSettings;
  readonly specialties: Specialties;
  /** For whom it is, if not for the patient. */
  readonly member: FamilyMember | undefined;
  /** Null where nothing may be cancelled. */
  readonly cancels: PatientCancels | null;
}

function view(ctx: Context, shown: Shown): Omit<AppointmentBody, 'doctor_phone'> {
  const { booking, doctor, payment, specialties } = shown;
  const now = ctx.clock.now();
  const own = booking.starts_at === null ? null : wallClock(booking.starts_at, timeZoneOf(booking.country));
  const stage = stageOf(ctx, shown);
  const awaited = stage.name === 'paying' || stage.name === 'payment-unclear';
  const specialty = doctor && specialties.of(doctor.specialtyId);
  return {
    id: booking.id,
    doctor: {
      id: doctorOf(booking),
      name: doctor?.fullName ?? '',
      specialty: specialty?.name ?? '',
      specialty_id: specialty?.id ?? '',
      image: doctor?.image ?? null,
      isSpecialist: booking.doctor_type === 'specialist',
    },
    date: own?.day ?? null,
    time: own?.time ?? null,
    doctor_time:
      booking.starts_at === null || doctor === undefined ? null : wallClock(booking.starts_at, doctor.timeZone).time,
    starts_at: booking.starts_at?.toISOString() ?? null,
    expected_at: booking.expected_at?.toISOString() ?? null,
    type: booking.call_type,
    state: booking.state,
    stage,
    status: awaited ? 'pending' : STATUS_WORDS[booking.state],
    payment_status: awaited ? 'pending' : paymentStatusOf(booking, payment),
    is_emergency: booking.is_emergency,
    emergency_state: booking.emergency_state,
    alone_until: stage.name === 'ringing-first' ? (booking.alone_until?.toISOString() ?? null) : null,
    escalates_at: escalatesAt(booking)?.toISOString() ?? null,
    doctor_type: booking.doctor_type,
    country: booking.country,
    bridge: phoneContactFor(ctx, booking) === 'bridge',
    price: { amount: booking.price_amount, currency: booking.price_currency },
    credit: paidByCredit(booking),
    to_pay: toPay(booking),
    if_missed: ifMissed(booking),
    hold_expires_at: booking.state === 'awaiting-payment' ? (booking.hold_expires_at?.toISOString() ?? null) : null,
    payment_reference: payment?.reference ?? null,
    reason: reasonForPatient(ctx, booking),
    cancelled_by: whoCancelled(booking)?.by ?? null,
    cancel_reason: cancelReasonOf(ctx, booking),
    reminder_at:
      booking.reminder_due && booking.state === 'scheduled'
        ? later(booking.starts_at!, -REMIND_BEFORE).toISOString()
        : null,
    ...claimOf(booking),
    changes_at: changesAt(booking, now)?.toISOString() ?? null,
    ...occasional(ctx, shown, now),
    created_at: booking.created_at.toISOString(),
    actions: actionsOf(booking, now, payment !== undefined && PAID.includes(payment.state), awaited),
  };
}

/** Returns who says that the consultation took place, and until when the patient may contest it. */
function claimOf(booking: BookingRow): Pick<AppointmentBody, 'contestable_until' | 'proven' | 'said' | 'contested'> {
  return {
    contestable_until: (booking.contestable_until ?? booking.credited_contest_until)?.toISOString() ?? null,
    proven: booking.credited_contest_until !== null,
    said: saidOf(booking),
    contested: booking.contested_at !== null,
  };
}

/** Returns the fields that an appointment has only where there is something to say. */
function occasional(ctx: Context, { booking, member, cancels }: Shown, now: Date): Partial<AppointmentBody> {
  const until = personUntil(booking, now);
  const closes = cancels !== null && mayCancel(booking, now) && closesBooking(cancels, booking.funding !== null, now);
  return {
    ...(booking.assisted_by !== null && { by_phone: true }),
    ...(member && { person: personOf(ctx, booking, member) }),
    ...(until && { person_until: until.toISOString() }),
    ...(closes && { cancel_closes: true }),
  };
}

/** Returns the stage with its sentences in the patient's language. */
function stageOf(ctx: Context, { booking, doctor, payment, settings }: Shown): AppointmentBody['stage'] {
  const now = ctx.clock.now();
  const facts = payment === undefined ? null : paymentFacts(payment, now);
  const zone = timeZoneOf(booking.country);
  const stage = appointmentStage(booking, facts, now);
  const money = moneyStage(
    stage,
    facts,
    booking.funding === 'credit',
    booking.new_appointment_at !== null,
    booking.funding === 'coupon',
    booking.rebooked_as !== null,
  );
  return stageTextForPatient(stage, money, ctx.language, {
    ...stageFactsOf(booking, [zone, doctor?.timeZone ?? zone]),
    doctor: doctor?.fullName ?? '',
    ...moneyWordsOf(booking, ctx.language),
    // Another amount than the price may have come: what goes back is that.
    ...(payment?.surplus === true ? { paid: formatMoney(payment.price, ctx.language) } : {}),
    isReleased: booking.state === 'expired' && !booking.is_emergency,
    heldUntil:
      booking.hold_expires_at === null
        ? undefined
        : clockText(ctx.language, wallClock(booking.hold_expires_at, zone).time),
    unclear: payment && unclearValues(payment, ctx.language),
    refund: payment && refundValues(payment, ctx.language, now),
    emergency: booking.is_emergency
      ? {
          number: emergencyNumbersFrom(settings, booking.country)[0].number,
          hasStaff: ctx.config.STAFF_ALERT_PHONE !== undefined,
        }
      : null,
  });
}
