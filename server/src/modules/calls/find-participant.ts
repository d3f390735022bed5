import type { CallSide } from '@tabibu/contract/calls';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findConsultation } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { windowOf } from './rules.ts';
import type { CallWindow } from './rules.ts';

export interface Participant {
  readonly booking: Consultation;
  readonly side: CallSide;
  readonly window: CallWindow;
  /** Accounts of the two; a doctor may have none. */
  readonly accounts: { readonly patient: string; readonly doctor: string | undefined };
}

/** The caller's part in a paid appointment. To everybody else the appointment is not there: Problem `not-found` (Z-04, W11). */
export async function findParticipant(ctx: Context, bookingId: string): Promise<Participant> {
  const accountId = accountOf(ctx);
  const booking = await findConsultation(ctx, bookingId);
  if (booking === undefined) throw new Problem('not-found');
  const accounts = { patient: booking.patientId, doctor: await accountOfDoctor(ctx, booking.doctorId) };
  const mine = ctx.actor.kind === 'doctor' ? accounts.doctor : accounts.patient;
  if (mine !== accountId) throw new Problem('not-found');
  return { booking, side: ctx.actor.kind === 'doctor' ? 'doctor' : 'patient', window: windowOf(booking), accounts };
}

/** Refuses who comes too early (`call-not-open`), too late, or to an appointment that is settled (`call-over`) (K-01). */
export function refuseOutside({ booking, window }: Participant, now: Date): void {
  if (booking.state !== 'scheduled' || now >= window.closesAt) throw new Problem('call-over');
  if (now < window.opensAt) throw new Problem('call-not-open', { opens_at: window.opensAt.toISOString() });
}
