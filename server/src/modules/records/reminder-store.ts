import { statement } from '../../platform/database/statement.ts';

/** Returns signed notes without a reminder whose follow-up is on the day `until` or earlier. */
export const toRemind = statement<{ until: string }, { id: string }>(
  'records.to-remind',
  "select id from visit_documents where follow_up_on is not null and reminder is null and state = 'signed' and follow_up_on <= $until order by follow_up_on limit 500",
  { guarded: true },
);

/** Records that a reminder was sent or is not needed. Changes no row when that is recorded already. */
export const closeReminder = statement<{ documentId: string; reminder: 'sent' | 'not-needed' }>(
  'records.close-reminder',
  "update visit_documents set reminder = $reminder where id = $documentId and reminder is null and follow_up_on is not null and state = 'signed'",
  { guarded: true },
);
