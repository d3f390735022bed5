import type { CallViewBody, IceSettingsBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import { TICKET_LIFE } from './rules.ts';
import { settingsFor } from './refresh-ice.ts';
import * as store from './store.ts';

export interface Joining { readonly ticket: string; readonly expires_at: string; readonly ice: IceSettingsBody; readonly call: CallViewBody }

/**
 * Lets patient or doctor of a paid appointment into its call, inside its window: a ticket to the socket that is bound to this session,
 * good for thirty seconds and once (K-01, W11). Problems: `not-found`, `call-not-open`, `call-over`.
 */
export async function joinCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<Joining> {
  const participant = await findParticipant(ctx, bookingId);
  const now = ctx.clock.now();
  refuseOutside(participant, now);
  const { actor } = ctx;
  if (actor.kind !== 'patient' && actor.kind !== 'doctor') throw new Problem('not-found');
  const ticket = randomToken();
  const expires = later(now, TICKET_LIFE);
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.addTicket, [hashToken(ticket), bookingId, participant.side, accountOf(inside), actor.sessionId, expires]);
    await audit(inside, { action: 'calls.join', object: 'booking', objectId: bookingId, details: { side: participant.side } });
  });
  return { ticket, expires_at: expires.toISOString(), ice: settingsFor(ctx, participant), call: await callViewOf(ctx, participant) };
}
