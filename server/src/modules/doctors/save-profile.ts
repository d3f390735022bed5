import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { moveEmail, renameDoctor } from '../identity/index.ts';
import { cleanDoctorName, cleanLanguages } from './clean-profile.ts';
import * as store from './profile-store.ts';
import { readProfile } from './read-profile.ts';
import { readSpecialties } from './read-specialties.ts';
import type { Specialties } from './read-specialties.ts';
import { requestChanges } from './request-changes.ts';
import { invalidateAnswers } from './cache-answer.ts';
import type { CallKind } from './store.ts';

export interface ProfileInput {
  readonly full_name: string;
  readonly email?: string | null | undefined;
  readonly location: string;
  readonly specialty: string;
  readonly country?: CountryCode | undefined;
  readonly phone?: string | undefined;
  readonly licence?: string | undefined;
  readonly experience_years: number;
  readonly bio: Readonly<Record<Language, string>>;
  readonly video_consultation_fee: number;
  readonly phone_consultation_fee: number;
  readonly spoken_languages: readonly string[];
  readonly call_types: readonly CallKind[];
}

/**
 * Saves the whole profile of the signed-in doctor (API-43, API-44, W64). The requested fees are stored and charged to
 * nobody (C14). A new specialty, country, number or licence becomes a change request; the old value stays until it is
 * decided. Throws `invalid-input` with the fields for a name without letters, a specialty that is unknown
 * or not offered, and invalid
 * languages. Idempotent.
 */
export async function saveProfile(ctx: Context, input: ProfileInput): Promise<DoctorProfileBody> {
  const { country, phone, licence } = input;
  return inTransaction(ctx, async (inside) => {
    const before = await readProfile(inside);
    const { fullName, specialty, languages } = checked(input, await readSpecialties(inside), before.specialty_id);
    await inside.db.one(store.saveProfile, {
      accountId: accountOf(ctx),
      fullName,
      email: input.email || null,
      location: input.location,
      experienceYears: input.experience_years,
      videoFeeUsd: input.video_consultation_fee,
      phoneFeeUsd: input.phone_consultation_fee,
      spokenLanguages: languages,
      callTypes: [...new Set(input.call_types)].sort(),
    });
    await inside.db.run(store.saveBio, { doctorId: before.id, sw: input.bio.sw, en: input.bio.en, fr: input.bio.fr });
    await requestChanges(inside, before, { specialty, country, phone, licence });
    // The doctor's own account has to show the same name as patients' lists.
    if (before.full_name !== fullName) await renameDoctor(inside, fullName);
    if (before.email !== null)
      await moveEmail(inside, { accountId: accountOf(ctx), from: before.email, to: input.email || null });
    await audit(inside, {
      action: 'doctors.save-profile',
      object: 'doctor',
      objectId: before.id,
      // The audit row records what concerns prices and money, but no names and texts.
      details: {
        renamed: before.full_name !== fullName,
        videoFee: input.video_consultation_fee,
        phoneFee: input.phone_consultation_fee,
      },
    });
    // With a changed name the doctor may appear in lists that did not show them before.
    invalidateAnswers(inside);
    return readProfile(inside);
  });
}

function checked(
  { full_name, specialty, spoken_languages }: ProfileInput,
  specialties: Specialties,
  own: SpecialtyId,
): {
  fullName: string;
  specialty: SpecialtyId;
  languages: string[];
} {
  const fullName = cleanDoctorName(full_name);
  const named = specialties.find(specialty);
  const found = named?.offered === true || named?.id === own ? named : undefined;
  const languages = cleanLanguages(spoken_languages);
  if (fullName !== '' && found !== undefined && languages !== null) return { fullName, specialty: found.id, languages };
  const faults = { full_name: fullName === '', specialty: found === undefined, spoken_languages: languages === null };
  throw new Problem('invalid-input', {
    fields: Object.entries(faults)
      .filter(([, wrong]) => wrong)
      .map(([field]) => field),
  });
}
