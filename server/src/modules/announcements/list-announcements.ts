import type { AnnouncementBody } from '@tabibu/contract/announcements';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { namesOfActors } from '../identity/index.ts';
import { reportOf } from '../notifications/index.ts';
import type { ManyReport } from '../notifications/index.ts';
import * as store from './store.ts';
import type { AnnouncementRow } from './store.ts';
import { occasionOf } from './tell-doctors.ts';

const PAGE = 10;

/** Returns a page of announcements, newest first, with what became of them. Throws `invalid-input` for a bad cursor. */
export async function listAnnouncements(
  ctx: Context,
  { cursor }: { cursor?: string | undefined },
): Promise<{ announcements: AnnouncementBody[]; next_cursor: string | null }> {
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.page, {
    beforeAt: after?.at ?? null,
    beforeId: after?.id ?? null,
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    announcements: await describeAnnouncements(ctx, shown),
    next_cursor:
      rows.length > PAGE && last !== undefined ? writeTimeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** Returns announcements with how many doctors were told and have read them, and where their text messages stand. */
export async function describeAnnouncements(
  ctx: Context,
  rows: readonly AnnouncementRow[],
): Promise<AnnouncementBody[]> {
  const reports = await reportOf(
    ctx,
    rows.map(({ id }) => occasionOf(id)),
  );
  const names = await namesOfActors(
    ctx,
    rows.map((row) => row.sent_by),
  );
  return rows.map((row) => {
    const report = reports.get(occasionOf(row.id))!;
    // A text message is written with the notification of its doctor.
    const unwritten = row.recipients - report.told;
    return {
      id: row.id,
      number: row.number,
      subject: row.subject,
      message: row.message,
      audience: row.audience,
      country: row.country,
      sent_by: names.get(row.sent_by) ?? '',
      created_at: row.created_at.toISOString(),
      recipients: row.recipients,
      told: report.told,
      read: report.read,
      sms: row.by_sms ? { ...report.sms, waiting: report.sms.waiting + unwritten } : null,
      push: row.by_push ? pushOf(report) : null,
    };
  });
}

/** A message that its push service does not answer is tried again, and refused in the end; none stays unknown. */
function pushOf({ told, push: { waiting, accepted, refused } }: ManyReport): AnnouncementBody['push'] {
  return { waiting, accepted, refused, without: told - waiting - accepted - refused };
}
