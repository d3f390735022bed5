import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as facts from './facts-store.ts';

/**
 * Returns a verified doctor in service, or undefined. The result contains the phone number and must not go into a reply
 * as it is.
 */
export async function findBookableDoctor(ctx: Context, doctorId: string): Promise<facts.BookableDoctor | undefined> {
  const row = await ctx.db.maybe(facts.bookable, { doctorId });
  return row && facts.bookableOf(row);
}

/**
 * Returns doctors of the same specialty, country and kind of call as another one, who is free next first. The times are
 * those of their cards, so the caller checks that one is still free.
 */
export async function listFreeAlike(ctx: Context, search: facts.AlikeValues): Promise<facts.DoctorName[]> {
  return (await ctx.db.many(facts.freeAlike, search)).map(facts.nameOf);
}

export interface EmergencySearch {
  readonly country: CountryCode;
  /** General doctors and specialists when left out. */
  readonly doctorType?: DoctorType;
  /** The fitting specialties, each with its rank; the lowest rank comes first. Other specialties are left out. */
  readonly fitness: Readonly<Record<string, number>>;
  /** Among doctors of equal rank, those who speak this language come first. */
  readonly language: Language;
  readonly limit: number;
}

/**
 * Returns doctors of a country who take emergencies at any hour: sorted by fitness, then by language, then in the order
 * of the home page (featured and best rated first).
 */
export async function listOnCall(ctx: Context, search: EmergencySearch): Promise<facts.BookableDoctor[]> {
  return (await ctx.db.many(facts.onCall, valuesOf(search))).map(facts.bookableOf);
}

/**
 * Returns doctors who are not on call, in the same order. The caller checks by their weekly hours whether they are at
 * work.
 */
export async function listNotOnCall(ctx: Context, search: EmergencySearch): Promise<facts.BookableDoctor[]> {
  return (await ctx.db.many(facts.notOnCall, valuesOf(search))).map(facts.bookableOf);
}

function valuesOf({ country, doctorType, fitness, language, limit }: EmergencySearch): facts.FitValues {
  return {
    country,
    doctorType: doctorType ?? null,
    fitness: JSON.stringify(fitness),
    spokenLanguage: LANGUAGES[language],
    limit,
  };
}
