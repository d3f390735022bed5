import { findCountry } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import type { HealthProblemId } from '@tabibu/contract/health-problem-ids';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import { specialtiesIn } from '../../shell/use-specialties.ts';
import type { DoctorFilter } from '../../api/public/doctors.ts';

/** The filters of the doctor search. They are stored in the address, so "back" works and a search can be shared. */
export interface Filters {
  readonly country: CountryCode;
  readonly q: string;
  /** `name`: the text is searched as a name, even if it is the name of a complaint. */
  readonly as: 'all' | 'name';
  readonly specialty: string;
  /** The doctors whom a plan pays for, from the page of the plan. */
  readonly type: 'all' | 'general' | 'specialist';
  readonly problem: readonly HealthProblemId[];
  readonly rating: 'all' | '5' | '4' | '3';
  readonly call_type: 'all' | 'phone' | 'video';
  readonly sort: 'rating' | 'name' | 'soonest';
  /** The cursor of the page, when a page after the first was opened without script. */
  readonly cursor: string;
}

const AS = ['all', 'name'] as const;
const TYPES = ['all', 'general', 'specialist'] as const;
export const RATINGS = ['all', '5', '4', '3'] as const;
export const CALL_TYPES = ['all', 'phone', 'video'] as const;
export const SORTS = ['rating', 'name', 'soonest'] as const;

/**
 * Reads the filters from an address. An unknown value counts as not given. `home` is the visitor's own country, `shown`
 * what administrators changed of the specialties.
 */
export function readFilters(search: URLSearchParams, home: Country, shown?: readonly ShownSpecialty[] | null): Filters {
  const problems = search.getAll('problem').flatMap((text) => text.split(','));
  return {
    country: findCountry(search.get('country') ?? '')?.code ?? home.code,
    q: (search.get('q') ?? '').trim().slice(0, 80),
    as: oneOf(AS, search.get('as')),
    specialty: specialtiesIn(shown).find(({ id }) => id === search.get('specialty'))?.id ?? '',
    type: oneOf(TYPES, search.get('type')),
    problem: HEALTH_PROBLEM_IDS.filter((id) => problems.includes(id)),
    rating: oneOf(RATINGS, search.get('rating')),
    call_type: oneOf(CALL_TYPES, search.get('call_type')),
    sort: oneOf(SORTS, search.get('sort')),
    cursor: search.get('cursor') ?? '',
  };
}

/** The address of the search page with these filters. Values that equal the default are left out. */
export function addressOf(filters: Filters, home: Country): string {
  const query = new URLSearchParams();
  const members: readonly [string, string, string][] = [
    ['country', filters.country, home.code],
    ['q', filters.q, ''],
    ['as', filters.as, 'all'],
    ['specialty', filters.specialty, ''],
    ['type', filters.type, 'all'],
    ['problem', filters.problem.join(','), ''],
    ['rating', filters.rating, 'all'],
    ['call_type', filters.call_type, 'all'],
    ['sort', filters.sort, 'rating'],
    ['cursor', filters.cursor, ''],
  ];
  for (const [name, value, untouched] of members) {
    if (value !== untouched) query.set(name, value);
  }
  return query.size > 0 ? `/doctors?${query}` : '/doctors';
}

/** The API query for these filters. */
export function searchOf(filters: Filters, limit: number): DoctorFilter {
  return { ...filters, limit };
}

/** The same country without any filter. */
export function withoutFilters({ country }: Filters): Filters {
  return {
    country,
    q: '',
    as: 'all',
    specialty: '',
    type: 'all',
    problem: [],
    rating: 'all',
    call_type: 'all',
    sort: 'rating',
    cursor: '',
  };
}

/** True when anything besides the country and the order was chosen. */
export function isFiltered(filters: Filters): boolean {
  return (
    filters.q !== '' ||
    filters.specialty !== '' ||
    filters.type !== 'all' ||
    filters.problem.length > 0 ||
    filters.rating !== 'all' ||
    filters.call_type !== 'all' ||
    filters.sort !== 'rating'
  );
}

function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]] | readonly Choice[],
  given: string | null,
): Choice {
  return choices.find((choice) => choice === given) ?? choices[0];
}
