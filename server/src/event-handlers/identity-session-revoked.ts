import type { EventPayloads } from '../events/index.ts';
import { endSubscriptionsOfSession } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { sendLiveEvent } from '../platform/outbox.ts';

/** Makes open pages of the account check their session at once; those of the ended session close. */
async function closeOpenPages(ctx: Context, { accountId }: EventPayloads['identity.session-revoked']): Promise<void> {
  await sendLiveEvent(ctx, accountId, { kind: 'signed-out' });
}

/** Stops ringing for emergencies in the browser where the session ended. */
async function stopRinging(ctx: Context, { sessionId }: EventPayloads['identity.session-revoked']): Promise<void> {
  await endSubscriptionsOfSession(ctx, sessionId);
}

/** The handlers of the event 'identity.session-revoked'. */
export const handlers: EventHandlers['identity.session-revoked'] = [closeOpenPages, stopRinging];
