import type { EventPayloads } from '../events/index.ts';
import { invitationAddressOf } from '../modules/doctor-desk/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Sends the invitation by SMS to a doctor whom an administrator added (W44). */
async function sendInvitation(ctx: Context, invitation: EventPayloads['doctor-desk.invited']): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId: invitation.accountId },
    template: 'doctor-invited',
    values: { link: invitationAddressOf(ctx, invitation) },
    key: `doctor-invited:${invitation.invitationId}`,
    validUntil: new Date(invitation.expiresAt),
  });
}

/** The handlers of the event 'doctor-desk.invited'. */
export const handlers: EventHandlers['doctor-desk.invited'] = [sendInvitation];
