import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorCardBody, DoctorSearchInput } from '@tabibu/contract/doctors';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { resolveCountry } from '../fees/index.ts';
import { correctWords } from './correct-words.ts';
import { keyOf, planSearch } from './search-store.ts';
import type { FoundRow } from './search-store.ts';
import { findKept, keepAnswer, readMoment } from './reuse-answer.ts';
import type { Kept } from './reuse-answer.ts';
import { chooseSpecialties, foldMeanings } from './rules.ts';
import { priceCountry, priceListFor, toCard, writeCards } from './show-card.ts';
import type { PriceList } from './show-card.ts';
import { readCursor, writeCursor } from './turn-page.ts';

export interface DoctorList {
  readonly cards: DoctorCardBody[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

/** The rows of a page with what their cards are made from. */
interface Found {
  readonly rows: readonly FoundRow[];
  readonly next: string | undefined;
  readonly prices: PriceList;
  readonly now: Date;
}

/**
 * One page of verified doctors that satisfy every filter (PAT-SRCH, C45–C50, C100). A country that is coming soon has none.
 * `soonest` lists only doctors with a known free time ahead.
 */
export async function listDoctors(ctx: Context, search: DoctorSearchInput): Promise<DoctorList> {
  const found = await findPage(ctx, search);
  if (found === undefined) return { cards: [], next: undefined };
  return { cards: found.rows.map((row) => toCard(row, found.prices, found.now)), next: found.next };
}

/** Undefined when nobody can match. */
async function findPage(ctx: Context, search: DoctorSearchInput): Promise<Found | undefined> {
  const country = resolveCountry(ctx, search.country);
  const after = search.cursor === undefined ? undefined : readCursor(search.sort, search.cursor);
  const wished = chooseSpecialties(search);
  if (countryOf(country).status !== 'live' || wished.specialties?.length === 0) return undefined;
  const text = search.q?.trim() ?? '';
  const typed = text === '' ? [] : await correctWords(ctx, country, text);
  if (typed === null) return undefined;
  const { choice, rest } = foldMeanings(wished, typed);
  if (choice.specialties?.length === 0) return undefined;

  const now = ctx.clock.now();
  const plan = planSearch({
    country, ...choice, meanings: rest, after, now,
    leastRating: search.rating === 'all' ? undefined : Number(search.rating),
    callType: search.call_type === 'all' ? undefined : search.call_type,
    order: search.sort,
    limit: search.limit + 1,
  });
  const [rows, prices] = await Promise.all([ctx.db.many<FoundRow>(plan.statement, plan.values), priceListFor(ctx, country)]);
  const shown = rows.slice(0, search.limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    prices,
    now,
    next: rows.length > search.limit && last !== undefined ? writeCursor(search.sort, keyOf(search.sort, last)) : undefined,
  };
}

/** The list as the printed call answers it: a bare array, the next page in the Link header. Visitors may get a kept answer. */
export async function answerList(ctx: Context, given: DoctorSearchInput): Promise<Answer<DoctorCardBody[]> | Answer<string>> {
  const search = { ...given, country: resolveCountry(ctx, given.country) };
  if (ctx.actor.kind !== 'nobody') {
    const { cards, next } = await listDoctors(ctx, search);
    return answer(cards, { headers: linkTo(search, next) });
  }
  const key = keyOfAnswer(ctx, search);
  const kept = findKept(ctx, key) ?? await answerAfresh(ctx, search, key);
  return answer(kept.body, { ready: true, headers: linkTo(search, kept.next) });
}

async function answerAfresh(ctx: Context, search: SearchIn, key: string): Promise<Kept> {
  const moment = readMoment(ctx);
  const found = await findPage(ctx, search);
  const kept = found === undefined ? NOBODY : writePage(found);
  keepAnswer(ctx, key, moment, kept);
  return kept;
}

const NOBODY: Kept = { body: '[]', next: undefined, doctors: [], goodUntil: undefined };

function writePage({ rows, prices, now, next }: Found): Kept {
  let goodUntil: Date | undefined;
  for (const { next_free_at: at } of rows) if (at !== null && at > now && (goodUntil === undefined || at < goodUntil)) goodUntil = at;
  return { body: writeCards(rows, prices, now), next, doctors: rows.map(({ id }) => id), goodUntil };
}

type SearchIn = DoctorSearchInput & { readonly country: CountryCode };

function keyOfAnswer(ctx: Context, search: SearchIn): string {
  const { country, q, specialty, problem, rating, call_type, type, sort, cursor, limit } = search;
  return JSON.stringify([country, priceCountry(ctx, country), q, specialty, problem, rating, call_type, type, sort, cursor, limit]);
}

function linkTo(search: SearchIn, next: string | undefined): Record<string, string> {
  if (next === undefined) return {};
  const wish = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, cursor: next })) if (value !== undefined) wish.set(name, String(value));
  return { link: `</api/doctors?${wish}>; rel="next"` };
}
