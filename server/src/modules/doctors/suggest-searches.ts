import { COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { DoctorSearch } from '@tabibu/contract/doctors';
import type { DoctorSearchInput, SearchSuggestionsBody } from '@tabibu/contract/doctors';
import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import type { HealthProblemId } from '@tabibu/contract/health-problem-ids';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import { complaintsNear, parseComplaints, problemOf, topicsOfWords } from './parse-complaints.ts';
import { listDoctors } from './list-doctors.ts';
import { recentSpecialties } from './read-specialties.ts';
import type { Specialties } from './read-specialties.ts';
import { MAX_NAMES, prefixEditDistance, allowedErrors, isTitle, meaningOf } from './rules.ts';
import * as store from './store.ts';

/** Doctors of another country are counted up to this number. */
const MOST_COUNTED = 20;
const MOST_SPELLINGS = 3;
const MOST_PROBLEMS = 6;
/** The most frequent problems, offered when nothing else is similar. */
const FREQUENT: readonly HealthProblemId[] = [
  'child',
  'pregnancy',
  'stomach',
  'head',
  'heart',
  'skin',
  'dental',
  'eye',
];

/**
 * Returns what else to search for after a search without a result. It may be slower than a search, because it runs only
 * then.
 */
export async function suggestSearches(ctx: Context, search: DoctorSearchInput): Promise<SearchSuggestionsBody> {
  const here = { ...search, country: search.country ?? ctx.country, cursor: undefined };
  const known = await recentSpecialties(ctx);
  const [{ spellings, near }, elsewhere, withoutFilters] = await Promise.all([
    spellAnew(ctx, known, here),
    lookElsewhere(ctx, here),
    findUnfiltered(ctx, here),
  ]);
  return {
    problems: await nearestProblems(ctx, known, here, near),
    spellings,
    without_filters: withoutFilters,
    elsewhere,
  };
}

type SearchHere = DoctorSearchInput & { readonly country: CountryCode };

async function findUnfiltered(
  ctx: Context,
  { country, q, as, rating, call_type: callType, specialty, problem, type, sort }: SearchHere,
): Promise<boolean> {
  const isFiltered =
    rating !== 'all' ||
    callType !== 'all' ||
    type !== 'all' ||
    Boolean(specialty) ||
    Boolean(problem) ||
    sort === 'soonest';
  if (!isFiltered) return false;
  return (await listDoctors(ctx, DoctorSearch.parse({ country, q, as, limit: 1 }))).cards.length > 0;
}

async function lookElsewhere(ctx: Context, search: SearchHere): Promise<SearchSuggestionsBody['elsewhere']> {
  const others = COUNTRIES.filter(({ code, status }) => status === 'live' && code !== search.country);
  const counted = await Promise.all(
    others.map(async ({ code }) => {
      const { cards, next } = await listDoctors(
        ctx,
        { ...search, country: code, limit: MOST_COUNTED },
        { speaks: LANGUAGES[ctx.language], strict: true },
      );
      return { country: code, doctors: cards.length, or_more: next !== undefined };
    }),
  );
  return counted.filter(({ doctors }) => doctors > 0).sort((one, other) => other.doctors - one.doctors);
}

interface Near {
  readonly spelling: string;
  readonly errors: number;
  readonly complaint: boolean;
}

/** Replaces each word that matches nobody by similar ones, with one typing error more than a search allows. */
async function spellAnew(
  ctx: Context,
  known: Specialties,
  { country, q = '', as }: SearchHere,
): Promise<{ spellings: string[]; near: readonly Near[] }> {
  const text = q.trim();
  if (text === '' || parseComplaints(text) !== undefined) return { spellings: [], near: [] };
  const asked = (await ctx.db.many(store.queryWords, { country, text, maxNames: MAX_NAMES })).filter(
    ({ word }) => !isTitle(word),
  );
  const words = asked.map(({ word, names, doctors, alike }) => {
    const isKnown =
      meaningOf(known, word, { names: names ?? [], doctors, alike: alike ?? [], namesOnly: as === 'name' }) !== null;
    return { word, near: isKnown ? [] : nearTo(known, word, alike ?? []) };
  });
  const near = words.flatMap((each) => each.near).sort((one, other) => one.errors - other.errors);
  const spellings = near.map(({ spelling }) =>
    words.map(({ word, near: own }) => (own.some((each) => each.spelling === spelling) ? spelling : word)).join(' '),
  );
  return { spellings: [...new Set(spellings)].slice(0, MOST_SPELLINGS), near };
}

function nearTo({ list }: Specialties, word: string, names: readonly string[]): Near[] {
  const most = allowedErrors(word) + 1;
  const written = [...names, ...list.flatMap(({ words }) => words)];
  return [
    ...written.map((spelling) => ({
      spelling,
      errors: Math.max(prefixEditDistance(word, spelling), Math.abs(word.length - spelling.length)),
      complaint: false,
    })),
    ...complaintsNear(word, most).map(({ word: spelling, errors }) => ({ spelling, errors, complaint: true })),
  ].filter(({ errors }) => errors <= most && errors < word.length - 1);
}

/**
 * Returns the problems that the text may mean, then those that share a specialty with the chosen ones, then the
 * frequent ones. Leaves out problems that no doctor here treats, and "other", which means nothing specific.
 */
async function nearestProblems(
  ctx: Context,
  known: Specialties,
  { country, q = '', problem = '' }: SearchHere,
  near: readonly Near[],
): Promise<string[]> {
  const chosen = problem.split(',');
  const shared = new Set(known.treating(HEALTH_PROBLEM_IDS.filter((id) => chosen.includes(id))));
  const heard = [
    ...(parseComplaints(q)?.topics ?? []),
    ...topicsOfWords(near.filter(({ complaint }) => complaint).map(({ spelling }) => spelling)),
  ];
  const akin = HEALTH_PROBLEM_IDS.filter((id) => known.treating([id]).some((specialty) => shared.has(specialty)));
  const staffed = new Set(
    (await ctx.db.many(store.staffed, { country, specialties: known.list.map(({ id }) => id) })).map(
      ({ specialty }) => specialty,
    ),
  );
  return [...new Set<string>([...heard.map(problemOf), ...akin, ...FREQUENT])]
    .filter(
      (id) =>
        id !== 'other' &&
        !chosen.includes(id) &&
        known.treating(HEALTH_PROBLEM_IDS.filter((each) => each === id)).some((specialty) => staffed.has(specialty)),
    )
    .slice(0, MOST_PROBLEMS);
}
