import { countryOf } from '@tabibu/contract/countries';
import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { doctorNames, doctorOfAccount } from '../doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import { findPayments, paymentFacts } from '../payments/index.ts';
import type { Payment } from '../payments/index.ts';
import { appointmentStage } from './appointment-stage.ts';
import { cancelReasonOf } from './cancel-reason.ts';
import { doctorActionsOf, isLate } from './policy.ts';
import { PURPOSE, firstName } from './rules.ts';
import { DOCTOR_WORDS } from './states.ts';
import type { BookingRow } from './store.ts';
import { stageFactsOf, wordForDoctor } from './word-stage.ts';

export type ActingDoctor = NonNullable<Awaited<ReturnType<typeof doctorOfAccount>>>;

/** The doctor who is signed in; not found for an account that is no verified doctor in service (ROLE-03). */
export async function actingDoctor(ctx: Context): Promise<ActingDoctor> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  return doctor;
}

/** One booking as its doctor sees it. */
export async function doctorAppointmentOf(ctx: Context, doctor: ActingDoctor, booking: BookingRow): Promise<DoctorAppointmentBody> {
  const [appointment] = await doctorAppointmentsOf(ctx, doctor, [booking]);
  return appointment!;
}

/** Bookings that have a time, as their doctor sees them: the doctor's own clock, the patient's name and words, no money. */
export async function doctorAppointmentsOf(ctx: Context, doctor: ActingDoctor, bookings: readonly BookingRow[]): Promise<DoctorAppointmentBody[]> {
  const names = await namesOf(ctx, bookings.map(({ patient_id: id }) => id));
  const unpaid = bookings.filter(({ funding, payment_id: payment }) => funding === null && payment !== null);
  const payments = unpaid.length === 0 ? new Map<string, Payment>() : await findPayments(ctx, PURPOSE, unpaid.map(({ id }) => id));
  return bookings.map((booking) => view(ctx, doctor, booking, names.get(booking.patient_id) ?? '', payments.get(booking.id)));
}

/** What the patient wrote, from the moment it is paid for (C30). */
function reasonOf(ctx: Context, booking: BookingRow): string | null {
  if (booking.funding === null || booking.reason_sealed === null) return null;
  return ctx.keys.open(`bookings.reason.${booking.id}`, booking.reason_sealed);
}

function view(ctx: Context, doctor: ActingDoctor, booking: BookingRow, name: string, payment: Payment | undefined): DoctorAppointmentBody {
  const now = ctx.clock.now();
  const startsAt = booking.starts_at!;
  const own = wallClock(startsAt, doctor.timeZone);
  return {
    id: booking.id,
    patient: { name, first_name: firstName(name), country: booking.country },
    date: own.day,
    time: own.time,
    patient_time: wallClock(startsAt, countryOf(booking.country).timeZone ?? 'UTC').time,
    starts_at: startsAt.toISOString(),
    type: booking.call_type,
    state: booking.state,
    stage: doctorStageOf(ctx, booking, doctor.timeZone, payment),
    status: DOCTOR_WORDS[booking.state],
    is_emergency: booking.is_emergency,
    is_late: isLate(booking, now),
    reason: reasonOf(ctx, booking),
    cancelled_by: booking.cancelled_by,
    cancel_reason: cancelReasonOf(ctx, booking),
    actions: doctorActionsOf(booking, now),
  };
}

/** Where it stands, in the doctor's words. */
function doctorStageOf(ctx: Context, booking: BookingRow, zone: string, payment: Payment | undefined): DoctorAppointmentBody['stage'] {
  const now = ctx.clock.now();
  const facts = stageFactsOf(booking, [zone, countryOf(booking.country).timeZone ?? zone]);
  return wordForDoctor(appointmentStage(booking, payment === undefined ? null : paymentFacts(payment, now), now), ctx.language, facts);
}

/** The same of a paid booking, where only that is known. */
export async function stageForDoctor(ctx: Context, booking: BookingRow): Promise<DoctorAppointmentBody['stage']> {
  const doctorId = booking.accepted_by ?? booking.doctor_id;
  return doctorStageOf(ctx, booking, (await doctorNames(ctx, [doctorId])).get(doctorId)?.timeZone ?? 'UTC', undefined);
}
