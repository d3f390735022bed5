import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import { planPriceIn } from '@tabibu/contract/care-plan-rules';
import type { PlanPrice } from '@tabibu/contract/care-plan-rules';
import type { PlanBody } from '../../api/plan-desk.ts';

/** What differs between two lists of plans, a line each. */
export type PlanChange =
  | {
      readonly kind: 'added' | 'deleted' | 'on' | 'off' | 'name' | 'description' | 'calls' | 'features';
      readonly plan: PlanBody;
    }
  | {
      readonly kind: 'price';
      readonly plan: PlanBody;
      readonly country: CountryCode;
      readonly before: PlanPrice | null;
      readonly after: PlanPrice | null;
    };

/** The parts of a plan that are decided apart from each other. */
const PARTS = [
  'name',
  'description',
  'features',
  'prices',
  'is_active',
  'paid_calls',
  'free_calls',
  'max_people',
] as const;

/** Returns what a plan costs in a country, own or scaled; null without a price. */
export function priceOf(plan: PlanBody, country: CountryCode): PlanPrice | null {
  const own = plan.prices.map((price) => ({ country: price.country, ...fromMajor(price.price, price.currency) }));
  const found = LIVE_COUNTRIES.find(({ code }) => code === country);
  const here = own.find((price) => price.country === country);
  if (found === undefined) return here ? { price: here, isScaled: false } : null;
  return planPriceIn(own, found);
}

/** Returns whether two values are written the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

/** Writes a value with the keys of its objects in order, and without what is not set. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => one !== undefined && one !== '')
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  );
}

/** Returns the differences between two lists, those of each plan together. */
export function changesBetween(before: readonly PlanBody[], after: readonly PlanBody[]): PlanChange[] {
  const old = new Map(before.map((plan) => [plan.id, plan]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((plan) => {
      const was = old.get(plan.id);
      return was === undefined ? [{ kind: 'added', plan } as const] : changesOf(was, plan);
    }),
    ...before.flatMap((plan) => (kept.has(plan.id) ? [] : [{ kind: 'deleted', plan } as const])),
  ];
}

function changesOf(was: PlanBody, plan: PlanBody): PlanChange[] {
  const differs = (part: (typeof PARTS)[number]) => !isSame(was[part], plan[part]);
  const countries = [...new Set([...was.prices, ...plan.prices].map(({ country }) => country))];
  const own = (from: PlanBody, country: CountryCode) => from.prices.find((price) => price.country === country);
  return [
    ...(differs('is_active') ? [{ kind: plan.is_active ? 'on' : 'off', plan } as const] : []),
    ...(differs('name') ? [{ kind: 'name', plan } as const] : []),
    ...(differs('description') ? [{ kind: 'description', plan } as const] : []),
    ...(differs('paid_calls') || differs('free_calls') || differs('max_people')
      ? [{ kind: 'calls', plan } as const]
      : []),
    ...(differs('features') ? [{ kind: 'features', plan } as const] : []),
    ...countries
      .filter((country) => !isSame(own(was, country), own(plan, country)))
      .map((country) => ({
        kind: 'price' as const,
        plan,
        country,
        before: priceOf(was, country),
        after: priceOf(plan, country),
      })),
  ];
}

/**
 * Returns what an administrator has typed on top of what somebody else has saved meanwhile: each part that was changed
 * here keeps its value, every other one is the saved one. A plan that somebody else deleted stays only if it was
 * changed here.
 */
export function onTopOf(
  current: readonly PlanBody[],
  seen: readonly PlanBody[],
  typed: readonly PlanBody[],
): PlanBody[] {
  const [was, now] = [byId(seen), byId(current)];
  const kept = typed.flatMap((plan) => {
    const [before, saved] = [was.get(plan.id), now.get(plan.id)];
    if (before === undefined) return [plan];
    if (saved === undefined) return isSame(before, plan) ? [] : [plan];
    const parts = PARTS.filter((part) => !isSame(before[part], plan[part])).map((part) => [part, plan[part]]);
    return [{ ...saved, ...(Object.fromEntries(parts) as Partial<PlanBody>) }];
  });
  const there = new Set(typed.map(({ id }) => id));
  return [...kept, ...current.filter(({ id }) => !was.has(id) && !there.has(id))];
}

function byId(plans: readonly PlanBody[]): ReadonlyMap<string, PlanBody> {
  return new Map(plans.map((plan) => [plan.id, plan]));
}

let ids = 0;

/** Returns the temporary id of a plan or feature that is not saved (ADM-PLAN-06). */
export function temporaryId(): string {
  ids += 1;
  return `new-${ids}`;
}

/** Returns a plan to begin with: without texts and prices, with the calls that most plans have. */
export function emptyPlan(): PlanBody {
  return {
    id: temporaryId(),
    name: {},
    description: {},
    features: [],
    prices: [],
    is_active: true,
    paid_calls: 15,
    free_calls: 0,
    max_people: null,
  };
}
