import type { EventPayloads } from '../events.ts';
import type { Context } from '../platform/context.ts';
import { nudge } from '../platform/outbox.ts';

/** Pages that are still open on an ended session learn it at once and close. */
export async function closeOpenPages(ctx: Context, { accountId }: EventPayloads['identity.session-revoked']): Promise<void> {
  await nudge(ctx, accountId, { kind: 'signed-out' });
}
