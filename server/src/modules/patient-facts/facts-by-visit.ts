import type { StatedValues } from '@tabibu/contract/patient-facts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The facts that tell what a visit was about. They are hidden from a guardian with the papers of the visit. */
const TELLING = ['weight_kg', 'pregnancy'] as const;

type Telling = (typeof TELLING)[number];

/** In which visit a doctor stated a fact, what was stated, and what the guardian saw before. */
interface ByVisit<Name extends Telling> {
  readonly visit: string;
  readonly stated: StatedValues[Name];
  readonly before: StatedValues[Name];
}

export type FactsByVisit = { readonly [Name in Telling]?: ByVisit<Name> };

const placeOf = (personId: string) => `patient_facts.by-visit.${personId}`;

/** Decrypts what doctors stated in visits of a member of a family; nothing for anybody else. */
export function openByVisit(ctx: Context, row: store.FactsRow | undefined): FactsByVisit {
  if (row === undefined || row.by_visit_sealed === null) return {};
  return JSON.parse(ctx.keys.open(placeOf(row.patient_id), row.by_visit_sealed)) as FactsByVisit;
}

/** Encrypts it, bound to the person (E-01); null if there is nothing. */
export function sealByVisit(ctx: Context, personId: string, byVisit: FactsByVisit): Buffer | null {
  return Object.keys(byVisit).length === 0 ? null : ctx.keys.seal(placeOf(personId), JSON.stringify(byVisit));
}

/** Returns the facts as the guardian sees them: what was stated in a hidden visit is as it was before. */
export async function asSeenByGuardian(
  ctx: Context,
  facts: StatedValues,
  byVisit: FactsByVisit,
): Promise<StatedValues> {
  const hidden = await hiddenVisits(ctx, byVisit);
  const seen = <Name extends Telling>(name: Name): StatedValues[Name] => {
    const entry = stillStated(facts, byVisit, name);
    return entry !== undefined && hidden.has(entry.visit) ? entry.before : facts[name];
  };
  return { ...facts, weight_kg: seen('weight_kg'), pregnancy: seen('pregnancy') };
}

interface Stated {
  readonly before: StatedValues;
  readonly after: StatedValues;
  /** The visit in which a doctor states it; undefined if the guardian does. */
  readonly visit: string | undefined;
  /** What was stated now. */
  readonly names: readonly string[];
}

/** Returns which visit each telling fact is from after something was stated. */
export async function nextByVisit(
  ctx: Context,
  byVisit: FactsByVisit,
  { before, after, visit, names }: Stated,
): Promise<FactsByVisit> {
  const hidden = await hiddenVisits(ctx, byVisit);
  const next = <Name extends Telling>(name: Name): ByVisit<Name> | undefined => {
    const entry = stillStated(before, byVisit, name);
    if (!names.includes(name)) return entry;
    if (visit === undefined) return undefined;
    const seesOlder = entry !== undefined && (entry.visit === visit || hidden.has(entry.visit));
    return { visit, stated: after[name], before: seesOlder ? entry.before : before[name] };
  };
  const weight = next('weight_kg');
  const pregnancy = next('pregnancy');
  return { ...(weight && { weight_kg: weight }), ...(pregnancy && { pregnancy }) };
}

async function hiddenVisits(ctx: Context, byVisit: FactsByVisit): Promise<ReadonlySet<string>> {
  const visits = TELLING.flatMap((name) => byVisit[name]?.visit ?? []);
  if (visits.length === 0) return new Set();
  return new Set((await ctx.db.many(store.hiddenAmong, { visits })).map(({ id }) => id));
}

/** Returns what a visit says of a fact, unless something else was stated since, also by the release before this one. */
function stillStated<Name extends Telling>(
  facts: StatedValues,
  byVisit: FactsByVisit,
  name: Name,
): ByVisit<Name> | undefined {
  const entry: ByVisit<Name> | undefined = byVisit[name];
  return entry !== undefined && JSON.stringify(entry.stated) === JSON.stringify(facts[name]) ? entry : undefined;
}
