import { fromMajor } from './currencies.ts';
import type { Money } from './currencies.ts';
import { countryOf } from './countries.ts';
import type { Country } from './countries.ts';

/**
 * The five monthly care plans (PAT-CONST-27…31). Their texts are in the catalogues under `plan.<id>`. Free of zod, so
 * that pages can import it.
 */
export const CARE_PLANS = [
  { id: 'family', priceTZS: 100_000, paidCalls: 15, freeCalls: 2, maxPeople: 6 },
  { id: 'pregnancy', priceTZS: 70_000, paidCalls: 12, freeCalls: 4, maxPeople: null },
  { id: 'hypertension', priceTZS: 85_000, paidCalls: 15, freeCalls: 0, maxPeople: 3 },
  { id: 'diabetes', priceTZS: 85_000, paidCalls: 15, freeCalls: 0, maxPeople: 3 },
  { id: 'cancer', priceTZS: 85_000, paidCalls: 15, freeCalls: 0, maxPeople: null },
] as const;

export type CarePlan = (typeof CARE_PLANS)[number];

/**
 * Returns the plan's price in a country: the Tanzanian price times the ratio of the two countries' phone prices,
 * rounded half up to whole units (PAT-PLAN-06, C03).
 */
export function planPrice(plan: CarePlan, country: Country): Money {
  const tanzania = countryOf('TZ');
  const scaled = Math.floor(
    (2 * plan.priceTZS * country.prices.phone + tanzania.prices.phone) / (2 * tanzania.prices.phone),
  );
  return fromMajor(scaled, country.currency);
}
