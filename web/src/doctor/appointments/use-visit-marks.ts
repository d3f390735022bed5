import { useQuery } from '@tanstack/react-query';
import { visitMarksQuery } from '../../api/records.ts';
import type { VisitMarkBody } from '../../api/records.ts';

/** Which documents exist for these appointments, by booking id. Empty until that is loaded. */
export function useVisitMarks(appointments: readonly { readonly id: string }[]): ReadonlyMap<string, VisitMarkBody> {
  const ids = appointments.map(({ id }) => id);
  const { data } = useQuery({ ...visitMarksQuery(ids), enabled: ids.length > 0 });
  return new Map((data ?? []).map((mark) => [mark.booking_id, mark]));
}
