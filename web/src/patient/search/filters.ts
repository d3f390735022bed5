import { findCountry } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import type { DoctorWish } from '../../api/doctors.ts';

/** What the search page is asked for. It lives in the address, so Back works and a search can be sent to somebody. */
export interface Filters {
  readonly country: CountryCode;
  readonly q: string;
  readonly specialty: string;
  readonly problem: readonly string[];
  readonly rating: 'all' | '5' | '4' | '3';
  readonly call_type: 'all' | 'phone' | 'video';
  readonly sort: 'rating' | 'name' | 'soonest';
  /** Where a page begins that was opened without script. */
  readonly cursor: string;
}

export const RATINGS = ['all', '5', '4', '3'] as const;
export const CALL_TYPES = ['all', 'phone', 'video'] as const;
export const SORTS = ['rating', 'name', 'soonest'] as const;

const problemIds = new Set<string>(HEALTH_PROBLEMS.map((problem) => problem.id));
const specialtyIds = new Set<string>(SPECIALTIES.map((specialty) => specialty.id));

/** Reads the filters of an address; a value that does not exist counts as not given. `home` is the visitor's own country. */
export function readFilters(search: URLSearchParams, home: Country): Filters {
  const problems = search.getAll('problem').flatMap((text) => text.split(','));
  return {
    country: findCountry(search.get('country') ?? '')?.code ?? home.code,
    q: (search.get('q') ?? '').trim().slice(0, 80),
    specialty: specialtyIds.has(search.get('specialty') ?? '') ? (search.get('specialty') ?? '') : '',
    problem: [...new Set(problems)].filter((id) => problemIds.has(id)),
    rating: oneOf(RATINGS, search.get('rating')),
    call_type: oneOf(CALL_TYPES, search.get('call_type')),
    sort: oneOf(SORTS, search.get('sort')),
    cursor: search.get('cursor') ?? '',
  };
}

/** The address of filters: only what differs from an untouched page. */
export function addressOf(filters: Filters, home: Country): string {
  const query = new URLSearchParams();
  const members: readonly [string, string, string][] = [
    ['country', filters.country, home.code],
    ['q', filters.q, ''],
    ['specialty', filters.specialty, ''],
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

/** The call of the API that answers these filters. */
export function wishOf(filters: Filters, limit: number): DoctorWish {
  return { ...filters, limit };
}

/** True when something besides country and order was chosen. */
export function isFiltered(filters: Filters): boolean {
  return filters.q !== '' || filters.specialty !== '' || filters.problem.length > 0 || filters.rating !== 'all' || filters.call_type !== 'all' || filters.sort !== 'rating';
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]] | readonly Choice[], given: string | null): Choice {
  return choices.find((choice) => choice === given) ?? (choices[0]);
}
