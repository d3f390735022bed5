import { timeZoneOf } from '@tabibu/contract/countries';
import { ageAt, plainFacts } from '@tabibu/contract/patient-facts';
import type { Age, PatientFacts, StatedValues } from '@tabibu/contract/patient-facts';
import type { StatedFactsBody } from '@tabibu/contract/stated-facts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { accountBehind, membersById } from '../people/index.ts';
import { asSeenByGuardian, openByVisit } from './facts-by-visit.ts';
import * as store from './store.ts';

const place = (patientId: string, version: number) => `patient_facts.facts.${patientId} ${version}`;

/** Encrypts facts, bound to person and version (E-01). */
export function sealFacts(ctx: Context, patientId: string, version: number, facts: StatedValues): Buffer {
  return ctx.keys.seal(place(patientId, version), JSON.stringify(facts));
}

/** Returns today's calendar day in the country of a person, or of the guardian. */
export async function todayOf(ctx: Context, personId: string): Promise<string> {
  const contact = (await contactOf(ctx, personId)) ?? (await contactOf(ctx, await accountBehind(ctx, personId)));
  return wallClock(ctx.clock.now(), contact === undefined ? 'UTC' : timeZoneOf(contact.country)).day;
}

/** Returns the facts stated about a person, each with who stated it and when. */
export async function statedFactsOf(ctx: Context, personId: string): Promise<StatedFactsBody> {
  const today = await todayOf(ctx, personId);
  const row = await ctx.db.maybe(store.find, { patientId: personId });
  if (row === undefined) return { version: 0, today, birth_date: null, sex: null, weight_kg: null, pregnancy: null };
  return { version: row.version, today, ...openFacts(ctx, row) };
}

/** Returns the facts about a member of a family as the guardian sees them. The caller has checked who asks. */
export async function factsForGuardian(ctx: Context, personId: string): Promise<StatedFactsBody> {
  const { version, today, ...facts } = await statedFactsOf(ctx, personId);
  const byVisit = openByVisit(ctx, await ctx.db.maybe(store.find, { patientId: personId }));
  return { version, today, ...(await asSeenByGuardian(ctx, facts, byVisit)) };
}

/**
 * Returns the plain facts about a person, for safety checks and documents. The caller has checked that the reader may
 * see them. Days are those of the patient's country.
 */
export async function readPatientFacts(ctx: Context, personId: string): Promise<PatientFacts> {
  return plainFacts(await statedFactsOf(ctx, personId));
}

/**
 * Returns the ages of members of families whose birth date is stated and visible to the reader. The day is that of the
 * reader, because an age needs no more.
 */
export async function agesOf(ctx: Context, personIds: readonly string[]): Promise<ReadonlyMap<string, Age>> {
  if (personIds.length === 0) return new Map();
  const { day } = wallClock(ctx.clock.now(), timeZoneOf(ctx.country));
  const members = await membersById(ctx, personIds);
  // The facts of somebody who took the record along are those of the own account.
  const keepers = new Map(personIds.map((id) => [id, members.get(id)?.takenBy ?? id]));
  const rows = await ctx.db.many(store.findMany, { personIds: [...new Set(keepers.values())] });
  const ages = new Map<string, Age>();
  for (const [id, keeper] of keepers) {
    const row = rows.find(({ patient_id: patientId }) => patientId === keeper);
    const age = row === undefined ? null : ageAt(plainFacts(openFacts(ctx, row)), day);
    if (age !== null) ages.set(id, age);
  }
  return ages;
}

function openFacts(ctx: Context, row: store.FactsRow): StatedValues {
  return JSON.parse(ctx.keys.open(place(row.patient_id, row.version), row.facts_sealed)) as StatedValues;
}
