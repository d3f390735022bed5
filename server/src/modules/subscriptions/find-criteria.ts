import type { CountryCode } from '@tabibu/contract/countries';
import type { Period } from '@tabibu/contract/payment-desk-words';
import type { SubscriptionStatus } from '@tabibu/contract/subscription-words';
import type { Context } from '../../platform/context.ts';
import { beginOf } from '../../platform/find-period.ts';
import { matchPeople } from '../identity/index.ts';
import { readCode } from './rules.ts';
import * as store from './store.ts';

/** How many rows a page has. */
export const PAGE_SIZE = 25;
/** How many rows a table for download has at most. */
export const MOST_EXPORTED = 10_000;

export interface ListFilter {
  readonly q?: string | undefined;
  readonly country?: CountryCode | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly period?: Period | undefined;
}

/** Returns what a filter of one of the two lists means for its statements. */
export async function findCriteria(
  ctx: Context,
  { q = '', country, status, period = 'all' }: ListFilter,
): Promise<store.Criteria> {
  const search = q.trim();
  const owners = search === '' ? [] : await ctx.db.many(store.owners);
  const accountIds = owners.map((row) => row.account_id);
  return {
    accountIds: search === '' ? null : await matchPeople(ctx, { search, accountIds }),
    code: search === '' ? null : readCode(search),
    country: country ?? null,
    since: beginOf(period, ctx),
    active: status === undefined ? null : status === 'active',
    now: ctx.clock.now(),
  };
}

/** Returns which page of so many rows is shown: the last one if the wanted one is behind it. */
export function placeOf(total: number, wanted: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}
