import type { EventPayloads } from '../events/index.ts';
import { contactOf, oldNumberOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells the old number that another number now signs in to the account, so that a change by a stranger is noticed. */
async function notifyOldNumber(ctx: Context, change: EventPayloads['identity.number-changed']): Promise<void> {
  const language = (await contactOf(ctx, change.accountId))?.language;
  if (language === undefined) return;
  const to = { phone: oldNumberOf(ctx, change), language };
  await sendNotice(ctx, {
    to,
    template: 'number-changed',
    values: { contact: await findContact(ctx) },
    key: `number-changed:${change.occasion}`,
  });
}

/** The handlers of the event 'identity.number-changed'. */
export const handlers: EventHandlers['identity.number-changed'] = [notifyOldNumber];
