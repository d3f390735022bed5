import { languageFor, planPriceIn, textFor } from '@tabibu/contract/care-plan-rules';
import type { ShownPlanBody } from '@tabibu/contract/care-plans';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The country and language of whoever looks at the plans. */
interface Reader {
  readonly country: CountryCode;
  readonly language: Language;
}

/**
 * Returns the active plans as patients see them, in their order. A plan that has no price in the country is left out,
 * and so are all in a country that is not open (PAT-PLAN-02, PAT-PLAN-05…07).
 */
export async function listCarePlans(ctx: Context, { country, language }: Reader): Promise<ShownPlanBody[]> {
  if (countryOf(country).status !== 'live') return [];
  const rows = await ctx.db.many(store.current);
  return rows.flatMap(({ plan }) => {
    const found = planPriceIn(plan.prices, countryOf(country));
    if (!plan.is_active || found === null) return [];
    return [
      {
        id: plan.id,
        title: textFor(plan.name, language),
        description: textFor(plan.description, language),
        language: languageFor(plan.name, language),
        price: found.price,
        features: plan.features.map(({ description }) => textFor(description, language)),
        paid_calls: plan.paid_calls,
        free_calls: plan.free_calls,
        includes: { phone: plan.paid_calls + plan.free_calls, video: 0 },
        max_people: plan.max_people,
      },
    ];
  });
}
