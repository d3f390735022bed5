import { inTransaction, readingTimeAnew } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { notifyMany, pushMany, textMany } from '../notifications/index.ts';
import { smsValues } from './preview-announcement.ts';
import * as store from './store.ts';
import type { AnnouncementRow } from './store.ts';

/** How many doctors are told in one transaction. */
const BATCH = 200;

/** Names the occasion of an announcement's notifications and text messages. Pure. */
export function occasionOf(announcementId: string): string {
  return `announcement:${announcementId}`;
}

/**
 * Tells all doctors of an announcement whom nobody has told, some at a time. What is told is kept with each batch, so
 * that after a restart the next run goes on where this one stopped, and nobody is told twice.
 */
export async function tellDoctors(ctx: Context, { announcementId }: { announcementId: string }): Promise<void> {
  const announcement = await ctx.db.maybe(store.find, { id: announcementId });
  if (announcement === undefined) return;
  let told = BATCH;
  while (told > 0) told = await tellSome(readingTimeAnew(ctx), announcement);
  await ctx.db.run(store.finish, { id: announcementId, now: readingTimeAnew(ctx).clock.now() });
}

async function tellSome(ctx: Context, announcement: AnnouncementRow): Promise<number> {
  const { id, subject, message, by_sms: bySms, by_push: byPush } = announcement;
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.many(store.lockUntold, { announcementId: id, limit: BATCH });
    if (rows.length === 0) return 0;
    const readers = rows.map(({ doctor_id: doctorId, account_id: accountId }) => ({ doctorId, accountId }));
    const key = occasionOf(id);
    await notifyMany(inside, { readers, template: 'announcement', values: { subject, message }, key });
    if (bySms) await textMany(inside, { readers, template: 'announcement', values: smsValues(inside, subject), key });
    if (byPush) await pushMany(inside, { readers, template: 'announcement', values: smsValues(inside, subject), key });
    const doctorIds = readers.map(({ doctorId }) => doctorId);
    await inside.db.run(store.markTold, { announcementId: id, doctorIds, now: inside.clock.now() });
    return rows.length;
  });
}

/** Goes on with announcements whose job was lost. Runs every minute. */
export async function resumeAnnouncements(ctx: Context): Promise<void> {
  const before = later(ctx.clock.now(), -MINUTE);
  for (const { id } of await ctx.db.many(store.unfinished, { before })) await tellDoctors(ctx, { announcementId: id });
}
