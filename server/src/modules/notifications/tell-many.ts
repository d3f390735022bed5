import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMany, sendLiveEvents } from '../../platform/outbox.ts';
import * as many from './many-store.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import type { NotificationTemplate } from './notification-kinds.ts';
import type { NoticeValues, Template } from './rules.ts';

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
export async function textMany(ctx: Context, { readers, template, values, key }: ManyTold<Template>): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const ids = readers.map(() => newId(now));
    const text = JSON.stringify(values);
    const added = await inside.db.many(many.addTexts, {
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
      'notifications.send',
      added.map(({ id }) => ({ noticeId: id })),
    );
  });
}

/** What became of something that was told to many. */
export interface ManyReport {
  readonly told: number;
  readonly read: number;
  readonly sms: {
    readonly waiting: number;
    readonly accepted: number;
    readonly refused: number;
    readonly unknown: number;
  };
}

/** Returns what became of announcements, by their keys. */
export async function reportOf(ctx: Context, keys: readonly string[]): Promise<Map<string, ManyReport>> {
  const bell = new Map((await ctx.db.many(many.countRead, { keys })).map((row) => [row.key, row]));
  const texts = new Map((await ctx.db.many(many.countTexts, { topics: keys })).map((row) => [row.topic, row]));
  return new Map(
    keys.map((key) => {
      const { waiting = 0, accepted = 0, refused = 0, unknown = 0 } = texts.get(key) ?? {};
      const { told = 0, read = 0 } = bell.get(key) ?? {};
      return [key, { told, read, sms: { waiting, accepted, refused, unknown } }];
    }),
  );
}
