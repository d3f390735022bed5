import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells the owner of an account by SMS that somebody typed five wrong passwords in a row. */
async function notifyOfFailedTries(
  ctx: Context,
  { accountId, occasion }: EventPayloads['passwords.tries-failed'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'password-tries-failed',
    values: { contact: await findContact(ctx) },
    key: `password-tries-failed:${occasion}`,
  });
}

/** The handlers of the event 'passwords.tries-failed'. */
export const handlers: EventHandlers['passwords.tries-failed'] = [notifyOfFailedTries];
