import { useEffect } from 'react';
import { DAY_ROLES } from '@tabibu/contract/day-desk-words';
import type { Role } from '@tabibu/contract/roles';
import { ApiProblem, callApi } from '../../api/client.ts';
import { useSound } from '../../doctor/ringing/use-ring.ts';
import { whenSessionEnds } from '../../shell/session.tsx';

/**
 * Keeps a screen of the front desk able to ring: its sound opens with the first press in the page, and a session that
 * was only idle too long locks the screen and does not end it. Which of the two it is only the server knows.
 */
export function useIdleDesk(role: Role): void {
  useSound();
  const rings = (DAY_ROLES as readonly Role[]).includes(role);
  useEffect(() => {
    if (!rings) return undefined;
    whenSessionEnds(async (me) => {
      try {
        await callApi('GET /api/admin/day/alarm');
        return { ...me, locked: true };
      } catch (error) {
        if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) return null;
        throw error;
      }
    });
    return () => whenSessionEnds(undefined);
  }, [rings]);
}
