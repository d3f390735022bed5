import type { ComplaintTopic } from '@tabibu/contract/complaint-words';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorCardBody, DoctorSearchInput } from '@tabibu/contract/doctors';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { interpretSearch } from './interpret-search.ts';
import type { SearchIntent } from './interpret-search.ts';
import { problemOf, specialtiesFor } from './parse-complaints.ts';
import { keyOf, planSearch } from './search-store.ts';
import type { FoundRow, Search } from './search-store.ts';
import { findCachedAnswer, cacheAnswer, readMoment } from './cache-answer.ts';
import type { CachedAnswer } from './cache-answer.ts';
import { chooseSpecialties, foldMeanings } from './rules.ts';
import type { Meaning, SpecialtyChoice } from './rules.ts';
import { recentSpecialties } from './read-specialties.ts';
import type { Specialties } from './read-specialties.ts';
import { priceCountry, priceListFor, toCard } from './show-card.ts';
import type { PriceList } from './show-card.ts';
import { readCursor, writeCursor } from './turn-page.ts';

export interface DoctorList {
  readonly cards: DoctorCardBody[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** The complaints in the typed text by which the doctors were chosen. */
  readonly topics: readonly ComplaintTopic[];
}

/** The rows of a page, with all that is needed to make their cards. */
interface Found {
  readonly rows: readonly FoundRow[];
  readonly next: string | undefined;
  readonly topics: readonly ComplaintTopic[];
  readonly prices: PriceList;
  readonly now: Date;
}

/** Limits that callers inside the server add to the query of the address. */
interface Narrowing {
  /** A spoken language, in its own name. */
  readonly speaks?: string;
  /** Lists only doctors who treat the complaint itself, and no general doctors instead. */
  readonly strict?: boolean;
}

/**
 * Returns one page of verified doctors that match every filter (PAT-SRCH, C45–C50, C100). A country that is coming soon
 * has none. `soonest` lists only doctors with a free time. Where no doctor treats the complaint in the text, general
 * doctors are listed.
 */
export async function listDoctors(
  ctx: Context,
  search: DoctorSearchInput,
  narrowing: Narrowing = {},
): Promise<DoctorList> {
  const found = await findPage(ctx, search, narrowing);
  if (found === undefined) return { cards: [], next: undefined, topics: [] };
  return {
    cards: found.rows.map((row) => toCard(row, found.prices, found.now)),
    next: found.next,
    topics: found.topics,
  };
}

const ANYBODY: SearchIntent = { meanings: [], topics: [] };
/** Returns undefined when no doctor can match. */
async function findPage(
  ctx: Context,
  search: DoctorSearchInput,
  { speaks, strict = false }: Narrowing = {},
): Promise<Found | undefined> {
  const country = search.country ?? ctx.country;
  const after = search.cursor === undefined ? undefined : readCursor(search.sort, search.cursor);
  const known = await recentSpecialties(ctx);
  const wished = chooseSpecialties(known, search);
  if (countryOf(country).status !== 'live' || wished.specialties?.length === 0) return undefined;
  const text = search.q?.trim() ?? '';
  const understood =
    text === '' ? ANYBODY : await interpretSearch(ctx, known, { country, text, namesOnly: search.as === 'name' });
  if (understood === undefined) return undefined;

  const now = ctx.clock.now();
  const { topics, meanings } = understood;
  const filters: Omit<Search, 'specialties' | 'doctorType' | 'meanings'> = {
    country,
    after,
    now,
    speaks,
    leastRating: search.rating === 'all' ? undefined : Number(search.rating),
    callType: search.call_type === 'all' ? undefined : search.call_type,
    order: search.sort,
    limit: search.limit + 1,
  };
  const [rows, prices] = await Promise.all([
    findRows(ctx, known, filters, wished, meanings),
    priceListFor(ctx, country),
  ]);
  // Other words in the text may have excluded every doctor. Then the complaint alone decides, and after it general
  // doctors are listed. A user who chose a specialty or a problem gets those doctors and no others.
  const chosen = wished.specialties !== undefined;
  const stands = topics.length > 0 && !strict && !chosen;
  // General doctors treat every complaint.
  for (const specialties of stands ? [specialtiesFor(known, topics), specialtiesFor(known, ['everyday'])] : []) {
    if (rows.length === 0)
      rows.push(...(await findRows(ctx, known, filters, wished, [{ specialties, names: [], beginning: undefined }])));
  }
  const shown = rows.slice(0, search.limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    topics,
    prices,
    now,
    next:
      rows.length > search.limit && last !== undefined ? writeCursor(search.sort, keyOf(search.sort, last)) : undefined,
  };
}

async function findRows(
  ctx: Context,
  known: Specialties,
  filters: Omit<Search, 'specialties' | 'doctorType' | 'meanings'>,
  wished: SpecialtyChoice,
  meant: readonly Meaning[],
): Promise<FoundRow[]> {
  const { choice, rest } = foldMeanings(known, wished, meant);
  if (choice.specialties?.length === 0) return [];
  const plan = planSearch({ ...filters, ...choice, meanings: rest });
  return ctx.db.many(plan.statement, plan.values);
}

/**
 * Answers `GET /api/doctors`: a bare array, with the next page in the Link header. Visitors without a session may get a
 * cached answer.
 */
export async function answerList(
  ctx: Context,
  given: DoctorSearchInput,
): Promise<Answer<DoctorCardBody[]> | Answer<string>> {
  const search = { ...given, country: given.country ?? ctx.country };
  if (ctx.actor.kind !== 'nobody') {
    const { cards, next, topics } = await listDoctors(ctx, search);
    return answer(cards, { headers: linksTo(search, next, topics) });
  }
  const key = keyOfAnswer(ctx, search);
  const kept = findCachedAnswer(ctx, key) ?? (await answerAfresh(ctx, search, key));
  return answer(kept.body, { ready: true, headers: linksTo(search, kept.next, kept.topics) });
}

async function answerAfresh(ctx: Context, search: SearchInCountry, key: string): Promise<CachedAnswer> {
  const moment = readMoment(ctx);
  const found = await findPage(ctx, search);
  const kept = found === undefined ? NOBODY : writePage(found);
  cacheAnswer(ctx, key, moment, kept);
  return kept;
}

const NOBODY: CachedAnswer = { body: '[]', next: undefined, topics: [], doctors: [], goodUntil: undefined };

function writePage({ rows, prices, now, next, topics }: Found): CachedAnswer {
  let goodUntil: Date | undefined;
  for (const { next_free_at: at } of rows)
    if (at !== null && at > now && (goodUntil === undefined || at < goodUntil)) goodUntil = at;
  return {
    body: JSON.stringify(rows.map((row) => toCard(row, prices, now))),
    next,
    topics,
    doctors: rows.map(({ id }) => id),
    goodUntil,
  };
}

type SearchInCountry = DoctorSearchInput & { readonly country: CountryCode };

function keyOfAnswer(ctx: Context, search: SearchInCountry): string {
  const { country, q, as, specialty, problem, rating, call_type, type, sort, cursor, limit } = search;
  return JSON.stringify([
    country,
    priceCountry(ctx, country),
    q,
    as,
    specialty,
    problem,
    rating,
    call_type,
    type,
    sort,
    cursor,
    limit,
  ]);
}

/**
 * Returns the Link header: the next page, and for each complaint by which doctors were chosen the search for its health
 * problem.
 */
function linksTo(
  search: SearchInCountry,
  next: string | undefined,
  topics: readonly ComplaintTopic[],
): Record<string, string> {
  const links = topics.map(
    (topic) => `</api/doctors?country=${search.country}&problem=${problemOf(topic)}>; rel="related"; title="${topic}"`,
  );
  if (next !== undefined) {
    const wish = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...search, cursor: next }))
      if (value !== undefined) wish.set(name, String(value));
    links.unshift(`</api/doctors?${wish}>; rel="next"`);
  }
  return links.length === 0 ? {} : { link: links.join(', ') };
}
