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
import { TICKET_LIFETIME } from './rules.ts';
import { settingsFor } from './refresh-ice.ts';
import * as store from './store.ts';

export interface JoinTicket {
  readonly ticket: string;
  readonly expires_at: string;
  readonly ice: IceSettingsBody;
  readonly call: CallViewBody;
}

/**
 * Gives the patient or doctor of a paid appointment a ticket for the call socket, inside the call window. The ticket
 * belongs to this sign-in session, expires after thirty seconds and works once (K-01, W11). Throws `not-found`,
 * `call-not-open` or `call-over`.
 */
export async function joinCall(ctx: Context, { bookingId }: { bookingId: string }): Promise<JoinTicket> {
  const participant = await findParticipant(ctx, bookingId);
  const now = ctx.clock.now();
  refuseOutside(participant, now);
  const { actor } = ctx;
  if (actor.kind !== 'patient' && actor.kind !== 'doctor') throw new Problem('not-found');
  const ticket = randomToken();
  const expires = later(now, TICKET_LIFETIME);
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.addTicket, {
      ticketHash: hashToken(ticket),
      bookingId,
      side: participant.side,
      accountId: accountOf(inside),
      sessionId: actor.sessionId,
      linkMark: null,
      expiresAt: expires,
    });
    await audit(inside, {
      action: 'calls.join',
      object: 'booking',
      objectId: bookingId,
      details: { side: participant.side },
    });
  });
  return {
    ticket,
    expires_at: expires.toISOString(),
    ice: settingsFor(ctx, participant),
    call: await callViewOf(ctx, participant),
  };
}
