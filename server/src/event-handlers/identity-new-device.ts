import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells somebody who works here by SMS that a browser which was not known has signed in. */
async function notifyOfNewDevice(
  ctx: Context,
  { accountId, sessionId }: EventPayloads['identity.new-device'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'new-device',
    values: { contact: await findContact(ctx) },
    key: `new-device:${sessionId}`,
  });
}

/** The handlers of the event 'identity.new-device'. */
export const handlers: EventHandlers['identity.new-device'] = [notifyOfNewDevice];
