import { isDeepStrictEqual } from 'node:util';
import { toMajor } from '@tabibu/contract/currencies';
import type { PlanCurrency } from '@tabibu/contract/care-plan-rules';
import type { PlanBody, PlanListBody, PlanToSave } from '@tabibu/contract/care-plans';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { namesOfActors, rememberVersions, requireStepUp, versionRead } from '../identity/index.ts';
import { newPlanId, readPlan } from './rules.ts';
import * as store from './store.ts';

/** How many versions an administrator sees. */
const MOST_VERSIONS = 10;
/** Under what a session's reading of the plans is remembered. */
const READ = 'care-plans';

/**
 * Returns the plans that are kept with the newest versions and who saved them. Remembers that the caller has read them:
 * a save without a version is made on these.
 */
export async function listCarePlansForChange(ctx: Context): Promise<PlanListBody> {
  const versions = await ctx.db.many(store.versions, { most: MOST_VERSIONS });
  const names = await namesOfActors(
    ctx,
    versions.flatMap(({ saved_by: by }) => by ?? []),
  );
  const [newest] = versions;
  if (newest === undefined) throw new Error('no care plans');
  await rememberVersions(ctx, { [READ]: String(newest.version) });
  return {
    version: newest.version,
    plans: newest.plans.map(inMajorUnits),
    history: versions.map(({ version, plans, saved_by: by, saved_at: at }) => ({
      version,
      plans: plans.map(inMajorUnits),
      by: by === null ? null : (names.get(by) ?? null),
      at: at.toISOString(),
    })),
  };
}

interface PlansToSave {
  /** The version that the administrator saw; undefined: what the caller's session last read. */
  readonly version?: number | undefined;
  readonly plans: readonly PlanToSave[];
}

/**
 * Replaces the plans by the next version. A plan that is left out is deleted, a deleted one that is sent again comes
 * back; what was bought keeps its plan (ADM-PLAN-05…11). The same plans again make no version. Throws what `readPlan`
 * throws, `step-up-required`, and `care-plans-changed` when somebody else has saved since or a plan is unknown.
 */
export async function saveCarePlans(ctx: Context, { version, plans }: PlansToSave): Promise<PlanListBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const [newest] = await inside.db.many(store.versions, { most: 1 });
    const seen = version === undefined ? await versionRead(inside, READ) : String(version);
    if (newest === undefined || String(newest.version) !== seen) throw new Problem('care-plans-changed');
    const before = new Map(newest.plans.map((plan) => [plan.id, plan]));
    const read = plans.map((plan) => ({ ...readPlan(plan, before.get(plan.id), inside.language), sentId: plan.id }));
    const next = await withIds(inside, read);
    if (!isDeepStrictEqual(next, newest.plans)) await putPlans(inside, { version: newest.version + 1, next, newest });
    return listCarePlansForChange(inside);
  });
}

/** Gives new plans and features their ids. Throws `care-plans-changed` for a plan that is unknown or named twice. */
async function withIds(
  inside: Context,
  plans: readonly (ReturnType<typeof readPlan> & { readonly sentId: string })[],
): Promise<store.StoredPlan[]> {
  const known = new Set((await inside.db.many(store.ids)).map(({ id }) => id));
  const taken = new Set([...known, ...OTHER_PACKAGES]);
  const named = new Set<string>();
  return plans.map(({ sentId, ...plan }) => {
    const isNew = sentId.startsWith('new-');
    if (!isNew && (!known.has(sentId) || named.has(sentId))) throw new Problem('care-plans-changed');
    const id = isNew ? newPlanId(plan.name, taken) : sentId;
    taken.add(id);
    named.add(id);
    const featureIds = new Set<string>();
    const features = plan.features.map((feature) => {
      const keeps = !feature.id.startsWith('new-') && feature.id !== '' && !featureIds.has(feature.id);
      const featureId = keeps ? feature.id : newId(inside.clock.now());
      featureIds.add(featureId);
      return { ...feature, id: featureId };
    });
    return { id, ...plan, features };
  });
}

/** What can be bought besides plans and has a name of the same kind (C39). */
const OTHER_PACKAGES = ['single_call', 'emergency'];

interface Putting {
  readonly version: number;
  readonly next: readonly store.StoredPlan[];
  readonly newest: store.VersionRow;
}

async function putPlans(inside: Context, { version, next, newest }: Putting): Promise<void> {
  const [plans, now] = [JSON.stringify(next), inside.clock.now()];
  const ids = next.map(({ id }) => id);
  if ((await inside.db.run(store.addVersion, { version, plans, by: accountOf(inside), now })) === 0)
    throw new Problem('care-plans-changed');
  await inside.db.run(store.putPlans, { plans });
  await inside.db.run(store.deleteOthers, { ids, now });
  await inside.db.run(store.clearFeatures, { ids });
  await inside.db.run(store.addFeatures, { plans });
  await inside.db.run(store.clearPrices, { ids });
  await inside.db.run(store.addPrices, { plans });
  const before = new Map(newest.plans.map((plan) => [plan.id, plan]));
  const changed = next.filter((plan) => !isDeepStrictEqual(plan, before.get(plan.id))).map(({ id }) => id);
  const deleted = newest.plans.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  await audit(inside, {
    action: 'care-plans.save-care-plans',
    object: 'care-plans',
    objectId: String(version),
    details: { changed: changed.join(' '), deleted: deleted.join(' ') },
  });
}

function inMajorUnits(plan: store.StoredPlan): PlanBody {
  return {
    ...plan,
    features: plan.features.map((feature) => ({ ...feature })),
    prices: plan.prices.map(({ country, amount, currency }) => ({
      country,
      price: toMajor({ amount, currency }),
      currency: currency as PlanCurrency,
    })),
  };
}
