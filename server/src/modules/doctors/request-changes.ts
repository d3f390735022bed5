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

/** The fields that a doctor may ask to have changed. A field that is left out is not changed. */
export interface RequestedFields {
  readonly specialty: SpecialtyId;
  readonly country?: CountryCode | undefined;
  readonly phone?: string | undefined;
  readonly licence?: string | undefined;
}

/**
 * Records which changes a doctor requests, in the caller's transaction. A new value becomes a pending request and
 * replaces the pending one of that field; the current value, or an empty one, withdraws it. Throws `invalid-input` for
 * a country where nobody books yet and for an invalid phone number, and `number-unproven` for a number that this
 * session has not proven by a code. Idempotent.
 */
export async function requestChanges(
  inside: Context,
  profile: DoctorProfileBody,
  asked: RequestedFields,
): Promise<void> {
  await inside.db.run(changes.lockDoctor, { doctorId: profile.id });
  const values = await valuesOf(inside, profile, asked);
  const pending = new Map(
    (await inside.db.many(changes.pendingOf, { doctorId: profile.id })).map((change) => [change.field, change]),
  );
  for (const [field, now, wished] of values) {
    const waiting = pending.get(field);
    if (wished === undefined || wished === waiting?.new_value) continue;
    if (waiting !== undefined) await endChange(inside, waiting);
    if (wished !== now && wished !== '') await beginChange(inside, { doctorId: profile.id, field, now, wished });
  }
}

type Value = readonly [changes.ChangeField, string, string | undefined];

async function valuesOf(
  ctx: Context,
  profile: DoctorProfileBody,
  { specialty, country, phone, licence }: RequestedFields,
): Promise<Value[]> {
  if (country !== undefined && countryOf(country).timeZone === null)
    throw new Problem('invalid-input', { fields: ['country'] });
  return [
    ['specialty', profile.specialty_id, specialty],
    ['country', profile.country, country],
    [
      'phone',
      profile.phone,
      phone === undefined ? undefined : await numberOf(ctx, profile, country ?? profile.country, phone),
    ],
    ['licence', profile.licence ?? '', licence?.trim()],
  ];
}

/**
 * Normalizes a typed number by the requested country or the current one, because a doctor who moves may keep the old
 * number.
 */
async function numberOf(
  ctx: Context,
  profile: DoctorProfileBody,
  country: CountryCode,
  typed: string,
): Promise<string> {
  if (typed === profile.phone) return typed;
  const phone = normalizePhone(typed, country) ?? normalizePhone(typed, profile.country);
  if (phone === null) throw new Problem('invalid-input', { fields: ['phone'] });
  const isWaiting = profile.pending_changes.some(({ field, value }) => field === 'phone' && value === phone);
  if (phone !== profile.phone && !isWaiting && !(await isProvenNumber(ctx, phone)))
    throw new Problem('number-unproven');
  return phone;
}

interface WishedChange {
  readonly doctorId: string;
  readonly field: changes.ChangeField;
  /** The present value. */
  readonly now: string;
  readonly wished: string;
  /** The account of whoever asks in the name of the office. */
  readonly requestedBy?: string;
}

/** Records that another value is wished, in the caller's transaction, and returns the id. None may be pending. */
export async function beginChange(
  inside: Context,
  { doctorId, field, now, wished, requestedBy }: WishedChange,
): Promise<string> {
  const at = inside.clock.now();
  const id = newId(at);
  await inside.db.run(changes.addChange, {
    id,
    doctorId,
    field,
    oldValue: now,
    newValue: wished,
    createdAt: at,
    requestedBy: requestedBy ?? null,
  });
  await audit(inside, {
    action: 'doctors.request-change',
    object: 'doctor-change',
    objectId: id,
    details: { doctor: doctorId, field },
  });
  return id;
}

/** Withdraws a pending change, in the caller's transaction. */
export async function endChange(inside: Context, { id, doctor_id: doctorId, field }: changes.ChangeRow): Promise<void> {
  await inside.db.run(changes.withdrawChange, { id, now: inside.clock.now() });
  await audit(inside, {
    action: 'doctors.withdraw-change',
    object: 'doctor-change',
    objectId: id,
    details: { doctor: doctorId, field },
  });
}
