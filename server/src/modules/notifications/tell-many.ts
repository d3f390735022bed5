import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMany, sendLiveEvents } from '../../platform/outbox.ts';
import * as many from './many-store.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import type { NotificationTemplate } from './notification-kinds.ts';
import * as push from './push-store.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';

interface ManyTold<Name> {
  readonly readers: readonly { readonly accountId: string; readonly doctorId: string }[];
  readonly template: Name;
  readonly values: NoticeValues;
  /** Names the occasion; each reader is told once per key. */
  readonly key: string;
}

/** Does for many doctors, in three statements, what `addNotification` does for one. */
export async function notifyMany(
  ctx: Context,
  { readers, template, values, key }: ManyTold<NotificationTemplate>,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const added = await inside.db.many(many.addNotifications, {
      ids: readers.map(() => newId(now)),
      accountIds: readers.map(({ accountId }) => accountId),
      doctorIds: readers.map(({ doctorId }) => doctorId),
      key,
      kind: NOTIFICATION_KINDS[template],
      template,
      values: JSON.stringify(values),
      now,
    });
    await sendLiveEvents(
      inside,
      added.map((row) => row.account_id),
      { kind: 'notification' },
    );
  });
}

/** Does for many accounts, in two statements, what `sendNotice` does for one. The key is the topic of the messages. */
export function textMany(ctx: Context, told: ManyTold<Template>): Promise<void> {
  return addMany(ctx, told, { add: many.addTexts, job: 'notifications.send' });
}

/** Sends to the closed browsers of those of many doctors who let a browser take announcements. */
export function pushMany(ctx: Context, told: ManyTold<Template>): Promise<void> {
  return addMany(ctx, told, { add: many.addPushes, job: 'notifications.send-push' });
}

interface Way {
  readonly add: typeof many.addTexts;
  readonly job: 'notifications.send' | 'notifications.send-push';
}

async function addMany(
  ctx: Context,
  { readers, template, values, key }: ManyTold<Template>,
  { add, job }: Way,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const ids = readers.map(() => newId(now));
    const text = JSON.stringify(values);
    const added = await inside.db.many(add, {
      ids,
      keys: readers.map(({ accountId }) => `${key}:${accountId}`),
      accountIds: readers.map(({ accountId }) => accountId),
      valuesSealed: ids.map((id) => inside.keys.seal(`notices.values.${id}`, text)),
      template,
      topic: key,
      now,
    });
    await enqueueMany(
      inside,
      job,
      added.map(({ id }) => ({ noticeId: id })),
    );
  });
}

/** Returns how many of these people have a browser that takes announcements while its page is closed. */
export async function countWithBrowser(ctx: Context, accountIds: readonly string[]): Promise<number> {
  return (await ctx.db.one(push.countWithBrowser, { accountIds })).counted;
}

interface Sent {
  readonly waiting: number;
  readonly accepted: number;
  readonly refused: number;
  readonly unknown: number;
}

/** What became of something that was told to many. */
export interface ManyReport {
  readonly told: number;
  readonly read: number;
  readonly sms: Sent;
  readonly push: Sent;
}

/** Returns what became of announcements, by their keys. */
export async function reportOf(ctx: Context, keys: readonly string[]): Promise<Map<string, ManyReport>> {
  const bell = new Map((await ctx.db.many(many.countRead, { keys })).map((row) => [row.key, row]));
  const messages = await ctx.db.many(many.countMessages, { topics: keys });
  const sentBy = (key: string, way: 'sms' | 'push'): Sent => {
    const row = messages.find(({ topic, channel }) => topic === key && channel === way);
    const { waiting = 0, accepted = 0, refused = 0, unknown = 0 } = row ?? {};
    return { waiting, accepted, refused, unknown };
  };
  return new Map(
    keys.map((key) => {
      const { told = 0, read = 0 } = bell.get(key) ?? {};
      return [key, { told, read, sms: sentBy(key, 'sms'), push: sentBy(key, 'push') }];
    }),
  );
}
