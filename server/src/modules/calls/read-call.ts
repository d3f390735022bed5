import type { CallViewBody } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant } from './find-participant.ts';

/**
 * Returns the call of an appointment to its patient or doctor, at any time (PAT-CALL-09). Throws `not-found` for
 * others.
 */
export async function readCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  return callViewOf(ctx, await findParticipant(ctx, bookingId));
}
