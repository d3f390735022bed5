import type { NotificationBody } from '@tabibu/contract/notifications';
import { speaker } from '@tabibu/locales/server-speech';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import * as bell from './bell-store.ts';
import { formatStored } from './format-values.ts';

export interface BellInput {
  readonly tab: 'all' | 'unread';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface BellPage {
  readonly notifications: NotificationBody[];
  readonly unread: number;
  readonly next_cursor: string | null;
}

/**
 * Returns the caller's own notifications, newest first, in the caller's language, and how many are unread (DOC-DASH-15,
 * 19, API-45).
 */
export async function listNotifications(ctx: Context, { tab, cursor, limit }: BellInput): Promise<BellPage> {
  const accountId = accountOf(ctx);
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const [rows, { unread }] = await Promise.all([
    ctx.db.many(bell.page, {
      accountId,
      onlyUnread: tab === 'unread',
      beforeAt: after?.at ?? null,
      beforeId: after?.id ?? null,
      limit: limit + 1,
    }),
    ctx.db.one(bell.countUnread, { accountId }),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    notifications: page.map((row) => wordedFor(ctx, row)),
    unread,
    next_cursor:
      rows.length > limit && last !== undefined ? writeTimeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

function wordedFor({ language }: Context, row: bell.NotificationRow): NotificationBody {
  const say = speaker(language);
  const values = formatStored(language, row.values);
  return {
    id: row.id,
    doctor_id: row.doctor_id,
    title: say(`notification.${row.template}.title`, values),
    message: say(`notification.${row.template}.message`, values),
    type: row.kind,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}
