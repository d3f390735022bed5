import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorCardBody, DoctorPageBody } from '@tabibu/contract/doctors';
import type { SlotPageBody } from '@tabibu/contract/bookings';
import type { Answer } from './client.ts';
import { PAGES, apiQuery } from './query.ts';

export type { DoctorCardBody, DoctorPageBody };

/** What `GET /api/doctors` can be asked for; empty values are left out of the address. */
export interface DoctorWish {
  country: CountryCode;
  q?: string | undefined;
  specialty?: string | undefined;
  /** Health problem ids. */
  problem?: readonly string[] | undefined;
  rating?: string | undefined;
  call_type?: string | undefined;
  type?: string | undefined;
  sort?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The address of a doctor search. Members always in the same order, so that the same wish is the same cache entry. */
export function doctorsPath(wish: DoctorWish): string {
  const query = new URLSearchParams({ country: wish.country });
  const members = [
    ['q', wish.q?.trim()], ['specialty', wish.specialty], ['problem', wish.problem?.join(',')], ['rating', wish.rating],
    ['call_type', wish.call_type], ['type', wish.type], ['sort', wish.sort], ['cursor', wish.cursor], ['limit', wish.limit?.toString()],
  ] as const;
  for (const [name, value] of members) {
    if (value && value !== 'all') query.set(name, value);
  }
  return `/api/doctors?${query}`;
}

/** One page of doctors. */
export const doctorsQuery = (wish: DoctorWish) => apiQuery<DoctorCardBody[]>(doctorsPath(wish));

/** Doctors page after page, as the `Link` header names the next one. */
export const doctorPagesQuery = (wish: DoctorWish) =>
  infiniteQueryOptions<Answer<DoctorCardBody[]>, Error, InfiniteData<Answer<DoctorCardBody[]>, string>, readonly string[], string>({
    queryKey: [PAGES, doctorsPath(wish)],
    initialPageParam: doctorsPath(wish),
    getNextPageParam: (last) => last.next,
    staleTime: 30_000,
  });

/** One doctor with biography, priced for the visitor's country. */
export const doctorQuery = (id: string, country: CountryCode) =>
  apiQuery<DoctorPageBody>(`/api/doctors/${encodeURIComponent(id)}?country=${country}`);

/** The free half hours of the coming days, in the visitor's time. */
export const freeSlotsQuery = (id: string, country: CountryCode, days: number) =>
  apiQuery<SlotPageBody>(`/api/doctors/${encodeURIComponent(id)}/slots?country=${country}&days=${days}`, 15_000);
