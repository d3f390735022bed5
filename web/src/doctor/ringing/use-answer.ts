import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOfTheDay } from '../../api/doctor-day.ts';
import { acceptAsDoctor, doctorEmergenciesQuery } from '../../api/emergencies.ts';
import type { DoctorEmergencyBody } from '../../api/emergencies.ts';
import { setAnswer } from '../../api/query.ts';

/** Accepts an emergency and shows the answer, which may be that another doctor was first. Safe to repeat. */
export function useAnswer(onAnswered?: (answered: DoctorEmergencyBody) => void) {
  const client = useQueryClient();
  const { queryKey } = doctorEmergenciesQuery();
  return useMutation({
    mutationFn: (bookingId: string) => acceptAsDoctor(bookingId),
    onSuccess: async (answered) => {
      await setAnswer(client, queryKey, (known: DoctorEmergencyBody[] = []) =>
        known.map((one) => (one.booking_id === answered.booking_id ? answered : one)),
      );
      onAnswered?.(answered);
      await client.invalidateQueries({ predicate: (query) => isOfTheDay(query.queryKey) });
    },
  });
}
