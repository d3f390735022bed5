import { timeZoneOf } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { afterQuiet } from '../../platform/quiet-hours.ts';
import { contactOf } from '../identity/index.ts';
import { mannerOf } from './message-order.ts';
import type { PhoneChannel } from './message-order.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import * as store from './store.ts';

export interface NewMessage {
  readonly channel: PhoneChannel | 'email';
  readonly accountId: string | null;
  /** Number and language of somebody without an account, as JSON. */
  readonly recipient: string | null;
  readonly template: Template;
  readonly values: NoticeValues;
  readonly key: string;
  readonly about: string | null;
  readonly topic: string | null;
  readonly version: number | null;
  readonly validUntil: Date | null;
}

const JOBS = {
  sms: 'notifications.send',
  push: 'notifications.send-push',
  whatsapp: 'notifications.send-whatsapp',
  email: 'notifications.send-email',
} as const satisfies Record<PhoneChannel | 'email', string>;

/**
 * Adds one message and the job that sends it, in the transaction of the caller. Does nothing when this occasion has a
 * message on this channel.
 */
export async function addMessage(ctx: Context, { recipient, values, template, ...message }: NewMessage): Promise<void> {
  const now = ctx.clock.now();
  const id = newId(now);
  const added = await ctx.db.run(store.add, {
    ...message,
    id,
    template,
    recipientSealed: recipient === null ? null : ctx.keys.seal(`notices.recipient.${id}`, recipient),
    valuesSealed: ctx.keys.seal(`notices.values.${id}`, JSON.stringify(values)),
    now,
  });
  if (added === 0) return;
  const at = await decentTime(ctx, { template, accountId: message.accountId });
  await enqueue(ctx, JOBS[message.channel], { noticeId: id }, at === undefined ? {} : { at });
}

/**
 * Returns the end of the reader's night if it is night there and a message of this template waits for the morning;
 * undefined if it may go now.
 */
export async function decentTime(
  ctx: Context,
  { template, accountId }: { template: string; accountId: string | null },
): Promise<Date | undefined> {
  if (accountId === null || mannerOf(template)?.waits !== true) return undefined;
  const reader = await contactOf(ctx, accountId);
  if (reader === undefined) return undefined;
  const now = ctx.clock.now();
  const at = afterQuiet(now, timeZoneOf(reader.country));
  return at > now ? at : undefined;
}
