import { callWindowOf } from '@tabibu/contract/call-window';
import type { Context } from '../../platform/context.ts';
import { equalInConstantTime } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { idInLink } from '../../platform/signed-link.ts';
import { findConsultation } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { isJoinSecret, ownNumberOf } from '../people/index.ts';
import type { Participant } from './find-participant.ts';

/** The member of a family who comes by a link: on the patient's side, without an account. */
export interface VisitingParticipant extends Participant {
  readonly member: { readonly id: string; readonly name: string; readonly phone: string };
}

/**
 * Returns the part in a paid appointment of the member whose number the link was sent to. Throws `not-found` for a link
 * that is not ours, and once the member has another number or none.
 */
export async function findVisitor(ctx: Context, secret: string): Promise<VisitingParticipant> {
  const bookingId = idInLink(secret);
  const visitor = bookingId === undefined ? undefined : await visitorOf(ctx, bookingId);
  if (
    visitor === undefined ||
    !isJoinSecret(ctx, secret, { bookingId: visitor.booking.id, phone: visitor.member.phone })
  )
    throw new Problem('not-found');
  return visitor;
}

/** Returns the same by the mark that a ticket or an open connection keeps of the link. Throws `not-found`. */
export async function findMarkedVisitor(ctx: Context, bookingId: string, mark: Buffer): Promise<VisitingParticipant> {
  const visitor = await visitorOf(ctx, bookingId);
  if (visitor === undefined || !equalInConstantTime(markOf(ctx, visitor).toString('hex'), mark.toString('hex')))
    throw new Problem('not-found');
  return visitor;
}

/** Returns what is kept of a link: it tells whether the number is still the one to which the link was sent. */
export function markOf(ctx: Context, { booking, member }: VisitingParticipant): Buffer {
  return Buffer.from(ctx.keys.sign('link', `ticket ${booking.id} ${member.phone}`), 'base64url');
}

async function visitorOf(ctx: Context, bookingId: string): Promise<VisitingParticipant | undefined> {
  const booking = await findConsultation(ctx, bookingId);
  const member = booking === undefined ? undefined : await ownNumberOf(ctx, booking.memberId);
  if (booking === undefined || booking.memberId === null || member === undefined) return undefined;
  return {
    booking,
    side: 'patient',
    window: callWindowOf({ ...booking, isCompleted: booking.state === 'completed' }),
    accounts: { patient: booking.patientId, doctor: await accountOfDoctor(ctx, booking.doctorId) },
    member: { ...member, id: booking.memberId },
  };
}
