import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { isProvenNumber } from '../identity/index.ts';
import * as changes from './change-store.ts';

/** What is left out is not asked about. */
export interface AskedFields {
  readonly specialty: SpecialtyId;
  readonly country?: CountryCode | undefined;
  readonly phone?: string | undefined;
  readonly licence?: string | undefined;
}

/**
 * Writes down what a doctor asks to have changed, inside the caller's transaction: another value than now waits for a decision in place of
 * what waited before, the value of now takes a waiting request back. Refuses a country where nobody books and a number that is none (`invalid-input`),
 * and one that this session has not proven by a code (`number-unproven`). May be repeated.
 */
export async function requestChanges(inside: Context, profile: DoctorProfileBody, asked: AskedFields): Promise<void> {
  await inside.db.run(changes.lockDoctor, [profile.id]);
  const values = await valuesOf(inside, profile, asked);
  const pending = new Map((await inside.db.many(changes.pendingOf, [profile.id])).map((change) => [change.field, change]));
  for (const [field, now, wished] of values) {
    const waiting = pending.get(field);
    if (wished === undefined || wished === waiting?.new_value) continue;
    if (waiting !== undefined) await end(inside, waiting);
    if (wished !== now && wished !== '') await begin(inside, profile.id, field, now, wished);
  }
}

type Value = readonly [changes.ChangeField, string, string | undefined];

async function valuesOf(ctx: Context, profile: DoctorProfileBody, { specialty, country, phone, licence }: AskedFields): Promise<Value[]> {
  if (country !== undefined && countryOf(country).timeZone === null) throw new Problem('invalid-input', { fields: ['country'] });
  return [
    ['specialty', profile.specialty_id, specialty],
    ['country', profile.country, country],
    ['phone', profile.phone, phone === undefined ? undefined : await numberOf(ctx, profile, country ?? profile.country, phone)],
    ['licence', profile.licence ?? '', licence?.trim()],
  ];
}

/** A typed number of the country, or of the present one: who moves keeps the old number for a while. */
async function numberOf(ctx: Context, profile: DoctorProfileBody, country: CountryCode, typed: string): Promise<string> {
  if (typed === profile.phone) return typed;
  const phone = normalizePhone(typed, country) ?? normalizePhone(typed, profile.country);
  if (phone === null) throw new Problem('invalid-input', { fields: ['phone'] });
  const isWaiting = profile.pending_changes.some(({ field, value }) => field === 'phone' && value === phone);
  if (phone !== profile.phone && !isWaiting && !await isProvenNumber(ctx, phone)) throw new Problem('number-unproven');
  return phone;
}

async function begin(inside: Context, doctorId: string, field: changes.ChangeField, now: string, wished: string): Promise<void> {
  const at = inside.clock.now();
  const id = newId(at);
  await inside.db.run(changes.addChange, [id, doctorId, field, now, wished, at]);
  await audit(inside, { action: 'doctors.request-change', object: 'doctor-change', objectId: id, details: { doctor: doctorId, field } });
}

async function end(inside: Context, { id, doctor_id: doctorId, field }: changes.ChangeRow): Promise<void> {
  await inside.db.run(changes.withdrawChange, [id, inside.clock.now()]);
  await audit(inside, { action: 'doctors.withdraw-change', object: 'doctor-change', objectId: id, details: { doctor: doctorId, field } });
}
