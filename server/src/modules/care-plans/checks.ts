import type { Check } from '../../platform/database/invariants.ts';
import { PLAN_AS_JSON } from './store.ts';

/** Invariants of care plans. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-117',
    says: 'the newest version of the care plans is what patients and administrators read',
    sql: `select v.version::text from (select * from care_plan_versions order by version desc limit 1) v
           where v.plans is distinct from
                 (select coalesce(jsonb_agg(${PLAN_AS_JSON} order by p.place), '[]') from care_plans p where p.deleted_at is null)`,
  },
];
