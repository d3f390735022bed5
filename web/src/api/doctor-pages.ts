import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { DataOf } from '@tabibu/contract/api-calls';
import type { Answer } from './client.ts';
import { doctorsPath, searchOf } from './public/doctors.ts';
import type { DoctorFilter } from './public/doctors.ts';
import { PAGES, apiQuery } from './query.ts';

type DoctorPage = Answer<DataOf<'GET /api/doctors'>>;

/** Infinite query of doctors. The `Link` header of each page names the next one. */
export const doctorPagesQuery = (wish: DoctorFilter) =>
  infiniteQueryOptions<DoctorPage, Error, InfiniteData<DoctorPage, string>, readonly string[], string>({
    queryKey: [PAGES, doctorsPath(wish)],
    initialPageParam: doctorsPath(wish),
    getNextPageParam: (last) => nextPage(last.link),
    staleTime: 30_000,
  });

/** Query of other searches to offer when this search found no doctor. */
export const suggestionsQuery = (wish: DoctorFilter) =>
  apiQuery('GET /api/doctor-suggestions', 30_000, { query: searchOf({ ...wish, cursor: '' }) });

/** Returns the path of the next page from a `Link` header, or null after the last page. */
export function nextPage(link: string | null | undefined): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null;
}

/** Returns the ids of the complaints by which the server chose the doctors, from a `Link` header. */
export function topicsOf(link: string | null | undefined): string[] {
  return [...(link ?? '').matchAll(/rel="related"; title="([a-z]+)"/g)].map(([, topic]) => topic ?? '');
}
