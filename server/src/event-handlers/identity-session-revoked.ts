import type { EventPayloads } from '../events.ts';
import { endSubscriptionsOfSession } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { nudge } from '../platform/outbox.ts';

/** Pages that are still open on an ended session learn it at once and close. */
export async function closeOpenPages(ctx: Context, { accountId }: EventPayloads['identity.session-revoked']): Promise<void> {
  await nudge(ctx, accountId, { kind: 'signed-out' });
}

/** Where somebody signed out, no emergency rings any more. */
export async function stopRinging(ctx: Context, { sessionId }: EventPayloads['identity.session-revoked']): Promise<void> {
  await endSubscriptionsOfSession(ctx, sessionId);
}
