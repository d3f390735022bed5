import type { CountryCode } from '@tabibu/contract/countries';
import type { QueryOf } from '@tabibu/contract/api-calls';
import type { DoctorCardBody, DoctorPageBody } from '@tabibu/contract/doctors';
import { addressOf } from '../address.ts';
import { apiQuery } from '../query.ts';

export type { DoctorCardBody, DoctorPageBody };

type DoctorSearch = QueryOf<'GET /api/doctors'>;

/** The filters of a doctor search. */
export type DoctorFilter = Omit<DoctorSearch, 'country' | 'problem'> & {
  readonly country: CountryCode;
  /** Health problem ids. */
  readonly problem?: readonly string[];
};

/** The query parameters in a fixed order, so that the same search always has the same cache key. */
const ORDER = [
  'country',
  'q',
  'as',
  'specialty',
  'problem',
  'rating',
  'call_type',
  'type',
  'sort',
  'cursor',
  'limit',
] as const satisfies readonly (keyof DoctorSearch)[];

/** Returns the query of a doctor search. Leaves out `all`, which is the server's default. */
export function searchOf(filter: DoctorFilter): DoctorSearch {
  const search: DoctorSearch = { ...filter, q: filter.q?.trim(), problem: filter.problem?.join(',') };
  return Object.fromEntries(ORDER.map((name) => [name, search[name] === 'all' ? undefined : search[name]]));
}

/** Returns the address of a doctor search. */
export function doctorsPath(filter: DoctorFilter): string {
  return addressOf('GET /api/doctors', { query: searchOf(filter) });
}

/** Query of one page of doctors. */
export const doctorsQuery = (filter: DoctorFilter) => apiQuery('GET /api/doctors', 30_000, { query: searchOf(filter) });

/** Query of one doctor with biography and the prices of the visitor's country. */
export const doctorQuery = (id: string, country: CountryCode) =>
  apiQuery('GET /api/doctors/:doctor_id', 30_000, { params: { doctor_id: id }, query: { country } });

/** Query of a doctor's free slots of the coming `days`, in the time zone of the visitor's country. */
export const freeSlotsQuery = (id: string, country: CountryCode, days: number) =>
  apiQuery('GET /api/doctors/:doctor_id/slots', 15_000, { params: { doctor_id: id }, query: { country, days } });
