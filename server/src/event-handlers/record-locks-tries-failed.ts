import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells a person by SMS that somebody gave five wrong record passphrases or passkeys in a row. */
async function notifyOfFailedTries(
  ctx: Context,
  { accountId, occasion }: EventPayloads['record-locks.tries-failed'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'record-passphrase-tried',
    values: { contact: await findContact(ctx) },
    key: `record-passphrase-tried:${occasion}`,
  });
}

/** The handlers of the event 'record-locks.tries-failed'. */
export const handlers: EventHandlers['record-locks.tries-failed'] = [notifyOfFailedTries];
