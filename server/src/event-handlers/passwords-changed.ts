import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells somebody who works here by SMS that user name and password were changed. */
async function notifyOfNewPassword(
  ctx: Context,
  { accountId, occasion }: EventPayloads['passwords.changed'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'password-changed',
    values: { contact: await findContact(ctx) },
    key: `password-changed:${occasion}`,
  });
}

/** The handlers of the event 'passwords.changed'. */
export const handlers: EventHandlers['passwords.changed'] = [notifyOfNewPassword];
