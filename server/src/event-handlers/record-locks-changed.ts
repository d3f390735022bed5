import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells a person by SMS that their record passphrase was chosen or removed, so that a stranger's change is noticed. */
async function notifyOfChange(
  ctx: Context,
  { accountId, change, occasion }: EventPayloads['record-locks.changed'],
): Promise<void> {
  const template = `record-passphrase-${change}` as const;
  const values = { contact: await findContact(ctx) };
  await sendNotice(ctx, { to: { accountId }, template, values, key: `${template}:${occasion}` });
}

/** The handlers of the event 'record-locks.changed'. */
export const handlers: EventHandlers['record-locks.changed'] = [notifyOfChange];
