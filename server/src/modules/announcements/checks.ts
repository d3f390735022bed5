import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of announcements. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-114',
    says: 'an announcement has just the recipients that it counts, and each who was told has its notification',
    sql: `select a.id::text from announcements a
           where a.recipients <> (select count(*) from announcement_recipients r where r.announcement_id = a.id)
          union select r.announcement_id::text from announcement_recipients r
           where r.told_at is not null
             and not exists (select from doctor_notifications n where n.account_id = r.account_id and n.key = 'announcement:' || r.announcement_id)`,
  },
];
