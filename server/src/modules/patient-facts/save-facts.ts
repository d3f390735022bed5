import {
  OLDEST_YEARS,
  WEIGHT_KG,
  isBirthDate,
  isWeight,
  mayBePregnant,
  plainFacts,
} from '@tabibu/contract/patient-facts';
import type { StatedValues } from '@tabibu/contract/patient-facts';
import type { StatedFactsBody, StatedFactsInputBody } from '@tabibu/contract/stated-facts';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { nextByVisit, openByVisit, sealByVisit } from './facts-by-visit.ts';
import { sealFacts, statedFactsOf } from './read-facts.ts';
import type { Statement } from './state-facts.ts';
import * as store from './store.ts';

type Changes = Omit<StatedFactsInputBody, 'version'>;

/**
 * Saves age, sex, weight or pregnancy of a person. Only the given facts change and are marked with who stated them.
 * Runs in the caller's transaction. Throws `record-stale` with the current version, `birth-date-invalid`,
 * `weight-invalid` or `pregnancy-not-asked`.
 */
export async function saveFacts(
  ctx: Context,
  { personId, by, memberVisit }: Statement,
  { version, ...changes }: StatedFactsInputBody,
): Promise<StatedFactsBody> {
  const { version: known, today, ...before } = await statedFactsOf(ctx, personId);
  if (known !== version) throw new Problem('record-stale', { version: known });
  const facts = changedFacts(before, changes, { by, today });
  const next = version + 1;
  const stated = { before, after: facts, visit: memberVisit, names: Object.keys(changes) };
  const row = await ctx.db.maybe(store.find, { patientId: personId });
  const byVisit = await nextByVisit(ctx, openByVisit(ctx, row), stated);
  const saved = await ctx.db.run(store.save, {
    patientId: personId,
    version: next,
    factsSealed: sealFacts(ctx, personId, next, facts),
    byVisitSealed: sealByVisit(ctx, personId, byVisit),
    accountId: accountOf(ctx),
    now: ctx.clock.now(),
  });
  // Another request has saved this version at the same time.
  if (saved === 0) throw new Problem('record-stale', { version: next });
  await audit(ctx, {
    action: 'records.state-facts',
    object: 'account',
    objectId: personId,
    details: { version: next, by, facts: Object.keys(changes).join(' ') },
  });
  return { version: next, today, ...facts };
}

/**
 * Returns the facts after a change. Throws for impossible values. Removes the pregnancy of a person who cannot be
 * pregnant.
 */
function changedFacts(
  before: StatedValues,
  changes: Changes,
  { by, today }: { by: 'patient' | 'doctor'; today: string },
): StatedValues {
  if (typeof changes.birth_date === 'string' && !isBirthDate(changes.birth_date, today))
    throw new Problem('birth-date-invalid', { years: OLDEST_YEARS });
  if (typeof changes.weight_kg === 'number' && !isWeight(changes.weight_kg))
    throw new Problem('weight-invalid', WEIGHT_KG);
  const said = <Value>(value: Value) => ({ value, said_by: by, said_on: today });
  const { birth_date: birth, sex, weight_kg: weight, pregnancy } = changes;
  const after: StatedValues = {
    birth_date: birth === undefined ? before.birth_date : said(birth),
    sex: sex === undefined ? before.sex : said(sex),
    weight_kg: weight === undefined ? before.weight_kg : said(weight === null ? null : Math.round(weight * 100) / 100),
    pregnancy: pregnancy === undefined ? before.pregnancy : said(pregnancy),
  };
  if (mayBePregnant(plainFacts(after), today)) return after;
  if (pregnancy !== undefined && pregnancy !== null) throw new Problem('pregnancy-not-asked');
  return { ...after, pregnancy: null };
}
