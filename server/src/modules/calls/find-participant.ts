import { callWindowOf } from '@tabibu/contract/call-window';
import type { CallWindow } from '@tabibu/contract/call-window';
import type { CallSide } from '@tabibu/contract/calls';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findConsultation } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';

export interface Participant {
  readonly booking: Consultation;
  readonly side: CallSide;
  readonly window: CallWindow;
  /** Account ids of both; a doctor may have no account. */
  readonly accounts: { readonly patient: string; readonly doctor: string | undefined };
}

/**
 * Returns the caller's part in a paid appointment. Throws `not-found` for everybody else, so that they do not learn
 * that the appointment exists (Z-04, W11).
 */
export async function findParticipant(ctx: Context, bookingId: string): Promise<Participant> {
  const accountId = accountOf(ctx);
  const booking = await findConsultation(ctx, bookingId);
  if (booking === undefined) throw new Problem('not-found');
  const accounts = { patient: booking.patientId, doctor: await accountOfDoctor(ctx, booking.doctorId) };
  const mine = ctx.actor.kind === 'doctor' ? accounts.doctor : accounts.patient;
  if (mine !== accountId) throw new Problem('not-found');
  const window = callWindowOf({ ...booking, isCompleted: booking.state === 'completed' });
  return { booking, side: ctx.actor.kind === 'doctor' ? 'doctor' : 'patient', window, accounts };
}

/**
 * Throws `call-not-open` before the call window opens, and `call-over` when it has closed or the appointment is settled
 * (K-01).
 */
export function refuseOutside({ booking, window }: Participant, now: Date): void {
  if (booking.state !== 'scheduled' || now >= window.closesAt) throw new Problem('call-over');
  if (now < window.opensAt) throw new Problem('call-not-open', { opens_at: window.opensAt.toISOString() });
}
