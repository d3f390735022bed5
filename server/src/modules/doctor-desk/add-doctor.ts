import type { DeskDoctorBody } from '@tabibu/contract/doctor-desk';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { newestLicenceOf, recordLicence } from '../applications/index.ts';
import {
  addDoctors,
  changeDoctor,
  cleanDoctorName,
  lockDoctor,
  readSpecialties,
  serviceOf,
  setPicture,
} from '../doctors/index.ts';
import { ensureAccount, requireStepUp, requireOther } from '../identity/index.ts';
import { inviteDoctor } from './invite-doctor.ts';
import { readDoctor, versionOf } from './read-doctor.ts';
import { requireOtherDoctor } from './read-standing.ts';
import { readForm } from './rules.ts';
import type { ReadDoctorForm, TypedDoctor } from './rules.ts';

/** The languages of a doctor's profile until the doctor names others (DOC-DASH-29). */
const SPOKEN_LANGUAGES = ['Kiswahili', 'English'];

interface AddedDoctor {
  readonly doctor: DeskDoctorBody;
  readonly invitation: { readonly address: string; readonly expires_at: string };
}

/**
 * Adds a doctor with every field of the form, not featured, and sends an invitation: no password is made for anybody
 * (W44). Added by an administrator the doctor is verified (ADM-DOC-27), by a staff admin unverified: an administrator
 * then verifies. All of it happens or nothing (W45). Without working hours until the invitation is accepted, so nobody
 * books a doctor who has not agreed. Throws `step-up-required`, the refusals of `readForm`, `licence-needed`, those of
 * the picture, `doctor-here-already` for the number of a doctor, and `about-you` and `about-family`.
 */
export async function addDoctor(ctx: Context, typed: TypedDoctor): Promise<AddedDoctor> {
  const form = readForm(typed, {
    today: todayOf(ctx),
    clean: cleanDoctorName,
    specialties: await readSpecialties(ctx),
  });
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const { phone, fullName, country } = form;
    const person = { phone, fullName, country, language: inside.language, roles: ['doctor'] } as const;
    const accountId = await ensureAccount(inside, person);
    await requireOther(inside, accountId);
    if ((await serviceOf(inside, accountId)) !== undefined)
      throw new Problem('doctor-here-already', { fields: ['phone'] });
    const doctorId = await addRow(inside, accountId, form);
    await recordFound(inside, doctorId, form, typed);
    if (typed.picture !== undefined) await setPicture(inside, doctorId, typed.picture);
    const invitation = await inviteDoctor(inside, { doctorId, accountId, isVerified: addsVerified(inside) });
    return { doctor: await readDoctor(inside, doctorId), invitation };
  });
}

/** Returns whether the caller has checked a licence by adding its doctor. */
function addsVerified({ actor }: Context): boolean {
  return actor.kind === 'administrator';
}

async function addRow(inside: Context, accountId: string, { bio, ...form }: ReadDoctorForm): Promise<string> {
  const [doctorId] = await addDoctors(inside, [
    {
      ...form,
      accountId,
      bio: { sw: bio, en: bio, fr: bio },
      spokenLanguages: SPOKEN_LANGUAGES,
      ...(addsVerified(inside) ? { verifiedAt: inside.clock.now() } : { toVerifySince: inside.clock.now() }),
    },
  ]);
  return doctorId!;
}

/**
 * Changes every field of a doctor (C53) but number and country, which have a proof and rules of their own
 * (`change-number.ts`, `change-country.ts`). A licence that was not touched stays, also one that nobody has checked.
 * Throws `step-up-required`, `not-found`, `own-doctor`, `about-family`, `doctor-changed` if the form shows something
 * else than the `version` that was seen, `number-country-apart`, the refusals of
 * `readForm`, `licence-needed` and those of the picture.
 */
export async function changeByDesk(
  ctx: Context,
  doctorId: string,
  { version, ...typed }: TypedDoctor & { readonly version: string },
): Promise<DeskDoctorBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await lockDoctor(inside, doctorId);
    const before = await requireOtherDoctor(inside, doctorId);
    const known = await newestLicenceOf(inside, doctorId);
    if (version !== versionOf(before, known)) throw new Problem('doctor-changed');
    const form = readForm(typed, {
      today: todayOf(ctx),
      clean: cleanDoctorName,
      specialties: await readSpecialties(inside),
      known: before,
    });
    if (form.phone !== before.phone || form.country !== before.country) throw new Problem('number-country-apart');
    const { council, number, expires_on: expiresOn } = typed.licence;
    const isUntouched =
      council === (known?.council ?? '') &&
      number === (known?.number ?? before.licence ?? '') &&
      expiresOn === (known?.expiresOn ?? before.licence_expires_on ?? '');
    await changeDoctor(inside, doctorId, form);
    if (!isUntouched) await recordFound(inside, doctorId, form, typed);
    if (typed.picture !== undefined) await setPicture(inside, doctorId, typed.picture);
    return readDoctor(inside, doctorId);
  });
}

/** Records the licence of the form as found by whoever is signed in. */
async function recordFound(
  inside: Context,
  doctorId: string,
  { fullName: registeredName }: ReadDoctorForm,
  { licence: { council, number, expires_on: expiresOn } }: TypedDoctor,
): Promise<void> {
  const licence = { council, number, registeredName, expiresOn };
  await recordLicence(inside, { doctorId, licence, by: `${inside.actor.kind}:${accountOf(inside)}` });
}

function todayOf(ctx: Context): string {
  return wallClock(ctx.clock.now(), 'UTC').day;
}
