import type { CountryCode } from '@tabibu/contract/countries';
import type { ListedWithdrawalBody, WithdrawalPageBody } from '@tabibu/contract/payment-desk';
import type { Period, WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { countCompleted } from '../bookings/index.ts';
import { newestCaseIds } from '../cases/index.ts';
import { doctorNames, doctorsSought } from '../doctors/index.ts';
import { countWithdrawals, earnedBy, findWithdrawals, walkWithdrawals } from '../earnings/index.ts';
import type { FoundWithdrawal } from '../earnings/index.ts';
import { payoutsOf, subjectsNumbered } from '../payouts/index.ts';
import type { PayoutRow } from '../payouts/index.ts';
import { beginOf } from '../../platform/find-period.ts';

const PAGE_SIZE = 10;

export interface WithdrawalFilter {
  readonly q?: string | undefined;
  readonly status?: 'all' | WithdrawalStatus | undefined;
  readonly country?: CountryCode | undefined;
  readonly period?: Period | undefined;
}

/**
 * Returns a page of the requests that the filter finds, newest first (ADM-PAY-01…05). A page behind the last one gives
 * the last one. Writes to the audit log whose requests were read.
 */
export async function listWithdrawals(
  ctx: Context,
  { page: wanted = 1, ...filter }: WithdrawalFilter & { page?: number | undefined },
): Promise<WithdrawalPageBody> {
  const criteria = await criteriaOf(ctx, filter);
  const { count: total, isMore } = await countWithdrawals(ctx, criteria);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await findWithdrawals(ctx, {
    ...criteria,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  await auditReading(ctx, {
    action: 'payment-desk.list-withdrawals',
    readings: rows.map(({ id: objectId, accountId: personId }) => ({ personId, object: 'payment', objectId })),
  });
  return { withdrawals: await describe(ctx, rows), total, is_more: isMore, page, pages, page_size: PAGE_SIZE };
}

/** Yields all requests that the filter finds, newest first, some at a time. Does not audit the reading. */
export async function* walkListed(
  ctx: Context,
  filter: WithdrawalFilter,
): AsyncGenerator<{ found: readonly FoundWithdrawal[]; listed: ListedWithdrawalBody[] }> {
  for await (const found of walkWithdrawals(ctx, await criteriaOf(ctx, filter)))
    yield { found, listed: await describe(ctx, found) };
}

async function criteriaOf(ctx: Context, { q = '', status = 'all', country, period = 'month' }: WithdrawalFilter) {
  const search = q.trim();
  return {
    doctors:
      search === '' && country === undefined
        ? null
        : { ...doctorsSought({ search, country }), ids: await paidAs(ctx, search) },
    statuses: status === 'all' ? null : [status],
    since: beginOf(period, ctx),
  };
}

/** Returns the requests that were paid out with this number, the network's or our own. */
async function paidAs(ctx: Context, typed: string): Promise<string[]> {
  return typed === '' ? [] : subjectsNumbered(ctx, 'withdrawal', typed);
}

async function describe(ctx: Context, rows: readonly FoundWithdrawal[]): Promise<ListedWithdrawalBody[]> {
  const doctorIds = [...new Set(rows.map(({ doctorId }) => doctorId))];
  const names = await doctorNames(ctx, doctorIds);
  const calls = await countCompleted(ctx, doctorIds);
  const earned = await earnedBy(ctx, rows);
  const ids = rows.map(({ id }) => id);
  const cases = await newestCaseIds(ctx, 'withdrawal', ids);
  const payouts = await payoutsOf(ctx, 'withdrawal', ids);
  return rows.map(({ id, doctorId, money: amount, askedAt, status }, place) => ({
    id,
    doctor: names.get(doctorId)?.fullName ?? '',
    country: names.get(doctorId)?.country ?? null,
    amount,
    total_earnings: earned[place]!,
    total_calls: calls.get(doctorId) ?? 0,
    asked_at: askedAt.toISOString(),
    status,
    case_id: cases.get(id) ?? null,
    payout: paidOut(payouts.get(id)),
  }));
}

/** Returns how a request was paid out; null if it was not. */
function paidOut(payout: PayoutRow | undefined): ListedWithdrawalBody['payout'] {
  if (payout === undefined || payout.paid_at === null) return null;
  const { id: number, transaction_number: transaction, paid_at: paidAt } = payout;
  return { number, transaction_number: transaction ?? '', paid_at: paidAt.toISOString() };
}
