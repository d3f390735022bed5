import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { languageFor, planPriceIn, textFor } from '@tabibu/contract/care-plan-rules';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** A care plan as other modules sell it. */
export interface CarePlan {
  /** Such as 'family' or 'pregnancy'. */
  readonly id: string;
  /** The name for a reader, and the language in which it is written. */
  readonly name: (language: Language) => string;
  readonly nameLanguage: (language: Language) => Language;
  /** Phone calls of a month. */
  readonly paidCalls: number;
  readonly freeCalls: number;
  /** For how many people the calls are; null: for one. */
  readonly maxPeople: number | null;
  /** What a month costs with a general doctor, by country. A country without a price does not sell the plan. */
  readonly prices: ReadonlyMap<CountryCode, Money>;
}

/**
 * Returns the plans that can be bought now, in the order in which they are shown. Always reads the database: what is
 * charged is what an administrator has saved.
 */
export async function carePlans(ctx: Context): Promise<CarePlan[]> {
  return (await ctx.db.many(store.current)).flatMap(({ plan }) => (plan.is_active ? [describe(plan)] : []));
}

/** Returns the plans with these ids for what was bought before, also inactive and deleted ones. */
export async function carePlansNamed(ctx: Context, ids: readonly string[]): Promise<CarePlan[]> {
  return (await ctx.db.many(store.named, { ids })).map(({ plan }) => describe(plan));
}

/** Returns the version of the plans whose prices are in force. */
export async function carePlansVersion(ctx: Context): Promise<number> {
  return (await ctx.db.one(store.newestVersion)).version;
}

function describe(plan: store.StoredPlan): CarePlan {
  return {
    id: plan.id,
    name: (language) => textFor(plan.name, language),
    nameLanguage: (language) => languageFor(plan.name, language),
    paidCalls: plan.paid_calls,
    freeCalls: plan.free_calls,
    maxPeople: plan.max_people,
    prices: new Map(
      LIVE_COUNTRIES.flatMap((country) => {
        const found = planPriceIn(plan.prices, country);
        return found === null ? [] : [[country.code, found.price] as const];
      }),
    ),
  };
}
