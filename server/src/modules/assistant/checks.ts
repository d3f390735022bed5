import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of kept conversations. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-161',
    says: 'a conversation is shown for an appointment of the person who kept it',
    sql: `select k.id from kept_conversations k join bookings b on b.id = k.booking_id where b.patient_id <> k.account_id`,
  },
  {
    id: 'I-162',
    says: 'of an erased account no conversation is kept',
    sql: `select k.id from kept_conversations k join accounts a on a.id = k.account_id
           where a.status = 'erased' and a.erased_at < now() - interval '1 day'`,
  },
];
