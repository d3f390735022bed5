import type { ErasureBody, ObstacleBody } from '@tabibu/contract/erasure';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { ErasureBody, ObstacleBody };

/**
 * Query of what prevents deleting the account now and what deleting it would do. Asked again each time the dialog
 * opens.
 */
export const erasureQuery = () => apiQuery('GET /api/me/erasure', 0);

/** Deletes the account, and with it running care plans if the person gives them up. A refusal says what prevents it. */
export function eraseMe(givesUpPlans: boolean): Promise<unknown> {
  return callApi('DELETE /api/me', { body: { confirm: true, give_up_plans: givesUpPlans } });
}
