import type { CountryCode } from '@tabibu/contract/countries';
import type { Period } from '@tabibu/contract/payment-desk-words';
import type { SubscriptionStatus } from '@tabibu/contract/subscription-words';
import type { Context } from '../../platform/context.ts';
import { beginOf } from '../../platform/find-period.ts';
import { findPeopleIds } from '../identity/index.ts';
import { soughtPayments } from '../payments/index.ts';
import { readCode } from './rules.ts';
import type { Criteria } from './store.ts';

/** How many rows a page has. */
export const PAGE_SIZE = 25;
/** How many rows a table for download has at most. */
export const MOST_EXPORTED = 10_000;

/** How many people with such a name are looked through. */
const MOST_PEOPLE = 10_000;

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
): Promise<Criteria> {
  const search = q.trim();
  return {
    accountIds: search === '' ? null : await ownersSought(ctx, search),
    code: search === '' ? null : readCode(search),
    country: country ?? null,
    since: beginOf(period, ctx),
    active: status === undefined ? null : status === 'active',
    now: ctx.clock.now(),
  };
}

/** Returns whom a search means: by name or number, or by a payment of theirs. */
async function ownersSought(ctx: Context, search: string): Promise<string[]> {
  const payers = (await soughtPayments(ctx, search, MOST_PEOPLE)).map(({ payerId }) => payerId);
  return [...new Set([...(await findPeopleIds(ctx, search, MOST_PEOPLE)), ...payers])];
}

/** Whether more people fit a search than are looked through, so that rows may be missing. */
export function isCut({ accountIds }: Criteria): boolean {
  return accountIds !== null && accountIds.length >= MOST_PEOPLE;
}

/** Returns which page of so many rows is shown: the last one if the wanted one is behind it. */
export function placeOf(total: number, wanted: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}
