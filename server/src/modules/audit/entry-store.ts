import type { AuditEntryBody } from '@tabibu/contract/audit-log';
import { statement } from '../../platform/database/statement.ts';

export interface EntryRow extends Pick<
  AuditEntryBody,
  'id' | 'kind' | 'actor' | 'actor_id' | 'person_id' | 'action' | 'object' | 'object_id' | 'outcome'
> {
  readonly at: Date;
  readonly details: Record<string, string | number | boolean | null>;
}

interface Filter extends Record<string, unknown> {
  readonly personId: string | null;
  readonly objectId: string | null;
  readonly before: Date | null;
  readonly beforeAt: Date | null;
  readonly beforeId: number | null;
  readonly limit: number;
}

const COLUMNS = 'id, at, kind, actor, actor_id, person_id, action, object, object_id, outcome, details';
/** The place comes first: PostgreSQL begins to read the index at the first bound of the moment that it meets. */
const WHERE = `($beforeAt::timestamptz is null or (at, id) < ($beforeAt::timestamptz, $beforeId::bigint))
      and ($before::timestamptz is null or at < $before::timestamptz) and ($objectId::text is null or object_id = $objectId)`;

/** Rows of the log, newest first. */
export const newest = statement<Omit<Filter, 'personId'>, EntryRow>(
  'audit.newest-entries',
  `select ${COLUMNS} from audit_log where ${WHERE} order by at desc, id desc limit $limit`,
);

/** What a person did, and who opened their data, newest first: the newest of each, by an index of their own. */
export const ofPerson = statement<Filter, EntryRow>(
  'audit.entries-of-person',
  `select ${COLUMNS} from (
     (select ${COLUMNS} from audit_log where actor_id = $personId and ${WHERE} order by at desc, id desc limit $limit)
     union
     (select ${COLUMNS} from audit_log where kind = 'read' and person_id = $personId and ${WHERE} order by at desc, id desc limit $limit)
   ) as own order by at desc, id desc limit $limit`,
);
