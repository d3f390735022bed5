import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** A verified doctor in service; undefined for everybody else. Carries the phone: not for replies. */
export async function findBookableDoctor(ctx: Context, doctorId: string): Promise<store.BookableRow | undefined> {
  return ctx.db.maybe(store.bookable, [doctorId]);
}

export interface EmergencySearch {
  readonly country: CountryCode;
  /** Both when left out. */
  readonly doctorType?: DoctorType;
  /** The specialties that count, each with its place; the lowest comes first. */
  readonly fitness: Readonly<Record<string, number>>;
  /** Of equally fit doctors those who speak it come first. */
  readonly language: Language;
  readonly limit: number;
}

/** Doctors of a country who take emergencies at any hour: the fittest first, then who speaks the language, featured and best rated first. */
export async function listOnCall(ctx: Context, search: EmergencySearch): Promise<store.BookableRow[]> {
  return ctx.db.many(store.onCall, valuesOf(search));
}

/** The same of doctors who are not on call: whether they are at work, their week says. */
export async function listNotOnCall(ctx: Context, search: EmergencySearch): Promise<store.BookableRow[]> {
  return ctx.db.many(store.notOnCall, valuesOf(search));
}

function valuesOf({ country, doctorType, fitness, language, limit }: EmergencySearch): unknown[] {
  return [country, doctorType ?? null, JSON.stringify(fitness), LANGUAGES[language], limit];
}
