import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { ME } from '../../shell/session.tsx';

/**
 * Notices on a doctor's page that the session is over: a question or an act was refused for it, or the server said so. Who is signed in is
 * then asked again, and `DoctorOnly` draws what follows from the answer. A form that was not saved says so itself and stays.
 */
export function useSessionWatch(isSignedIn: boolean): void {
  const client = useQueryClient();
  useLiveEvents(isSignedIn, ({ kind }) => {
    if (kind === 'signed-out') void client.invalidateQueries({ queryKey: ME.queryKey });
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const look = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error') return;
      if (event.action.error instanceof ApiProblem && event.action.error.status === 401) void client.invalidateQueries({ queryKey: ME.queryKey });
    };
    const stops = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }, [client, isSignedIn]);
}
