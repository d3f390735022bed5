import { findCountry } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import { isPlanPrice, isPlanSize, isSaid, languagesOf, mostPlanPrice } from '@tabibu/contract/care-plan-rules';
import type { PlanText } from '@tabibu/contract/care-plan-rules';
import type { Language } from '@tabibu/contract/languages';
import type { PlanToSave } from '@tabibu/contract/care-plans';
import { Problem } from '../../platform/problem.ts';
import type { StoredPlan } from './store.ts';

/** A plan without the id that it gets. */
export type ReadPlan = Omit<StoredPlan, 'id'>;

/** A month of a new plan whose sender names no numbers: the paid calls of most printed plans, for one person. */
const PRINTED_SIZE = { paid_calls: 15, free_calls: 0, max_people: null };

/**
 * Reads a plan as an administrator sends it: texts without empty languages, prices in minor units by country. A text
 * without languages is in the sender's, and leaves those of `before` in others as they are; numbers that are not sent
 * stay too (API-34). Throws `plan-name-required`, `plan-size-invalid`, `plan-feature-blank`, `plan-price-incomplete`,
 * `plan-price-invalid` and `plan-price-repeated` (ADM-PLAN-08…11).
 */
export function readPlan(given: PlanToSave, before: StoredPlan | undefined, language: Language): ReadPlan {
  const { paid_calls, free_calls, max_people } = { ...PRINTED_SIZE, ...before, ...withoutGaps(given) };
  const { is_active } = given;
  const read = (sent: PlanText | string, kept: PlanText = {}) =>
    written(typeof sent === 'string' ? { ...kept, [language]: sent } : sent);
  const name = read(given.name, before?.name);
  if (!isSaid(name)) throw new Problem('plan-name-required');
  if (!isPlanSize(paid_calls, free_calls, max_people)) throw new Problem('plan-size-invalid');
  const features = given.features.map(({ id, description }) => ({
    id,
    description: read(description, before?.features.find((one) => one.id === id)?.description),
  }));
  if (!features.every(({ description }) => isSaid(description))) throw new Problem('plan-feature-blank');
  const prices = given.prices.map(readPrice).toSorted((one, other) => (one.country < other.country ? -1 : 1));
  if (new Set(prices.map(({ country }) => country)).size < prices.length) throw new Problem('plan-price-repeated');
  return {
    name,
    description: read(given.description, before?.description),
    paid_calls,
    free_calls,
    max_people,
    is_active,
    features,
    prices,
  };
}

function readPrice({ country, price, currency }: PlanToSave['prices'][number]): StoredPlan['prices'][number] {
  const found = findCountry(country);
  // In a country that is not open nobody can buy a plan, and nobody has said in which currency.
  if (found?.status !== 'live' || !(price > 0)) throw new Problem('plan-price-incomplete');
  const { code } = found;
  if (!isPlanPrice(price, currency)) throw new Problem('plan-price-invalid', { most: mostPlanPrice(currency) });
  return { country: code, ...fromMajor(price, currency) };
}

function withoutGaps({ paid_calls, free_calls, max_people }: PlanToSave) {
  return {
    ...(paid_calls !== undefined && { paid_calls }),
    ...(free_calls !== undefined && { free_calls }),
    ...(max_people !== undefined && { max_people }),
  };
}

function written(text: PlanText): PlanText {
  return Object.fromEntries(languagesOf(text).map((language) => [language, text[language]?.trim()]));
}

/**
 * Returns the id of a new plan: its name in small letters, digits and underscores, as the calls of the specification
 * write a package (C39). With a number behind it if another plan has or had that id.
 */
export function newPlanId(name: PlanText, taken: ReadonlySet<string>): string {
  const plain = (name.en ?? name.sw ?? name.fr ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 50)
    .replace(/^_+|_+$/g, '');
  const base = plain === '' ? 'plan' : plain;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(id)) return id;
  }
}
