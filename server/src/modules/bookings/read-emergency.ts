import type { z } from 'zod';
import type { readEmergency as endpoint } from '@tabibu/contract/bookings';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import * as emergencies from './emergency-store.ts';
import { NUMBER_AFTER, firstName } from './rules.ts';
import * as store from './store.ts';

type EmergencyBody = z.infer<typeof endpoint.reply>['data'];

/** What the holder of an alert's secret sees. Number and reason only after accepting, and until two hours after that. */
export async function readEmergency(ctx: Context, { secret }: { secret: string }): Promise<EmergencyBody> {
  const alert = await ctx.db.maybe(emergencies.alertOfSecret, [hashToken(secret)]);
  if (alert === undefined) throw new Problem('not-found');
  const booking = await ctx.db.one(store.find, [alert.booking_id]);
  const patient = await contactOf(ctx, booking.patient_id);
  const state = stateFor(booking, alert.doctor_id, ctx.clock.now());
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

function stateFor(booking: store.BookingRow, doctorId: string, now: Date): EmergencyBody['state'] {
  if (booking.accepted_by !== null && booking.accepted_by !== doctorId) return 'taken';
  if (booking.accepted_by === doctorId) return booking.starts_at !== null && now <= later(booking.starts_at, NUMBER_AFTER) ? 'accepted-by-you' : 'over';
  if (booking.state !== 'scheduled') return 'over';
  return booking.emergency_state === 'escalated' ? 'escalated' : 'ringing';
}
