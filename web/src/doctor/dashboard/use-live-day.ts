import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isOfTheDay } from '../../api/doctor-day.ts';
import { NOTIFICATIONS } from '../../api/notifications.ts';
import { useLiveEvents } from '../../shell/live-events.ts';

/** In milliseconds: the reload waits until no further event has arrived for this time. */
const PAUSE = 200;

/** Reloads the doctor's appointments and notifications when a live event says that they have changed. */
export function useLiveDay(): void {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'notification') void client.invalidateQueries(NOTIFICATIONS);
    if (kind !== 'day') return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () => void client.invalidateQueries({ predicate: ({ queryKey }) => isOfTheDay(queryKey) }),
      PAUSE,
    );
  });
}
