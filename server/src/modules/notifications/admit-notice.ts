import { isKeyOf } from '@tabibu/contract/own-key';
import type { Language } from '@tabibu/contract/languages';
import { enqueue } from '../../platform/outbox.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { ALL_MESSAGES_BUCKET, contactOf, spendMessages, warnNearCap } from '../identity/index.ts';
import { budgetsOfMessage, capName } from './budget-message.ts';
import { NEVER_DROPPED } from './rules.ts';
import { decentTime } from './add-message.ts';
import * as store from './store.ts';

interface Reader {
  readonly phone: string;
  readonly language: Language;
}

export interface AdmittedNotice {
  readonly notice: store.NoticeRow;
  readonly reader: Reader;
}

/**
 * Counts the next try of a waiting message and returns it with its reader. Closes the message and returns undefined
 * when it is outdated, has no recipient, or a cap is reached. The first try spends from the caps, in the same
 * transaction.
 */
export async function admitNotice(
  ctx: Context,
  noticeId: string,
  job: 'notifications.send' | 'notifications.send-whatsapp' = 'notifications.send',
): Promise<AdmittedNotice | undefined> {
  return inTransaction(ctx, async (inside) => {
    const notice = await inside.db.maybe(store.take, { noticeId, now: inside.clock.now() });
    if (notice === undefined) return undefined;
    if (notice.outdated) return end(inside, noticeId, 'outdated', null);
    if (await putOff(inside, notice, job)) return undefined;
    const reader = await readerOf(inside, notice);
    if (reader === undefined) return end(inside, noticeId, 'refused', 'nobody-to-write-to');
    const cap = notice.tries > 1 ? undefined : await spend(inside, notice, reader);
    if (cap !== undefined) return end(inside, noticeId, 'dropped', cap);
    return { notice, reader };
  });
}

/**
 * Counts the next try of a message to browsers, which no cap limits, and returns it. Closes it and returns undefined
 * when it is outdated.
 */
export async function admitToBrowsers(ctx: Context, noticeId: string): Promise<store.NoticeRow | undefined> {
  return inTransaction(ctx, async (inside) => {
    const notice = await inside.db.maybe(store.take, { noticeId, now: inside.clock.now() });
    if (notice === undefined) return undefined;
    if (notice.outdated) return end(inside, noticeId, 'outdated', null);
    return (await putOff(inside, notice, 'notifications.send-push')) ? undefined : notice;
  });
}

/** Puts a message that was held up until the night off to the morning. Returns whether it did. */
async function putOff(
  ctx: Context,
  { id, template, account_id: accountId }: store.NoticeRow,
  job: 'notifications.send' | 'notifications.send-push' | 'notifications.send-whatsapp',
): Promise<boolean> {
  const at = await decentTime(ctx, { template, accountId });
  if (at === undefined) return false;
  await ctx.db.run(store.putOff, { noticeId: id });
  await enqueue(ctx, job, { noticeId: id }, { at });
  return true;
}

async function readerOf(ctx: Context, notice: store.NoticeRow): Promise<Reader | undefined> {
  if (notice.account_id !== null) return contactOf(ctx, notice.account_id);
  return JSON.parse(ctx.keys.open(`notices.recipient.${notice.id}`, notice.recipient_sealed!)) as Reader;
}

/**
 * Spends one message from each cap. Returns the name of a cap that is reached, or undefined when the message may be
 * sent.
 */
async function spend(
  ctx: Context,
  { id, template, account_id: accountId, about }: store.NoticeRow,
  { phone }: Reader,
): Promise<string | undefined> {
  const perDay = ctx.config.SMS_TOTAL_DAILY_CAP;
  const [full] = await spendMessages(ctx, [
    {
      budgets: budgetsOfMessage({ phone, accountId, about, template }, perDay),
      always: isKeyOf(NEVER_DROPPED, template),
    },
  ]);
  if (full !== undefined) {
    ctx.log.warn({ noticeId: id, template, cap: capName(full) }, 'a message was dropped by a cap');
    return capName(full);
  }
  await warnNearCap(ctx, { bucket: ALL_MESSAGES_BUCKET, perDay, what: 'messages' });
  return undefined;
}

async function end(ctx: Context, noticeId: string, state: store.NoticeEnd, why: string | null): Promise<undefined> {
  await ctx.db.run(store.close, { noticeId, state, providerMessageId: null, failure: why, now: ctx.clock.now() });
}
