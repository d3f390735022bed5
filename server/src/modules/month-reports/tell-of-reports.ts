import { timeZoneOf } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { DAY, HOUR, later, wallClock } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { membersOf } from '../people/index.ts';
import { plansThatRan } from '../subscriptions/index.ts';
import type { PlanThatRan } from '../subscriptions/index.ts';
import { monthsOf } from './read-report.ts';
import { MONTHS_TOLD, PLANS_WITH_REPORT, TOLD_DAYS, monthBefore, spanOf } from './rules.ts';

/** The hours of the day, on the clock of the account, in which people are told. */
const DECENT = { from: '09:00', until: '19:00' };
const AT_ONCE = 200;
/** No clock is further from Greenwich. */
const FURTHEST = 14 * HOUR;
/** So long the message is of use. */
const OF_USE = 5 * DAY;

/**
 * Tells the owners of plans with a monthly report, in the first days of a month and by day, that the report of the
 * month before is ready: once for each account and month, and only if something is known of a person of the plan in
 * that month. May be repeated, also by two processes at once.
 */
export async function tellOfReports(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  if (![-FURTHEST, FURTHEST].some((away) => later(now, away).getUTCDate() <= TOLD_DAYS)) return;
  // Wide enough for the month before on every clock; each plan is then compared on the clock of its account.
  const span = { from: later(now, -40 * DAY), until: now };
  let page: PlanThatRan[];
  let after: string | null = null;
  do {
    page = await plansThatRan(ctx, { planIds: PLANS_WITH_REPORT, ...span, after, limit: AT_ONCE });
    for (const plan of page) await tellOwner(ctx, plan, now);
    after = page.at(-1)?.id ?? null;
  } while (page.length === AT_ONCE);
}

async function tellOwner(
  ctx: Context,
  { accountId, startsAt, endsAt, personIds }: PlanThatRan,
  now: Date,
): Promise<void> {
  const contact = await contactOf(ctx, accountId);
  if (contact === undefined) return;
  const zone = timeZoneOf(contact.country);
  const { day, time } = wallClock(now, zone);
  if (Number(day.slice(8)) > TOLD_DAYS || time < DECENT.from || time >= DECENT.until) return;
  const month = monthBefore(day.slice(0, 7));
  const { from, until } = spanOf(month, zone);
  if (startsAt >= until || endsAt <= from) return;
  if (!(await isAnythingKnown(ctx, { accountId, personIds, month, zone }))) return;
  await sendNotice(ctx, {
    to: { accountId },
    template: 'month-report',
    values: { link: `${publicAddress(ctx)}/more/health` },
    key: `month-report:${accountId}:${month}`,
    validUntil: later(now, OF_USE),
  });
}

interface Sought extends Pick<PlanThatRan, 'accountId' | 'personIds'> {
  readonly month: string;
  readonly zone: string;
}

/** Returns whether something is known of a month of somebody who shares a plan and is still in care of its payer. */
async function isAnythingKnown(ctx: Context, { accountId, personIds, month, zone }: Sought): Promise<boolean> {
  const standing = new Set([accountId, ...(await membersOf(ctx, accountId)).map(({ id }) => id)]);
  for (const personId of personIds.filter((id) => standing.has(id))) {
    const memberId = personId === accountId ? null : personId;
    const subject = { personId, patientId: accountId, memberId, zone, doctorId: null };
    if ((await monthsOf(ctx, subject, MONTHS_TOLD)).includes(month)) return true;
  }
  return false;
}
