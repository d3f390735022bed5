import type { EmergencyBody } from '@tabibu/contract/bookings';
import { countryOf } from '@tabibu/contract/countries';
import type { DoctorEmergencyBody } from '@tabibu/contract/doctor-emergencies';
import type { AppointmentStage } from '@tabibu/contract/stages';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { appointmentStage } from './appointment-stage.ts';
import { escalatesAt } from './policy.ts';
import { NUMBER_AFTER, firstName } from './rules.ts';
import type { BookingRow } from './store.ts';
import { stageFactsOf, wordForAlerted, wordForDoctor } from './word-stage.ts';

/** An emergency as an alerted doctor sees it. Number and reason only after accepting, and until two hours after that. */
export async function emergencyFor(ctx: Context, doctorId: string, booking: BookingRow): Promise<EmergencyBody> {
  const patient = await contactOf(ctx, booking.patient_id);
  const now = ctx.clock.now();
  const stage = appointmentStage(booking, null, now);
  const zone = countryOf(booking.country).timeZone ?? 'UTC';
  const facts = stageFactsOf(booking, [zone, zone]);
  const hasIt = booking.accepted_by === doctorId;
  const mine = hasIt && booking.starts_at !== null && now <= later(booking.starts_at, NUMBER_AFTER);
  return {
    state: mine ? 'accepted-by-you' : alertState(stage, booking.accepted_by !== null && !hasIt),
    stage: hasIt ? wordForDoctor(stage, ctx.language, facts) : wordForAlerted(stage, ctx.language, facts),
    patient_first_name: firstName(patient?.fullName ?? ''),
    country: booking.country,
    patient_phone: mine ? patient?.phone ?? null : null,
    reason: mine && booking.reason_sealed !== null ? ctx.keys.open(`bookings.reason.${booking.id}`, booking.reason_sealed) : null,
    requested_at: booking.created_at.toISOString(),
  };
}

/** The same with what the dashboard needs to accept it and to count down to the escalation. */
export async function doctorEmergencyFor(ctx: Context, doctorId: string, booking: BookingRow): Promise<DoctorEmergencyBody> {
  return { ...await emergencyFor(ctx, doctorId, booking), booking_id: booking.id, escalates_at: escalatesAt(booking)?.toISOString() ?? null };
}

/** What a doctor who does not have it may still do. */
function alertState(stage: AppointmentStage, isTaken: boolean): EmergencyBody['state'] {
  if (isTaken) return 'taken';
  if (stage === 'ringing-first' || stage === 'ringing') return 'ringing';
  return stage === 'escalated' ? 'escalated' : 'over';
}
