import { CASE_TEXTS, MONEYLESS_CASE_KINDS } from '@tabibu/contract/case-words';
import type { CaseKind } from '@tabibu/contract/case-words';
import { timeZoneOf } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { HOUR, MINUTE, later, wallClock } from '../../platform/time.ts';
import { listStaff, lockAccount } from '../identity/index.ts';
import type { StaffAccount } from '../identity/index.ts';
import { listUnsent, sendNotice } from '../notifications/index.ts';
import { listTroubledSendings } from '../payouts/index.ts';
import { kindsOfRole } from './case-kinds.ts';
import { PAYOUT_SOURCES } from './payout-sources.ts';
import * as store from './telling-store.ts';

const BUNDLE = CASE_TEXTS.minutes * MINUTE;
/** After this time a message that reached nobody is written again: caps make room, and numbers work again. */
const AGAIN = HOUR;
/** A person waits for help: told at night too, and in other words. */
const URGENT: readonly CaseKind[] = ['escalated-emergency', 'urgent-reading'];

/** What the messages of all people depend on. */
interface News {
  readonly readers: readonly string[];
  readonly administrators: readonly string[];
  readonly sendingIds: readonly string[];
  readonly sendingKinds: readonly CaseKind[];
  readonly subjectIds: readonly string[];
}

/**
 * Tells those who may decide a case by SMS that it waits, that it is overdue, and that its payout is unknown or was
 * declined, each once. A message that a cap dropped or the provider refused told nobody anything: an hour later what it
 * said is news again, while it is still so. Runs every minute, may be repeated, and in several processes at once.
 */
export async function tellStaff(ctx: Context): Promise<void> {
  const people = (await listStaff(ctx)).filter(isTold);
  const news = await readNews(ctx, people);
  for (const person of people) await tellPerson(ctx, person, news);
  await ctx.db.run(store.forgetTellings, { toldBefore: later(ctx.clock.now(), -BUNDLE) });
}

/** A number counts as proven once its person has signed in here, by the link that was sent to it. */
function isTold({ role, suspended, signedInAt, textsAboutCases }: StaffAccount): boolean {
  return textsAboutCases && !suspended && signedInAt !== null && kindsOfRole(role).length > 0;
}

async function readNews(ctx: Context, people: readonly StaffAccount[]): Promise<News> {
  const troubled = (await listTroubledSendings(ctx)).flatMap(({ id, kind, subject_id: subjectId }) =>
    PAYOUT_SOURCES[kind].cases.map((caseKind) => ({ id, caseKind, subjectId })),
  );
  return {
    readers: people.map(({ accountId }) => accountId),
    administrators: people.filter(({ role }) => role === 'administrator').map(({ accountId }) => accountId),
    sendingIds: troubled.map(({ id }) => id),
    sendingKinds: troubled.map(({ caseKind }) => caseKind),
    subjectIds: troubled.map(({ subjectId }) => subjectId),
  };
}

/** Marks what is new to a person as told and adds the message, in one transaction. */
async function tellPerson(ctx: Context, { accountId, role, country }: StaffAccount, news: News): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    // Two processes that come at once find different news: the second waits, and sees what the first has told.
    if (!(await lockAccount(inside, accountId))) return;
    const now = inside.clock.now();
    await takeBackUnsent(inside, accountId, later(now, -AGAIN));
    const { waiting, overdue, urgent } = await inside.db.one(store.tell, {
      accountId,
      kinds: kindsOfRole(role),
      moneyless: MONEYLESS_CASE_KINDS,
      ...news,
      urgent: URGENT,
      urgentOnly: isQuiet(now, timeZoneOf(country)),
      toldBefore: later(now, -BUNDLE),
      now,
    });
    if (waiting === 0) return;
    const portal = role === 'administrator' ? 'admin' : 'staff';
    await sendNotice(inside, {
      to: { accountId },
      template: urgent ? 'cases-urgent-staff' : 'cases-waiting-staff',
      values: { waiting, overdue, link: `${publicAddress(inside)}/${portal}/dashboard/cases` },
      key: keyOf(accountId, now),
    });
  });
}

/** Names the message that tells a person at a time what is new. */
function keyOf(accountId: string, at: Date): string {
  return `cases-told:${accountId}:${at.toISOString()}`;
}

/** Takes back, of what a person was told up to a time, what stood in a message that reached nobody. */
async function takeBackUnsent(inside: Context, accountId: string, upTo: Date): Promise<void> {
  const rows = await inside.db.many(store.tellingTimes, { accountId, upTo });
  const keys = rows.map(({ told_at: at }) => keyOf(accountId, at));
  const unsent = new Set(await listUnsent(inside, keys));
  const times = rows.map(({ told_at: at }) => at).filter((at) => unsent.has(keyOf(accountId, at)));
  if (times.length > 0) await inside.db.run(store.takeBackTellings, { accountId, times });
}

/** Whether nobody there is told of anything but an emergency at this time. */
function isQuiet(now: Date, zone: string): boolean {
  const { time } = wallClock(now, zone);
  return time >= CASE_TEXTS.from || time < CASE_TEXTS.until;
}
