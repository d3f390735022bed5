import type { DoctorList } from '../../api/doctor-day.ts';

export const LISTS: readonly DoctorList[] = ['upcoming', 'completed', 'cancelled'];

/** The list that an address asks for; "upcoming" for any unknown value. */
export function listOf(search: URLSearchParams): DoctorList {
  return LISTS.find((list) => list === search.get('list')) ?? 'upcoming';
}
