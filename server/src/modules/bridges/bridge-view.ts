import type { BridgeBody } from '@tabibu/contract/call-bridges';
import type { Context } from '../../platform/context.ts';
import type { Consultation } from '../bookings/index.ts';
import { stageOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns the product's phone number and how the last bridge stands. Returns null where no voice gateway is configured.
 */
export async function bridgeViewOf(
  ctx: Context,
  { id, startsAt }: Pick<Consultation, 'id' | 'startsAt'>,
): Promise<{ number: string; last: BridgeBody | null } | null> {
  const { voice } = ctx.integrations;
  if (voice === null) return null;
  const last = await ctx.db.maybe(store.latest, { bookingId: id, startsAt });
  return {
    number: voice.number,
    last:
      last === undefined
        ? null
        : { stage: stageOf(last), reason: last.reason, asked_by: last.asked_by, seconds: last.joined_seconds },
  };
}
