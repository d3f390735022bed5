import { firstName } from '@tabibu/contract/person-name';
import type { LinkedCallBody } from '@tabibu/contract/call-links';
import type { IceSettingsBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { liveCountryOfPhone } from '../../platform/phone.ts';
import { later } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { stopAddress } from '../people/index.ts';
import { refuseOutside } from './find-participant.ts';
import { findVisitor, markOf } from './find-visitor.ts';
import { settingsFor } from './refresh-ice.ts';
import { TICKET_LIFETIME, isPresent } from './rules.ts';
import * as store from './store.ts';

/** What whoever has the link reads: the call, and where the messages are stopped. */
export interface LinkedView {
  readonly stop: string;
  readonly call: LinkedCallBody | null;
}

/**
 * Returns the call of an appointment to whoever has the link of its member: names, times and who is there, nothing of
 * the account, the problem or the money. Throws `not-found`.
 */
export async function readLinkedCall(ctx: Context, { secret }: { secret: string }): Promise<LinkedView> {
  const { booking, window, member } = await findVisitor(ctx, secret);
  const now = ctx.clock.now();
  const stop = new URL(stopAddress(ctx, member)).pathname;
  if (booking.state !== 'scheduled' || now >= window.closesAt) return { stop, call: null };
  const row = await ctx.db.maybe(store.find, { bookingId: booking.id });
  const session = row?.starts_at.getTime() === booking.startsAt.getTime() ? store.sessionOf(row) : undefined;
  const booker = await contactOf(ctx, booking.patientId);
  return {
    stop,
    call: {
      doctor: (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId)?.fullName ?? '',
      person: member.name,
      asker: firstName(booker?.fullName ?? ''),
      call_type: booking.callType,
      country: liveCountryOfPhone(member.phone) ?? booker?.country ?? ctx.country,
      starts_at: booking.startsAt.toISOString(),
      expected_at: booking.expectedAt.toISOString(),
      opens_at: window.opensAt.toISOString(),
      closes_at: window.closesAt.toISOString(),
      doctor_present: session !== undefined && isPresent(session.doctor, now),
      joined:
        session === undefined || !isPresent(session.patient, now) ? null : session.patientByLink ? 'link' : 'account',
    },
  };
}

/**
 * Gives whoever has the link a ticket for the socket of links, inside the call window. It expires after thirty seconds,
 * works once, and is void when the number of the member changes. Throws `not-found`, `call-not-open` or `call-over`.
 */
export async function joinLinkedCall(
  ctx: Context,
  { secret }: { secret: string },
): Promise<{ ticket: string; expires_at: string; ice: IceSettingsBody }> {
  const visitor = await findVisitor(ctx, secret);
  const now = ctx.clock.now();
  refuseOutside(visitor, now);
  const ticket = randomToken();
  const expiresAt = later(now, TICKET_LIFETIME);
  const { booking, side } = visitor;
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.addTicket, {
      ticketHash: hashToken(ticket),
      bookingId: booking.id,
      side,
      accountId: null,
      sessionId: null,
      linkMark: markOf(inside, visitor),
      expiresAt,
    });
    await audit(inside, {
      action: 'calls.join',
      object: 'booking',
      objectId: booking.id,
      details: { side, by: 'link' },
    });
  });
  return { ticket, expires_at: expiresAt.toISOString(), ice: settingsFor(ctx, visitor) };
}

/** Returns new relay credentials for a call that was joined by a link. Throws the same problems as `joinLinkedCall`. */
export async function refreshLinkedIce(ctx: Context, { secret }: { secret: string }): Promise<IceSettingsBody> {
  const visitor = await findVisitor(ctx, secret);
  refuseOutside(visitor, ctx.clock.now());
  return settingsFor(ctx, visitor);
}
