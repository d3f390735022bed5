import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isOfTheDay } from '../../api/doctor-day.ts';
import { NOTIFICATIONS } from '../../api/notifications.ts';
import { useLiveEvents } from '../../shell/live-events.ts';

/** Several changes of one moment are asked for once. */
const PAUSE = 200;

/** What the doctor sees of the day and of the notifications is asked for again as soon as something in it changes. */
export function useLiveDay(): void {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'notification') void client.invalidateQueries(NOTIFICATIONS);
    if (kind !== 'day') return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void client.invalidateQueries({ predicate: ({ queryKey }) => isOfTheDay(queryKey) }), PAUSE);
  });
}
