import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import { findSpecialty } from '@tabibu/contract/specialties';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { changeMe } from '../identity/index.ts';
import { cleanDoctorName, cleanLanguages } from './clean-profile.ts';
import * as store from './profile-store.ts';
import { readProfile } from './read-profile.ts';
import { requestChanges } from './request-changes.ts';
import { forgetAnswers } from './reuse-answer.ts';
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
 * Saves the signed-in doctor's profile as a whole (API-43, API-44, W64). The requested fees are kept and charged to nobody (C14). Another
 * specialty, country, number or licence is asked for, and stays as it is until it is decided. Refuses a name without letters, an unknown specialty and languages that are no words, naming the fields. May be repeated.
 */
export async function saveProfile(ctx: Context, input: ProfileInput): Promise<DoctorProfileBody> {
  const { fullName, specialty, languages } = checked(input);
  const { country, phone, licence } = input;
  return inTransaction(ctx, async (inside) => {
    const before = await readProfile(inside);
    await inside.db.one(store.saveProfile, [
      accountOf(ctx), fullName, input.email || null, input.location, input.experience_years,
      input.video_consultation_fee, input.phone_consultation_fee, languages, [...new Set(input.call_types)].sort(),
    ]);
    await inside.db.run(store.saveBio, [before.id, input.bio.sw, input.bio.en, input.bio.fr]);
    await requestChanges(inside, before, { specialty, country, phone, licence });
    // Patients' lists and the doctor's own account say one name.
    if (before.full_name !== fullName) await changeMe(inside, { full_name: fullName });
    await audit(inside, {
      action: 'doctors.save-profile', object: 'doctor', objectId: before.id,
      // What decides prices and money is written down; names and texts are not.
      details: {
        renamed: before.full_name !== fullName,
        videoFee: input.video_consultation_fee, phoneFee: input.phone_consultation_fee,
      },
    });
    // A changed name may bring the doctor into lists that did not show them before.
    forgetAnswers(inside);
    return readProfile(inside);
  });
}

function checked({ full_name, specialty, spoken_languages }: ProfileInput): { fullName: string; specialty: SpecialtyId; languages: string[] } {
  const fullName = cleanDoctorName(full_name);
  const found = findSpecialty(specialty);
  const languages = cleanLanguages(spoken_languages);
  if (fullName !== '' && found !== undefined && languages !== null) return { fullName, specialty: found.id, languages };
  const faults = { full_name: fullName === '', specialty: found === undefined, spoken_languages: languages === null };
  throw new Problem('invalid-input', { fields: Object.entries(faults).filter(([, wrong]) => wrong).map(([field]) => field) });
}
