import { useQuery } from '@tanstack/react-query';
import { visitMarksQuery } from '../../api/records.ts';
import type { VisitMarkBody } from '../../api/records.ts';

/** What is written of these appointments, by their ids; empty while that is not known. */
export function useVisitMarks(appointments: readonly { readonly id: string }[]): ReadonlyMap<string, VisitMarkBody> {
  const ids = appointments.map(({ id }) => id);
  const { data } = useQuery({ ...visitMarksQuery(ids), enabled: ids.length > 0 });
  return new Map((data ?? []).map((mark) => [mark.booking_id, mark]));
}
