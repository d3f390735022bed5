import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import type { DoctorEmergencyBody } from '../../api/emergencies.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { byDeadline, isOpen } from './order.ts';
import { useDismissedEmergencies, useSeenEmergencies } from './put-off.ts';

/** In milliseconds, for browsers that receive no live events; polls also in a background tab. */
const POLL = 15_000;

interface DoctorEmergencies {
  /** All of the last two hours. */
  readonly all: readonly DoctorEmergencyBody[];
  /** Those that wait for this doctor's answer, the next deadline first. */
  readonly calling: readonly DoctorEmergencyBody[];
  /** How many still wait for a doctor although this one answered "not now". */
  readonly later: number;
}

/** The emergencies that the signed-in doctor was alerted to, kept up to date. */
export function useEmergencies(): DoctorEmergencies {
  const client = useQueryClient();
  const { data = [] } = useQuery({
    ...doctorEmergenciesQuery(),
    refetchInterval: ({ state }) => (isNotInService(state.error) ? false : POLL),
    refetchIntervalInBackground: true,
  });
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'emergency') void client.invalidateQueries({ queryKey: doctorEmergenciesQuery().queryKey });
  });
  const [putOff] = useDismissedEmergencies();
  const [, remember] = useSeenEmergencies();
  const open = data.filter(isOpen);
  const openIds = open.map(({ booking_id: id }) => id).join(' ');
  useEffect(() => {
    if (openIds) remember(openIds.split(' '));
  }, [openIds, remember]);
  const calling = byDeadline(open.filter(({ booking_id: id }) => !putOff.includes(id)));
  return { all: data, calling, later: open.length - calling.length };
}

/** True for somebody who does not practise (yet): the server has nothing that could ring. */
function isNotInService(error: unknown): boolean {
  return isProblem<'GET /api/doctor/emergencies'>(error, 'not-found');
}
