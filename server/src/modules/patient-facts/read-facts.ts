import { timeZoneOf } from '@tabibu/contract/countries';
import { plainFacts } from '@tabibu/contract/patient-facts';
import type { PatientFacts, StatedValues } from '@tabibu/contract/patient-facts';
import type { StatedFactsBody } from '@tabibu/contract/stated-facts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import * as store from './store.ts';

const place = (patientId: string, version: number) => `patient_facts.facts.${patientId} ${version}`;

/** Encrypts facts, bound to person and version (E-01). */
export function sealFacts(ctx: Context, patientId: string, version: number, facts: StatedValues): Buffer {
  return ctx.keys.seal(place(patientId, version), JSON.stringify(facts));
}

/** Returns today's calendar day in the patient's country. */
export async function todayOf(ctx: Context, patientId: string): Promise<string> {
  const contact = await contactOf(ctx, patientId);
  return wallClock(ctx.clock.now(), contact === undefined ? 'UTC' : timeZoneOf(contact.country)).day;
}

/** Returns the facts stated about a patient, each with who stated it and when. */
export async function statedFactsOf(ctx: Context, patientId: string): Promise<StatedFactsBody> {
  const today = await todayOf(ctx, patientId);
  const row = await ctx.db.maybe(store.find, { patientId });
  if (row === undefined) return { version: 0, today, birth_date: null, sex: null, weight_kg: null, pregnancy: null };
  return {
    version: row.version,
    today,
    ...(JSON.parse(ctx.keys.open(place(patientId, row.version), row.facts_sealed)) as StatedValues),
  };
}

/**
 * Returns the plain facts about a patient, for safety checks and documents. The caller has checked that the reader may
 * see them. Days are those of the patient's country.
 */
export async function readPatientFacts(ctx: Context, patientId: string): Promise<PatientFacts> {
  return plainFacts(await statedFactsOf(ctx, patientId));
}
