import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { nudge } from '../../platform/outbox.ts';
import * as bell from './bell-store.ts';
import { NOTIFICATION_KINDS } from './rules.ts';
import type { NoticeValues, NotificationTemplate } from './rules.ts';

export interface NotificationInput {
  readonly accountId: string;
  /** Whose bell it is, where the reader is a doctor. */
  readonly doctorId: string | null;
  readonly template: NotificationTemplate;
  /** Times, amounts and codes; nothing that names a patient. */
  readonly values: NoticeValues;
  /** Names the occasion; the same key is told once. */
  readonly key: string;
  /** It happens again and again: once it was read, the next time it stands under the bell as new. */
  readonly again?: boolean;
}

/** Puts something under a doctor's bell and nudges the open pages, at most once per occasion. */
export async function addNotification(ctx: Context, { accountId, doctorId, template, values, key, again = false }: NotificationInput): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const added = await inside.db.run(again ? bell.addAgain : bell.add, [newId(now), key, accountId, NOTIFICATION_KINDS[template], template, JSON.stringify(values), now, doctorId]);
    if (added === 1) await nudge(inside, accountId, { kind: 'notification' });
  });
}
