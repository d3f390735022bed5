import type { NoticeWayBody, NoticesBody, PersonNoticeBody } from '@tabibu/contract/notices';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import * as person from './person-store.ts';
import type { NoticeValues } from './format-values.ts';
import { wordEntry } from './word-notice.ts';

/** Returns what the caller was told, newest first, in the caller's language, and how much of it is unread. */
export async function listNotices(
  ctx: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<NoticesBody> {
  const accountId = accountOf(ctx);
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const [rows, { unread }] = await Promise.all([
    ctx.db.many(person.page, {
      accountId,
      beforeAt: after?.at ?? null,
      beforeId: after?.id ?? null,
      limit: limit + 1,
    }),
    ctx.db.one(person.countUnread, { accountId }),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    notices: shown.map((row) => wordedFor(ctx, row)),
    unread,
    next_cursor: more ? writeTimeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

function wordedFor({ language, keys }: Context, row: person.PersonNoticeRow): PersonNoticeBody {
  const values = JSON.parse(keys.open(person.listAssociatedData(row.id), row.values_sealed)) as NoticeValues;
  return {
    id: row.id,
    message: wordEntry(language, row.template, values),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    ways: row.ways.map((way) => ({ by: way.channel, state: stateOf(way) })),
  };
}

const ENDS = {
  waiting: 'waiting',
  sent: 'sent',
  unknown: 'unclear',
  refused: 'failed',
  dropped: 'failed',
  outdated: 'not-needed',
} as const satisfies Record<person.WayRow['state'], NoticeWayBody['state']>;

/** What a network reported says more than that the provider took the message. */
function stateOf({ state, delivery }: person.WayRow): NoticeWayBody['state'] {
  if (delivery === 'delivered') return 'arrived';
  return delivery === 'failed' ? 'failed' : ENDS[state];
}
