import type { AuditEntryBody, FoundPersonBody } from '@tabibu/contract/audit-log';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AuditEntryBody, FoundPersonBody };

/** What of the audit log is shown. */
export interface LogFilter {
  readonly account_id?: string;
  readonly object_id?: string;
  /** An ISO 8601 instant: only older rows. */
  readonly before?: string;
}

/** Query of a page of the audit log. The server writes each reading to the log. */
export const logQuery = (filter: LogFilter, cursor?: string) =>
  apiQuery('GET /api/admin/audit', 60_000, { query: { ...filter, cursor } });

/** Finds the account of a phone number. */
export function findPerson(phone: string): Promise<FoundPersonBody> {
  return callApi('POST /api/admin/audit/person', { body: { phone } });
}
