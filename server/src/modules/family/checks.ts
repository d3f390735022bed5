import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of records that are handed over. Each query returns the rows that break its invariant. */
export const checks: readonly Check[] = [
  {
    id: 'I-185',
    says: 'a record that was taken over was offered to the account that took it, with its consent of that moment',
    sql: `select p.id from people p where p.taken_by is not null and not exists (select from record_handovers h where h.person_id = p.id
             and h.guardian_id = p.guardian_id and h.outcome = 'accepted' and h.account_id = p.taken_by
             and h.ended_at = p.taken_at and h.consent_version = p.take_over_consent)
          union all select h.person_id from record_handovers h join people p on p.id = h.person_id where h.outcome = 'accepted' and p.taken_by is distinct from h.account_id`,
  },
  {
    id: 'I-186',
    says: 'no offer is open for somebody who was removed or whose record was taken over',
    sql: 'select h.id from record_handovers h join people p on p.id = h.person_id where h.ended_at is null and p.removed_at is not null',
  },
];
