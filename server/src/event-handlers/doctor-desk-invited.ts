import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { invitationAddressOf } from '../modules/doctor-desk/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Sends the invitation by SMS to a doctor whom the office added (W44). */
async function sendInvitation(ctx: Context, invitation: EventPayloads['doctor-desk.invited']): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId: invitation.accountId },
    template: 'doctor-invited',
    values: { link: invitationAddressOf(ctx, invitation), checked: invitation.isVerified === false ? 'no' : 'yes' },
    key: `doctor-invited:${invitation.invitationId}`,
    validUntil: new Date(invitation.expiresAt),
  });
}

/** Puts a doctor whom nobody has verified yet into the queue of what waits for a person. */
async function queueDoctor(ctx: Context, { doctorId }: EventPayloads['doctor-desk.invited']): Promise<void> {
  if (doctorId !== undefined) await syncCase(ctx, 'unverified-doctor', doctorId);
}

/** The handlers of the event 'doctor-desk.invited'. */
export const handlers: EventHandlers['doctor-desk.invited'] = [sendInvitation, queueDoctor];
