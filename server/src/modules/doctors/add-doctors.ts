import type { CountryCode } from '@tabibu/contract/countries';
import { countryOf } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { forgetFigures } from './count-figures.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as store from './store.ts';

export interface DoctorProfile {
  readonly id?: string;
  /** The account that signs in as this doctor. */
  readonly accountId?: string | null;
  readonly fullName: string;
  readonly specialty: SpecialtyId;
  readonly country: CountryCode;
  /** E.164 */
  readonly phone: string;
  /** Null where it was not said. */
  readonly gender: 'female' | 'male' | 'other' | null;
  /** 'YYYY-MM-DD' */
  readonly birthDate?: string | null;
  /** For the office; patients never see it. */
  readonly email?: string | null;
  /** Where the doctor practises, as the doctor says it. */
  readonly location?: string;
  readonly bio: Readonly<Record<Language, string>>;
  /** Each language in its own name: 'Kiswahili', 'English'. */
  readonly spokenLanguages: readonly string[];
  readonly experienceYears: number;
  readonly callTypes?: readonly store.CallKind[];
  readonly startRating?: 0 | 3 | 4 | 5;
  /** Sum and number of the patients' ratings. */
  readonly ratings?: { readonly sum: number; readonly count: number };
  readonly image?: string | null;
  readonly featured?: boolean;
  readonly onCall?: boolean;
  readonly verifiedAt?: Date | null;
  /** Since when an administrator is to verify; null for nobody who waits. */
  readonly toVerifySince?: Date | null;
  readonly suspendedAt?: Date | null;
}

/**
 * Adds doctors in one transaction and returns their ids in the given order. Throws a RangeError for a country that is
 * not live, because it has no time zone.
 */
export async function addDoctors(ctx: Context, profiles: readonly DoctorProfile[]): Promise<string[]> {
  const now = ctx.clock.now();
  const rows = profiles.map((profile) => toRow(profile, now));
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.add, { rows: JSON.stringify(rows), now });
    await inside.db.run(store.addBios, {
      rows: JSON.stringify(rows.map(({ id }, index) => ({ id, ...profiles[index]!.bio }))),
    });
    for (const row of rows) await audit(inside, { action: 'doctors.add', object: 'doctor', objectId: row.id });
    invalidateAnswers(inside);
  });
  forgetFigures(ctx);
  return rows.map(({ id }) => id);
}

function toRow(profile: DoctorProfile, now: Date) {
  const timeZone = countryOf(profile.country).timeZone;
  if (timeZone === null) throw new RangeError(`nobody books in ${profile.country} yet`);
  return {
    id: profile.id ?? newId(now),
    account_id: profile.accountId ?? null,
    full_name: profile.fullName,
    specialty: profile.specialty,
    country: profile.country,
    time_zone: timeZone,
    phone: profile.phone,
    gender: profile.gender,
    birth_date: profile.birthDate ?? null,
    email: profile.email ?? null,
    location: profile.location ?? '',
    spoken_languages: profile.spokenLanguages,
    experience_years: profile.experienceYears,
    call_types: profile.callTypes ?? ['phone', 'video'],
    start_rating: profile.startRating ?? 0,
    rating_sum: profile.ratings?.sum ?? 0,
    rating_count: profile.ratings?.count ?? 0,
    image: profile.image ?? null,
    featured: profile.featured ?? false,
    on_call: profile.onCall ?? false,
    verified_at: profile.verifiedAt ?? null,
    to_verify_since: profile.toVerifySince ?? null,
    suspended_at: profile.suspendedAt ?? null,
  };
}
