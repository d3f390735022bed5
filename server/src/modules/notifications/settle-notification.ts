import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import * as bell from './bell-store.ts';

export interface SettleInput {
  /** The key with which the emergency was announced. */
  readonly key: string;
  /** Account of the doctor who accepted the emergency; undefined when it was cancelled. */
  readonly ownerId?: string | undefined;
}

/**
 * Ends the bell notifications of an emergency that no longer needs a doctor: they now say who accepted it, or that it
 * was cancelled, and count as read. Idempotent.
 */
export async function settleEmergencyRing(ctx: Context, { key, ownerId }: SettleInput): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const own =
      ownerId === undefined
        ? []
        : await inside.db.many(bell.settleEmergencyNotifications, {
            key,
            ownerId,
            exceptId: null,
            template: 'emergency-yours',
            now,
          });
    const others = await inside.db.many(bell.settleEmergencyNotifications, {
      key,
      ownerId: null,
      exceptId: ownerId ?? null,
      template: ownerId === undefined ? 'emergency-called-off' : 'emergency-taken',
      now,
    });
    for (const { account_id: accountId } of [...own, ...others])
      await sendLiveEvent(inside, accountId, { kind: 'notification' });
  });
}
