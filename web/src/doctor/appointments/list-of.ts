import type { DoctorList } from '../../api/doctor-day.ts';

export const LISTS: readonly DoctorList[] = ['upcoming', 'completed', 'cancelled'];

/** Which list of appointments an address asks for; what comes for every other word. */
export function listOf(search: URLSearchParams): DoctorList {
  return LISTS.find((list) => list === search.get('list')) ?? 'upcoming';
}
