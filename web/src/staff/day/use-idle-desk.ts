import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DAY_ROLES } from '@tabibu/contract/day-desk-words';
import type { Role } from '@tabibu/contract/roles';
import { ApiProblem, callApi } from '../../api/client.ts';
import { useSound } from '../../components/use-ring.ts';
import { ME } from '../../shell/session.tsx';
import type { MeMeta } from '../../shell/session.tsx';

/**
 * Keeps a screen of the front desk able to ring: its sound opens with the first press in the page, and a session that
 * was only idle too long locks the screen and does not end it. Which of the two it is only the server knows.
 */
export function useIdleDesk(role: Role): void {
  useSound();
  const client = useQueryClient();
  const rings = (DAY_ROLES as readonly Role[]).includes(role);
  useEffect(() => {
    if (!rings) return undefined;
    const keepIdle: MeMeta['keepIdle'] = async (me) => {
      try {
        await callApi('GET /api/admin/day/alarm');
        return { ...me, locked: true };
      } catch (error) {
        if (error instanceof ApiProblem && (error.status === 401 || error.status === 403)) return null;
        throw error;
      }
    };
    client.setQueryDefaults(ME.queryKey, { meta: { keepIdle } satisfies MeMeta });
    return () => client.setQueryDefaults(ME.queryKey, {});
  }, [client, rings]);
}
