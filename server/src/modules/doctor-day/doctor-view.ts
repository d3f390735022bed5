import { firstName } from '@tabibu/contract/person-name';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { DoctorAppointmentBody } from '@tabibu/contract/doctor-day';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import {
  cancelReasonOf,
  changesAt,
  doctorActionsOf,
  isLate,
  reasonOf,
  stagesForDoctor,
  whoCancelled,
} from '../bookings/index.ts';
import type { BookingRow } from '../bookings/index.ts';
import type { ActingDoctor } from '../doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import { agesOf } from '../patient-facts/index.ts';
import { membersById } from '../people/index.ts';
import { DOCTOR_WORDS } from './states.ts';

/** Writes down that the doctor saw these appointments. */
export async function auditSeen(ctx: Context, bookings: readonly BookingRow[]): Promise<void> {
  const readings = bookings.map(
    ({ id, patient_id: personId }) => ({ personId, object: 'appointment', objectId: id }) as const,
  );
  await auditReading(ctx, { action: 'doctor-day.read', readings });
}

/** Returns one booking as its doctor sees it. */
export async function doctorAppointmentOf(
  ctx: Context,
  doctor: ActingDoctor,
  booking: BookingRow,
): Promise<DoctorAppointmentBody> {
  const [appointment] = await doctorAppointmentsOf(ctx, doctor, [booking]);
  return appointment!;
}

/**
 * Returns bookings that have a start as their doctor sees them: the time on the doctor's clock, the patient's name and
 * reason, and no money.
 */
export async function doctorAppointmentsOf(
  ctx: Context,
  doctor: ActingDoctor,
  bookings: readonly BookingRow[],
): Promise<DoctorAppointmentBody[]> {
  const names = await namesOf(
    ctx,
    bookings.map(({ patient_id: id }) => id),
  );
  const stages = await stagesForDoctor(ctx, bookings, doctor.timeZone);
  const visitors = await visitorsOf(ctx, bookings, names);
  return bookings.map((booking) =>
    view(ctx, doctor, booking, { visitor: visitors.get(booking.id)!, stage: stages.get(booking.id)! }),
  );
}

type Visitor = Pick<DoctorAppointmentBody['patient'], 'name' | 'member'>;

/** Returns whom each booking is for. A member of a family is named with the guardian, who speaks, and the age. */
async function visitorsOf(
  ctx: Context,
  bookings: readonly BookingRow[],
  names: ReadonlyMap<string, string>,
): Promise<Map<string, Visitor>> {
  const members = await membersById(
    ctx,
    bookings.map(({ person_id: id }) => id),
  );
  const ages = await agesOf(ctx, [...members.keys()]);
  return new Map(
    bookings.map(({ id, patient_id: patientId, person_id: personId }): [string, Visitor] => {
      const booker = names.get(patientId) ?? '';
      const member = members.get(personId ?? '');
      if (member === undefined) return [id, { name: booker }];
      const age = ages.get(member.id) ?? null;
      return [id, { name: member.name, member: { guardian: booker, relation: member.relation, age } }];
    }),
  );
}

function view(
  ctx: Context,
  doctor: ActingDoctor,
  booking: BookingRow,
  { visitor, stage }: { visitor: Visitor; stage: DoctorAppointmentBody['stage'] },
): DoctorAppointmentBody {
  const now = ctx.clock.now();
  const startsAt = booking.starts_at!;
  const own = wallClock(startsAt, doctor.timeZone);
  return {
    id: booking.id,
    patient: { ...visitor, first_name: firstName(visitor.name), country: booking.country },
    date: own.day,
    time: own.time,
    patient_time: wallClock(startsAt, timeZoneOf(booking.country)).time,
    starts_at: startsAt.toISOString(),
    expected_at: booking.expected_at?.toISOString() ?? null,
    type: booking.call_type,
    state: booking.state,
    stage,
    status: DOCTOR_WORDS[booking.state],
    is_emergency: booking.is_emergency,
    is_late: isLate(booking, now),
    // The doctor sees the reason only after the booking was paid for (C30).
    reason: booking.funding === null ? null : reasonOf(ctx, booking),
    cancelled_by: whoCancelled(booking)?.by ?? null,
    cancel_reason: cancelReasonOf(ctx, booking),
    changes_at: changesAt(booking, now)?.toISOString() ?? null,
    actions: doctorActionsOf(booking, now),
  };
}
