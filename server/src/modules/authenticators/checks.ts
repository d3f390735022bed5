import type { Check } from '../../platform/database/invariants.ts';

/** Rules that always hold for authenticators and recovery codes. */
export const checks: readonly Check[] = [
  {
    id: 'I-31',
    says: 'a code of an authenticator and a recovery code are accepted at most once',
    sql: `select object_id from audit_log where action = 'identity.accept-step' and outcome = 'done' group by object_id, details ->> 'step' having count(*) > 1
          union all select object_id from audit_log where action = 'identity.use-recovery-code' group by object_id having count(*) > 1
          union all select id::text from second_factor_challenges where attempts > 5 or expires_at > created_at + interval '10 minutes' or used_at > expires_at`,
  },
];
