import type { KeptHeadBody } from '@tabibu/contract/assistant';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { headOf } from './read-conversation.ts';
import * as store from './store.ts';

interface Attachment {
  readonly id: string;
  /** Null: no doctor reads it any more. */
  readonly bookingId: string | null;
}

/**
 * Shows a kept conversation to the doctor of an own appointment, in place of another one, or to nobody. Throws
 * `not-found`, or `conversation-not-attachable` for an appointment that is over or called off.
 */
export async function attachConversation(ctx: Context, { id, bookingId }: Attachment): Promise<KeptHeadBody> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    if (bookingId !== null) await requireOpen(inside, bookingId);
    await inside.db.run(store.detachOthers, { accountId, id, bookingId });
    const [row] = await inside.db.many(store.attach, { accountId, id, bookingId });
    if (row === undefined) throw new Problem('not-found');
    await audit(inside, {
      action: 'assistant.attach',
      object: 'conversation',
      objectId: id,
      details: { booking: bookingId },
    });
    return headOf(inside, row);
  });
}

/**
 * Shows what was attached to an unpaid appointment to the doctor of the one that took its place. Does nothing if
 * another conversation is attached there already. Idempotent.
 */
export async function moveAttached(ctx: Context, move: { readonly from: string; readonly to: string }): Promise<void> {
  await ctx.db.run(store.moveAttached, move);
}

async function requireOpen(ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || booking.patientId !== accountOf(ctx)) throw new Problem('not-found');
  if (booking.state !== 'awaiting-payment' && booking.state !== 'scheduled')
    throw new Problem('conversation-not-attachable');
}
