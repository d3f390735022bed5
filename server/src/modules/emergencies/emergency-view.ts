import { firstName } from '@tabibu/contract/person-name';
import type { DoctorEmergencyBody, EmergencyBody } from '@tabibu/contract/emergencies';
import type { AppointmentStage } from '@tabibu/contract/stages';
import { auditReading } from '../../platform/audit-reading.ts';
import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { NUMBER_SHOWN_AFTER, escalatesAt, reasonOf, stageForAlerted } from '../bookings/index.ts';
import type { BookingRow } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { memberNamesForDesk, ownNumberOf } from '../people/index.ts';

/**
 * Returns an emergency as an alerted doctor sees it. The patient's number and reason are included only for the doctor
 * who accepted it, until two hours after that. Audits the reading, also of a doctor who came by the link of the SMS.
 */
export async function emergencyFor(ctx: Context, doctorId: string, booking: BookingRow): Promise<EmergencyBody> {
  const isByLink = !hasAccount(ctx.actor);
  await auditReading(ctx, {
    action: 'emergencies.read',
    readings: [{ personId: booking.patient_id, object: 'appointment', objectId: booking.id }],
    ...(isByLink && { doctor: { accountId: (await accountOfDoctor(ctx, doctorId)) ?? null } }),
  });
  const patient = await contactOf(ctx, booking.patient_id);
  // A doctor who has not accepted yet may not read the row of the person, but may know whom the emergency is about.
  const member = booking.person_id && (await memberNamesForDesk(ctx, [booking.person_id])).get(booking.person_id);
  const stage = stageForAlerted(ctx, booking, doctorId);
  const hasIt = booking.accepted_by === doctorId;
  const mine = hasIt && booking.starts_at !== null && ctx.clock.now() <= later(booking.starts_at, NUMBER_SHOWN_AFTER);
  return {
    state: mine ? 'accepted-by-you' : alertState(stage.name, booking.accepted_by !== null && !hasIt),
    stage,
    patient_first_name: firstName(member || patient?.fullName || ''),
    country: booking.country,
    room: mine ? booking.id : null,
    patient_phone: mine ? ((await numberFor(ctx, booking)) ?? patient?.phone ?? null) : null,
    reason: mine ? reasonOf(ctx, booking) : null,
    requested_at: booking.created_at.toISOString(),
  };
}

/**
 * Same as `emergencyFor`, with the booking id to accept it and the time of the escalation for the dashboard's
 * countdown.
 */
export async function doctorEmergencyFor(
  ctx: Context,
  doctorId: string,
  booking: BookingRow,
): Promise<DoctorEmergencyBody> {
  return {
    ...(await emergencyFor(ctx, doctorId, booking)),
    booking_id: booking.id,
    escalates_at: escalatesAt(booking)?.toISOString() ?? null,
  };
}

/** Returns the number of a member of the family that an emergency is about; undefined without one of their own. */
async function numberFor(ctx: Context, { person_id: memberId }: BookingRow): Promise<string | undefined> {
  return (await ownNumberOf(ctx, memberId))?.phone;
}

/** Returns the state for a doctor who has not accepted the emergency. */
function alertState(stage: AppointmentStage, isTaken: boolean): EmergencyBody['state'] {
  if (isTaken) return 'taken';
  if (stage === 'ringing-first' || stage === 'ringing') return 'ringing';
  return stage === 'escalated' ? 'escalated' : 'over';
}
