import type { DataOf } from '@tabibu/contract/api-calls';
import type { LinkedCallBody } from '@tabibu/contract/call-links';
import type { IceSettingsBody } from '@tabibu/contract/calls';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { LinkedCallBody };
export type LinkedViewBody = DataOf<'GET /api/join/:secret'>;

const of = (secret: string) => ({ params: { secret } });

/** Query of the call to which the link of a member of a family leads. */
export const linkedCallQuery = (secret: string) => apiQuery('GET /api/join/:secret', 0, of(secret));

/** Joins by the link. Call it again for each new signalling connection, because a ticket works once. */
export function joinLinkedCall(secret: string): Promise<DataOf<'POST /api/join/:secret/ticket'>> {
  return callApi('POST /api/join/:secret/ticket', of(secret));
}

/** Returns fresh relay credentials during such a call. */
export function refreshLinkedIce(secret: string): Promise<IceSettingsBody> {
  return callApi('POST /api/join/:secret/ice', of(secret));
}
