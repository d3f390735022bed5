import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { EmergencyDoctorsBody } from '@tabibu/contract/emergency-doctors';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { findBookableDoctor, fitnessFor, listOnCall, readSpecialties, showDoctors } from '../doctors/index.ts';
import type { BookableDoctor } from '../doctors/index.ts';
import { canAnswer, listAnsweringDoctors } from './choose-doctors.ts';
import type { EmergencyRequester } from './choose-doctors.ts';

/** How many doctors the page offers. Few, so that a frightened person can choose quickly. */
const OFFERED = 4;

/**
 * Returns the doctors whom a patient can ask for in an emergency now: first the one that the page's address names, if
 * able to answer, then those whose specialty fits best. None in a country where Tabibu is not live.
 */
export async function listEmergencyDoctors(
  ctx: Context,
  input: { country?: CountryCode | undefined; doctor?: string | undefined },
): Promise<EmergencyDoctorsBody> {
  const country = input.country ?? ctx.country;
  if (countryOf(country).status !== 'live') return { doctors: [], asked: null };
  const asker: EmergencyRequester = {
    country,
    language: ctx.language,
    accountId: 'accountId' in ctx.actor ? ctx.actor.accountId : null,
  };
  const [wanted, able] = await Promise.all([
    input.doctor === undefined ? undefined : findBookableDoctor(ctx, input.doctor),
    listAnsweringDoctors(ctx, asker, OFFERED),
  ]);
  const asked = wanted === undefined ? null : await answerOf(ctx, wanted, asker);
  const offered =
    wanted !== undefined && asked === 'can-answer'
      ? [wanted, ...able.filter(({ id }) => id !== wanted.id)].slice(0, OFFERED)
      : able;
  const onCall = await onCallByType(ctx, asker);
  const cards = await showDoctors(
    ctx,
    offered.map(({ id }) => id),
    country,
  );
  return {
    asked,
    doctors: cards.map((doctor) => ({ doctor, has_others: onCall[doctor.type].some(({ id }) => id !== doctor.id) })),
  };
}

async function answerOf(
  ctx: Context,
  doctor: BookableDoctor,
  { accountId }: EmergencyRequester,
): Promise<EmergencyDoctorsBody['asked']> {
  if (!Object.hasOwn((await readSpecialties(ctx)).fitness, doctor.specialtyId)) return 'not-for-emergencies';
  if (accountId !== null && doctor.accountId === accountId) return 'cannot-now';
  return (await canAnswer(ctx, doctor, ctx.clock.now())) ? 'can-answer' : 'cannot-now';
}

/**
 * Returns up to three doctors on call of each type, without the caller: enough to know whether somebody is left besides
 * the doctor asked for.
 */
async function onCallByType(ctx: Context, asker: EmergencyRequester): Promise<Record<DoctorType, BookableDoctor[]>> {
  const fitness = fitnessFor(await readSpecialties(ctx), undefined);
  const ofType = async (doctorType: DoctorType) =>
    (
      await listOnCall(ctx, {
        country: asker.country,
        doctorType,
        language: asker.language,
        fitness,
        limit: 3,
      })
    ).filter(({ accountId }) => accountId === null || accountId !== asker.accountId);
  const [general, specialist] = await Promise.all([ofType('general'), ofType('specialist')]);
  return { general, specialist };
}
