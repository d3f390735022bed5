import type { RecordReadingBody } from '@tabibu/contract/record-readings';
import { apiQuery } from './query.ts';

export type { RecordReadingBody };

/** Query of one page of who opened the signed-in person's record, newest first. */
export const readingsQuery = (cursor?: string) =>
  apiQuery('GET /api/me/readings', 0, { query: cursor === undefined ? {} : { cursor } });
