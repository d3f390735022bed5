import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

const TEMPLATES = {
  chosen: 'record-passphrase-chosen',
  'passkey-chosen': 'record-passkey-chosen',
  'one-removed': 'record-lock-weakened',
  removed: 'record-passphrase-removed',
} as const;

/** Tells a person by SMS what changed of what protects their records, so that a stranger's change is noticed. */
async function notifyOfChange(
  ctx: Context,
  { accountId, change, occasion }: EventPayloads['record-locks.changed'],
): Promise<void> {
  const template = TEMPLATES[change];
  const values = { contact: await findContact(ctx) };
  await sendNotice(ctx, { to: { accountId }, template, values, key: `${template}:${occasion}` });
}

/** The handlers of the event 'record-locks.changed'. */
export const handlers: EventHandlers['record-locks.changed'] = [notifyOfChange];
