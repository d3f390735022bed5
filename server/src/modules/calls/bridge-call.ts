import type { CallViewBody } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import { requestBridge } from '../bridges/index.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';

/**
 * Starts a bridged phone call for the patient or the doctor of a paid appointment, inside its call window (W24, R-18e).
 * Does not start a second one while a bridge is under way. Throws `not-found`, `call-not-open`, `call-over`,
 * `bridge-unavailable` without a voice gateway, or `too-many-requests` after four requests in ten minutes.
 */
export async function bridgeCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  const participant = await findParticipant(ctx, bookingId);
  refuseOutside(participant, ctx.clock.now());
  await requestBridge(ctx, participant);
  return callViewOf(ctx, participant);
}
