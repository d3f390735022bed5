import type { IceSettingsBody } from '@tabibu/contract/calls';
import type { Context } from '../../platform/context.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { iceSettings } from './ice-settings.ts';

/**
 * Returns new relay credentials for a call that outlasts the old ones (K-04). Throws the same problems as `joinCall`.
 */
export async function refreshIce(ctx: Context, { bookingId }: { bookingId: string }): Promise<IceSettingsBody> {
  const participant = await findParticipant(ctx, bookingId);
  refuseOutside(participant, ctx.clock.now());
  return settingsFor(ctx, participant);
}

/** Returns the ICE settings of one participant by the configuration. */
export function settingsFor({ config, clock }: Context, { booking, side }: Participant): IceSettingsBody {
  return iceSettings(
    { turnUrls: config.TURN_URLS, turnSecret: config.TURN_SECRET, stunUrls: config.STUN_URLS },
    { bookingId: booking.id, side },
    clock.now(),
  );
}
