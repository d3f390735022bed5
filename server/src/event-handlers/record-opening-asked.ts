import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/**
 * Tells a person that somebody asked to open their records without the passphrase: by SMS, and in the list of notices,
 * which only browsers read in which the records are open, by email too where the person has proven one.
 */
async function notifyOfWish(
  ctx: Context,
  { accountId, occasion }: EventPayloads['record-opening.asked'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'record-opening-asked',
    values: { contact: await findContact(ctx) },
    key: `record-opening-asked:${occasion}`,
  });
}

/** The handlers of the event 'record-opening.asked'. */
export const handlers: EventHandlers['record-opening.asked'] = [notifyOfWish];
