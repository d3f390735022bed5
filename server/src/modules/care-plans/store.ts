import type { OwnPlanPrice, PlanText } from '@tabibu/contract/care-plan-rules';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** A plan as it is stored, in the tables and in a version. Keys are those of the JSON in `care_plan_versions`. */
export interface StoredPlan {
  readonly id: string;
  readonly name: PlanText;
  readonly description: PlanText;
  readonly paid_calls: number;
  readonly free_calls: number;
  readonly max_people: number | null;
  readonly is_active: boolean;
  readonly features: readonly { readonly id: string; readonly description: PlanText }[];
  /** In minor units, by country. */
  readonly prices: readonly OwnPlanPrice[];
}

export interface VersionRow {
  readonly version: number;
  readonly plans: readonly StoredPlan[];
  readonly saved_by: string | null;
  readonly saved_at: Date;
}

/** A plan of `care_plans p` as JSON; `care_plan_versions` holds the same (I-117). */
export const PLAN_AS_JSON = `jsonb_build_object(
  'id', p.id, 'name', p.name, 'description', p.description, 'paid_calls', p.paid_calls, 'free_calls', p.free_calls,
  'max_people', p.max_people, 'is_active', p.is_active,
  'features', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'description', f.description) order by f.place)
                          from care_plan_features f where f.plan_id = p.id), '[]'),
  'prices', coalesce((select jsonb_agg(jsonb_build_object('country', r.country, 'currency', r.currency, 'amount', r.amount) order by r.country)
                        from care_plan_prices r where r.plan_id = p.id), '[]'))`;

/** The plans that are kept, in their order. */
export const current = statement<NoValues, { plan: StoredPlan }>(
  'care-plans.current',
  `select ${PLAN_AS_JSON} as plan from care_plans p where p.deleted_at is null order by p.place`,
);

/** The plans with these ids, deleted ones too. */
export const named = statement<{ ids: readonly string[] }, { plan: StoredPlan }>(
  'care-plans.named',
  `select ${PLAN_AS_JSON} as plan from care_plans p where p.id = any ($ids) order by p.place`,
);

/** The ids of all plans that ever were. */
export const ids = statement<NoValues, { id: string }>('care-plans.ids', 'select id from care_plans');

/** The number of the newest version; 0 if there is none. */
export const newestVersion = statement<NoValues, { version: number }>(
  'care-plans.newest-version',
  'select coalesce(max(version), 0)::int as version from care_plan_versions',
);

/** The versions, newest first. */
export const versions = statement<{ most: number }, VersionRow>(
  'care-plans.versions',
  'select version, plans, saved_by, saved_at from care_plan_versions order by version desc limit $most',
);

/** Adds the next version. Adds no row when somebody else has added it; waits for whoever is about to. */
export const addVersion = statement<{ version: number; plans: string; by: string; now: Date }>(
  'care-plans.add-version',
  `insert into care_plan_versions (version, plans, saved_by, saved_at) values ($version, $plans, $by, $now)
   on conflict (version) do nothing`,
);

/** Writes these plans in this order. A plan that was deleted is kept again. */
export const putPlans = statement<{ plans: string }>(
  'care-plans.put-plans',
  `insert into care_plans as kept (id, name, description, paid_calls, free_calls, max_people, is_active, place)
   select p->>'id', p->'name', p->'description', (p->>'paid_calls')::int, (p->>'free_calls')::int, (p->>'max_people')::int,
          (p->>'is_active')::boolean, place
   from jsonb_array_elements($plans::jsonb) with ordinality as given (p, place)
   on conflict (id) do update set name = excluded.name, description = excluded.description, paid_calls = excluded.paid_calls,
     free_calls = excluded.free_calls, max_people = excluded.max_people, is_active = excluded.is_active, place = excluded.place,
     deleted_at = null`,
);

/** Marks the plans as deleted that are not among these. */
export const deleteOthers = statement<{ ids: readonly string[]; now: Date }>(
  'care-plans.delete-others',
  'update care_plans set deleted_at = $now where deleted_at is null and id <> all ($ids)',
);

export const clearFeatures = statement<{ ids: readonly string[] }>(
  'care-plans.clear-features',
  'delete from care_plan_features where plan_id = any ($ids)',
);

export const addFeatures = statement<{ plans: string }>(
  'care-plans.add-features',
  `insert into care_plan_features (plan_id, id, place, description)
   select p->>'id', f->>'id', place, f->'description'
   from jsonb_array_elements($plans::jsonb) as given (p),
        jsonb_array_elements(p->'features') with ordinality as features (f, place)`,
);

export const clearPrices = statement<{ ids: readonly string[] }>(
  'care-plans.clear-prices',
  'delete from care_plan_prices where plan_id = any ($ids)',
);

export const addPrices = statement<{ plans: string }>(
  'care-plans.add-prices',
  `insert into care_plan_prices (plan_id, country, currency, amount)
   select p->>'id', r->>'country', r->>'currency', (r->>'amount')::bigint
   from jsonb_array_elements($plans::jsonb) as given (p), jsonb_array_elements(p->'prices') as prices (r)`,
);
