import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { alarmQuery } from '../../api/day-desk.ts';
import type { useSession } from '../../shell/session.tsx';
import { rememberSignedIn, wasSignedIn } from '../../shell/signed-in-flag.ts';

/**
 * Returns whether nobody is signed in because the session of a desk has been idle too long, so that this page may still
 * ring; undefined until the server has said so. A browser in which nobody was signed in does not ask.
 */
export function useIdleSession({
  me,
  known,
}: Pick<ReturnType<typeof useSession>, 'me' | 'known'>): boolean | undefined {
  // Decided once: whoever signs out in this page is not asked about, because that session is over.
  const [mayRing, setMayRing] = useState<boolean>();
  if (known && mayRing === undefined) setMayRing(me === null && wasSignedIn());
  const asks = me === null && mayRing === true;
  const { data, error } = useQuery({ ...alarmQuery(), enabled: asks, retry: false });
  const isOver = error instanceof ApiProblem && (error.status === 401 || error.status === 403);
  const isIdle = asks && data !== undefined && !isOver;
  useEffect(() => {
    if (isOver) setMayRing(false);
    // The next load of the page asks again.
    if (isIdle) rememberSignedIn(true);
  }, [isIdle, isOver]);
  if (isIdle || !asks || error !== null) return isIdle;
  return undefined;
}
