import type { CountryCode } from '@tabibu/contract/countries';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import {
  findBookableDoctor,
  fitnessFor,
  isLicensedAt,
  listNotOnCall,
  listOnCall,
  readSpecialties,
} from '../doctors/index.ts';
import type { BookableDoctor } from '../doctors/index.ts';
import { isOffered, whoIsAtWork } from '../scheduling/index.ts';
import { gridStart } from './rules.ts';

/** The patient who asks for help. `accountId` is never rung for its own emergency. */
export interface EmergencyRequester {
  readonly country: CountryCode;
  readonly language: Language;
  readonly accountId: string | null;
}

export interface Request {
  readonly doctorId: string;
  readonly doctorType: DoctorType;
  readonly at: Date;
}

export interface ChosenDoctors {
  /** The doctor asked for, if fit for emergencies and able to answer now; rung first. Otherwise null. */
  readonly first: BookableDoctor | null;
  /** The doctors on call in the patient's country, of the doctor type that is paid for, without `first`. */
  readonly others: readonly BookableDoctor[];
}

const ON_CALL = 8;
const AT_WORK = 24;

/**
 * Returns the doctors to ring for an emergency: the doctor asked for, and the doctors on call. Those whose specialty
 * fits best come first, and among them those who speak the patient's language (W23).
 */
export async function chooseDoctors(
  ctx: Context,
  { doctorId, doctorType, at }: Request,
  asker: EmergencyRequester,
): Promise<ChosenDoctors> {
  const { country, language } = asker;
  const asked = await findBookableDoctor(ctx, doctorId);
  const onCall = await listOnCall(ctx, {
    country,
    doctorType,
    language,
    fitness: fitnessFor(await readSpecialties(ctx), asked?.specialtyId),
    limit: ON_CALL + 1,
  });
  return {
    first: asked !== undefined && !isAsker(asked.accountId, asker) && (await canAnswer(ctx, asked, at)) ? asked : null,
    others: onCall
      .filter((one) => one.id !== doctorId && isLicensedAt(one, at) && !isAsker(one.accountId, asker))
      .slice(0, ON_CALL),
  };
}

/**
 * Returns the doctors whom a patient can ask for in an emergency now, `most` at most. Those whose specialty fits best
 * come first, and among them those on call before those at work (W23).
 */
export async function listAnsweringDoctors(
  ctx: Context,
  asker: EmergencyRequester,
  most: number,
): Promise<BookableDoctor[]> {
  const { country, language } = asker;
  const now = ctx.clock.now();
  const search = { country, language, fitness: fitnessFor(await readSpecialties(ctx), undefined) };
  const [onCall, rest] = await Promise.all([
    listOnCall(ctx, { ...search, limit: most + 1 }),
    listNotOnCall(ctx, { ...search, limit: AT_WORK }),
  ]);
  const atWork = await whoIsAtWork(
    ctx,
    rest.map(({ id }) => id),
    gridStart(now),
    timeZoneOf(country),
  );
  const placeOf = ({ specialtyId }: BookableDoctor) => search.fitness[specialtyId] ?? 0;
  return [...onCall, ...rest.filter(({ id }) => atWork.has(id))]
    .filter((doctor) => isLicensedAt(doctor, now) && !isAsker(doctor.accountId, asker))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, most);
}

/**
 * Returns whether a doctor can answer an emergency at a moment: fit for emergencies by specialty, licensed, taking
 * phone calls, and on call or at work in that half hour.
 */
export async function canAnswer(ctx: Context, doctor: BookableDoctor, at: Date): Promise<boolean> {
  if (!isLicensedAt(doctor, at)) return false;
  if (!doctor.callTypes.includes('phone')) return false;
  if (!Object.hasOwn((await readSpecialties(ctx)).fitness, doctor.specialtyId)) return false;
  return doctor.isOnCall || isOffered(ctx, doctor.id, gridStart(at), doctor);
}

function isAsker(accountId: string | null, asker: EmergencyRequester): boolean {
  return accountId !== null && accountId === asker.accountId;
}
