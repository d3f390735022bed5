import { isKeyOf } from '@tabibu/contract/own-key';
import { timeZoneOf } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox.ts';
import { afterQuiet } from '../../platform/quiet-hours.ts';
import { ALL_MESSAGES_BUCKET, contactsOf, spendMessages, warnNearCap } from '../identity/index.ts';
import type { AdmittedNotice } from './admit-notice.ts';
import { budgetsOfMessage, capName } from './budget-message.ts';
import { mannerOf } from './message-order.ts';
import * as many from './reminder-store.ts';
import { NEVER_DROPPED } from './rules.ts';
import * as store from './store.ts';

type Inside = Context & { db: Transaction };
type Ended = readonly [noticeId: string, state: store.NoticeEnd, why: string | null];

/**
 * Does for text messages to accounts what `admitNotice` does for one: counts the next try of those that wait and
 * returns them with their readers. Closes those that are outdated, have no reader or reach a cap; those whose reader
 * sleeps wait for the morning.
 */
export async function admitMany(ctx: Context, noticeIds: readonly string[]): Promise<AdmittedNotice[]> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const notices = await inside.db.many(many.takeMany, { noticeIds, now });
    const accountIds = notices.flatMap(({ account_id: accountId }) => accountId ?? []);
    const readers = await contactsOf(inside, accountIds);
    const ended: Ended[] = [];
    const ready: AdmittedNotice[] = [];
    for (const notice of notices) {
      const reader = readers.get(notice.account_id ?? '');
      const at = reader === undefined ? now : wakingTime(now, notice, timeZoneOf(reader.country));
      if (notice.outdated) ended.push([notice.id, 'outdated', null]);
      else if (reader === undefined) ended.push([notice.id, 'refused', 'nobody-to-write-to']);
      else if (at > now) await putOff(inside, notice.id, at);
      else ready.push({ notice, reader });
    }
    const dropped = await spendAll(inside, ready);
    ended.push(...[...dropped].map(([noticeId, cap]): Ended => [noticeId, 'dropped', cap]));
    await end(inside, ended);
    return ready.filter(({ notice }) => !dropped.has(notice.id));
  });
}

function wakingTime(now: Date, { template }: store.NoticeRow, zone: string): Date {
  return mannerOf(template)?.waits === true ? afterQuiet(now, zone) : now;
}

/** Puts a message that was held up until the night off to the morning. */
async function putOff(inside: Inside, noticeId: string, at: Date): Promise<void> {
  await inside.db.run(store.putOff, { noticeId });
  await enqueue(inside, 'notifications.send', { noticeId }, { at });
}

/** Spends each message that is tried first from its caps. Returns the names of reached caps by message. */
async function spendAll(inside: Inside, admitted: readonly AdmittedNotice[]): Promise<Map<string, string>> {
  const perDay = inside.config.SMS_TOTAL_DAILY_CAP;
  const first = admitted.filter(({ notice }) => notice.tries <= 1);
  const dropped = new Map<string, string>();
  if (first.length === 0) return dropped;
  const spendings = first.map(({ notice: { template, account_id: accountId, about }, reader: { phone } }) => ({
    budgets: budgetsOfMessage({ phone, accountId, about, template }, perDay),
    always: isKeyOf(NEVER_DROPPED, template),
  }));
  const full = await spendMessages(inside, spendings);
  for (const [place, { notice }] of first.entries()) {
    const budget = full[place];
    if (budget === undefined) continue;
    dropped.set(notice.id, capName(budget));
    const { id: noticeId, template } = notice;
    inside.log.warn({ noticeId, template, cap: capName(budget) }, 'a message was dropped by a cap');
  }
  await warnNearCap(inside, { bucket: ALL_MESSAGES_BUCKET, perDay, what: 'messages' });
  return dropped;
}

async function end(inside: Inside, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return;
  await inside.db.run(many.closeMany, {
    noticeIds: ended.map(([noticeId]) => noticeId),
    states: ended.map(([, state]) => state),
    messageIds: ended.map(() => null),
    failures: ended.map(([, , why]) => why),
    now: inside.clock.now(),
  });
}
