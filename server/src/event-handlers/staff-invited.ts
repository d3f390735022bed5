import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { invitationAddressOf } from '../modules/staff/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Sends the set-up link by SMS to somebody who was invited to work here. */
async function sendInvitation(ctx: Context, invitation: EventPayloads['staff.invited']): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId: invitation.accountId },
    template: 'staff-invited',
    values: { link: invitationAddressOf(ctx, invitation) },
    key: `staff-invited:${invitation.linkId}`,
    validUntil: new Date(invitation.expiresAt),
  });
}

/** The handlers of the event 'staff.invited'. */
export const handlers: EventHandlers['staff.invited'] = [sendInvitation];
