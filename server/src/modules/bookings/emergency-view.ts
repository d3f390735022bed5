import type { EmergencyBody } from '@tabibu/contract/bookings';
import type { DoctorEmergencyBody } from '@tabibu/contract/doctor-emergencies';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { NUMBER_AFTER, RING, firstName } from './rules.ts';
import type { BookingRow } from './store.ts';

/** An emergency as an alerted doctor sees it. Number and reason only after accepting, and until two hours after that. */
export async function emergencyFor(ctx: Context, doctorId: string, booking: BookingRow): Promise<EmergencyBody> {
  const patient = await contactOf(ctx, booking.patient_id);
  const state = stateFor(booking, doctorId, ctx.clock.now());
  const mine = state === 'accepted-by-you';
  return {
    state,
    patient_first_name: firstName(patient?.fullName ?? ''),
    country: booking.country,
    patient_phone: mine ? patient?.phone ?? null : null,
    reason: mine && booking.reason_sealed !== null ? ctx.keys.open(`bookings.reason.${booking.id}`, booking.reason_sealed) : null,
    requested_at: booking.created_at.toISOString(),
  };
}

/** The same with what the dashboard needs to accept it and to count down to the escalation. */
export async function doctorEmergencyFor(ctx: Context, doctorId: string, booking: BookingRow): Promise<DoctorEmergencyBody> {
  const emergency = await emergencyFor(ctx, doctorId, booking);
  const rings = emergency.state === 'ringing' && booking.rung_at !== null;
  return { ...emergency, booking_id: booking.id, escalates_at: rings ? later(booking.rung_at, RING).toISOString() : null };
}

function stateFor(booking: BookingRow, doctorId: string, now: Date): EmergencyBody['state'] {
  if (booking.accepted_by !== null && booking.accepted_by !== doctorId) return 'taken';
  if (booking.accepted_by === doctorId) return booking.starts_at !== null && now <= later(booking.starts_at, NUMBER_AFTER) ? 'accepted-by-you' : 'over';
  if (booking.state !== 'scheduled') return 'over';
  return booking.emergency_state === 'escalated' ? 'escalated' : 'ringing';
}
