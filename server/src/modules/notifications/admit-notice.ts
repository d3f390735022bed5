import { isKeyOf } from '@tabibu/contract/own-key';
import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { EVERY_MESSAGE, contactOf, countMessages, spendMessage } from '../identity/index.ts';
import { budgetsOfMessage, nameOfCap } from './budget-message.ts';
import { NEVER_DROPPED } from './rules.ts';
import * as store from './store.ts';

interface Reader { readonly phone: string; readonly language: Language }

export interface AdmittedNotice { readonly notice: store.NoticeRow; readonly reader: Reader }

/** Part of the daily cap at which the alarm is written. */
const ALARM = 0.8;

/**
 * Takes a waiting message for its next try. One that is outdated, has nobody to go to, or is over a cap comes to its end here, and undefined is
 * the answer. A message spends from the caps with its first try, in the transaction that counts the try.
 */
export async function admitNotice(ctx: Context, noticeId: string): Promise<AdmittedNotice | undefined> {
  return inTransaction(ctx, async (inside) => {
    const notice = await inside.db.maybe(store.take, [noticeId, inside.clock.now()]);
    if (notice === undefined) return undefined;
    if (notice.outdated) return end(inside, noticeId, 'outdated', null);
    const reader = await readerOf(inside, notice);
    if (reader === undefined) return end(inside, noticeId, 'refused', 'nobody-to-write-to');
    const cap = notice.tries > 1 ? undefined : await spend(inside, notice, reader);
    if (cap !== undefined) return end(inside, noticeId, 'dropped', cap);
    return { notice, reader };
  });
}

async function readerOf(ctx: Context, notice: store.NoticeRow): Promise<Reader | undefined> {
  if (notice.account_id !== null) return contactOf(ctx, notice.account_id);
  return JSON.parse(ctx.keys.open(`notices.recipient.${notice.id}`, notice.recipient_sealed!)) as Reader;
}

/** The name of the cap that a message is over; undefined when it may go. */
async function spend(ctx: Context, { id, template, account_id: accountId, about }: store.NoticeRow, { phone }: Reader): Promise<string | undefined> {
  const perDay = ctx.config.SMS_TOTAL_DAILY_CAP;
  const full = await spendMessage(ctx, budgetsOfMessage({ phone, accountId, about }, perDay), { always: isKeyOf(NEVER_DROPPED, template) });
  if (full !== undefined) {
    ctx.log.warn({ noticeId: id, template, cap: nameOfCap(full) }, 'a message was dropped by a cap');
    return nameOfCap(full);
  }
  const sent = await countMessages(ctx, EVERY_MESSAGE, later(ctx.clock.now(), -DAY));
  if (sent === Math.ceil(perDay * ALARM)) ctx.log.warn({ sent, perDay }, 'four fifths of the daily budget of messages are spent');
  return undefined;
}

async function end(ctx: Context, noticeId: string, state: store.NoticeEnd, why: string | null): Promise<undefined> {
  await ctx.db.run(store.close, [noticeId, state, null, why, ctx.clock.now()]);
}
