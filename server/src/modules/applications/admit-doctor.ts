import { LANGUAGES } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import {
  addDoctors,
  adoptPicture,
  cleanDoctorName,
  hasLeft,
  serviceOf,
  setLicence,
  setVerified,
} from '../doctors/index.ts';
import type { CheckedLicence } from '../doctors/index.ts';
import { contactOf, ensureAccount } from '../identity/index.ts';
import { DEFAULT_WEEK, addWeeks } from '../scheduling/index.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';
import type { ApplicationRow } from './store.ts';

/**
 * Makes the applicant a verified doctor who can sign in and be booked, in the caller's transaction, and returns the
 * doctor's id. Somebody who is a doctor already keeps that row. A new doctor works the default week (C57). Throws
 * `not-found` if the account was erased, and `licence-taken` with the name of whoever works here with this licence.
 */
export async function admitDoctor(
  inside: Context,
  row: ApplicationRow & { readonly account_id: string },
  licence: CheckedLicence,
): Promise<string> {
  const contact = await contactOf(inside, row.account_id);
  if (contact === undefined) throw new Problem('not-found');
  await ensureAccount(inside, {
    phone: contact.phone,
    fullName: row.full_name,
    country: row.country,
    language: row.language,
    roles: ['doctor'],
  });
  const known = await serviceOf(inside, row.account_id);
  // Whoever was deleted as a doctor begins anew: the history of before stays with the earlier row.
  const fresh = (await hasLeft(inside, row.doctor_id)) ? newId(inside.clock.now()) : row.doctor_id;
  const doctorId = known?.doctorId ?? fresh;
  if (known === undefined) {
    await addDoctors(inside, [
      {
        id: doctorId,
        accountId: row.account_id,
        fullName: cleanDoctorName(row.full_name),
        specialty: row.specialty,
        country: row.country,
        phone: contact.phone,
        gender: row.gender,
        birthDate: row.birth_date,
        email: row.email,
        location: row.region,
        // In the language in which it was written; whoever reads another one gets it too, until the doctor writes more.
        bio: { sw: '', en: '', fr: '', [row.language]: row.bio },
        // The one that we know of; the doctor names others in the profile.
        spokenLanguages: [LANGUAGES[row.language]],
        experienceYears: row.experience_years,
      },
    ]);
    await addWeeks(inside, new Map([[doctorId, DEFAULT_WEEK]]));
  }
  await setLicence(inside, { doctorId, ...licence });
  await setVerified(inside, { doctorId, isVerified: true });
  return doctorId;
}

/** Shows the applicant's photo as the doctor's picture, unless the doctor has one. May be repeated. */
export async function showPhoto(
  ctx: Context,
  { applicationId, doctorId }: { applicationId: string; doctorId: string },
): Promise<void> {
  const photo = await ctx.db.maybe(store.photoOf, { applicationId });
  if (photo !== undefined) await adoptPicture(ctx, doctorId, photo.file_id);
}
