import type { BodyOf } from '@tabibu/contract/api-calls';
import { callApi } from './client.ts';

/**
 * Registers a phone for a text message when the service opens in a country. Stores one request per phone and country.
 */
export function requestOpeningNotice(wish: BodyOf<'POST /api/interest'>): Promise<unknown> {
  return callApi('POST /api/interest', { body: wish });
}
