import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/client.ts';
import { useLiveEvents } from '../shell/live-events.ts';
import { ME } from '../shell/session.tsx';

/**
 * Detects that the session has ended: a request was refused with 401, or a `signed-out` event arrived. Also that an
 * administrator has to make a passkey now. It then asks the server again who is signed in; `DoctorOnly` and the portals
 * render the result.
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
      const { error } = event.action;
      if (error instanceof ApiProblem && (error.status === 401 || error.code === 'passkey-required'))
        void client.invalidateQueries({ queryKey: ME.queryKey });
    };
    const stops = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }, [client, isSignedIn]);
}
