import type { ComplaintPriority, ComplaintStatus } from '@tabibu/contract/complaint-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { countUpTo } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';
import type { ComplaintRow } from './store.ts';

const COMPLAINT =
  'id, number, account_id, country, language, sealed, response_sealed, status, priority, created_at, updated_at, reopened_at, answered_at';

/** One page of complaints, newest first, of a status, priority and country or (with null) of all. */
export const page = statement<
  {
    status: ComplaintStatus | null;
    priority: ComplaintPriority | null;
    country: CountryCode | null;
    beforeAt: Date | null;
    beforeId: string | null;
    limit: number;
  },
  ComplaintRow
>(
  'complaints.page',
  `select ${COMPLAINT} from complaints
    where sealed is not null and ($status::text is null or status = $status) and ($priority::text is null or priority = $priority)
      and ($country::text is null or country = $country) and ($beforeAt::timestamptz is null or (created_at, id) < ($beforeAt::timestamptz, $beforeId::uuid))
    order by created_at desc, id desc limit $limit`,
);

/** How many have each status, and how many have waited since before `since`; of each one more than are counted. */
export const counts = statement<
  { since: Date },
  { pending: number; in_progress: number; resolved: number; overdue: number }
>(
  'complaints.counts',
  `select ${(['pending', 'in_progress', 'resolved'] as const).map((status) => `(${countUpTo(`complaints where sealed is not null and status = '${status}'`)}) as ${status}`).join(', ')},
     (${countUpTo("complaints where sealed is not null and status <> 'resolved' and coalesce(reopened_at, created_at) < $since")}) as overdue`,
);

/** Those of these complaints that wait for an answer. */
export const waitingOf = statement<{ complaintIds: readonly string[] }, ComplaintRow>(
  'complaints.waiting-of',
  `select ${COMPLAINT} from complaints where id = any($complaintIds::uuid[]) and status <> 'resolved' and sealed is not null`,
);

/** The ids of such complaints in their order, after `after`. */
export const listWaiting = statement<{ after: string | null; limit: number }, { id: string }>(
  'complaints.list-waiting',
  `select id from complaints where status <> 'resolved' and sealed is not null and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);
