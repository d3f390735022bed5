import type { ErasureBody, ObstacleBody } from '@tabibu/contract/erasure';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { ErasureBody, ObstacleBody };

/** What would happen if the account were deleted now; asked each time the dialog opens. */
export const erasureQuery = () => apiQuery<ErasureBody>('/api/me/erasure', 0);

/** Deletes the account; refused with what is in the way. */
export function eraseMe(): Promise<unknown> {
  return sendApi('DELETE', '/api/me', { confirm: true });
}
