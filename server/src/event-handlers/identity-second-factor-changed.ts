import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Tells the person by SMS that the second factor changed, so that a change by a stranger is noticed. */
async function notifyOfSecondFactorChange(
  ctx: Context,
  { accountId, change, occasion, left }: EventPayloads['identity.second-factor-changed'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: `second-factor-${change}`,
    values: { left, contact: await findContact(ctx) },
    key: `second-factor-${change}:${occasion}`,
  });
}

/** The handlers of the event 'identity.second-factor-changed'. */
export const handlers: EventHandlers['identity.second-factor-changed'] = [notifyOfSecondFactorChange];
