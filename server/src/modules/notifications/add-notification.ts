import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import * as bell from './bell-store.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import type { NotificationTemplate } from './notification-kinds.ts';
import type { NoticeValues } from './format-values.ts';

export interface NotificationInput {
  readonly accountId: string;
  /** The doctor whom it concerns, where the reader is a doctor. */
  readonly doctorId: string | null;
  readonly template: NotificationTemplate;
  /** Times, amounts and codes; nothing that names a patient. */
  readonly values: NoticeValues;
  /** Names the occasion; there is one notification per key and reader. */
  readonly key: string;
  /** True for an occasion that repeats: after the notification was read, the next occurrence makes it unread again. */
  readonly again?: boolean;
}

/**
 * Adds a notification to a person's bell and tells their open pages. Does nothing when this occasion has one already.
 */
export async function addNotification(
  ctx: Context,
  { accountId, doctorId, template, values, key, again = false }: NotificationInput,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const added = await inside.db.run(again ? bell.addAgain : bell.add, {
      id: newId(now),
      key,
      accountId,
      kind: NOTIFICATION_KINDS[template],
      template,
      values: JSON.stringify(values),
      now,
      doctorId,
    });
    if (added === 1) await sendLiveEvent(inside, accountId, { kind: 'notification' });
  });
}
