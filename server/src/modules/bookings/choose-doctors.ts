import type { CountryCode } from '@tabibu/contract/countries';
import { countryOf } from '@tabibu/contract/countries';
import { fitnessFor, isFitForEmergencies } from '@tabibu/contract/emergency-fitness';
import type { Language } from '@tabibu/contract/languages';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { findBookableDoctor, listNotOnCall, listOnCall } from '../doctors/index.ts';
import type { BookableDoctor } from '../doctors/index.ts';
import { isOffered, whoIsAtWork } from '../scheduling/index.ts';
import { gridStart } from './rules.ts';

/** Who asks for help: the country and language, and the account, which is never rung for itself. */
export interface Asker {
  readonly country: CountryCode;
  readonly language: Language;
  readonly accountId: string | null;
}

export interface Request {
  readonly doctorId: string;
  readonly doctorType: DoctorType;
  readonly at: Date;
}

export interface Chosen {
  /** The doctor asked for, when fit and able to answer now: rung first. */
  readonly first: BookableDoctor | null;
  /** Doctors on call of the country and the type that is paid for, without the first. */
  readonly others: readonly BookableDoctor[];
}

const ON_CALL = 8;
const AT_WORK = 24;

/** Whom an emergency of this moment rings: the doctor asked for, and the doctors on call, the fittest first and of these who speaks the language (W23). */
export async function chooseDoctors(ctx: Context, { doctorId, doctorType, at }: Request, asker: Asker): Promise<Chosen> {
  const { country, language } = asker;
  const asked = await findBookableDoctor(ctx, doctorId);
  const onCall = await listOnCall(ctx, { country, doctorType, language, fitness: fitnessFor(asked?.specialtyId), limit: ON_CALL + 1 });
  return {
    first: asked !== undefined && !isAsker(asked.accountId, asker) && await canAnswer(ctx, asked, at) ? asked : null,
    others: onCall.filter(({ id, accountId }) => id !== doctorId && !isAsker(accountId, asker)).slice(0, ON_CALL),
  };
}

/** Doctors who can be asked for in an emergency now, the fittest first, on call before at work; at most `most` (W23). */
export async function whoCanAnswer(ctx: Context, asker: Asker, most: number): Promise<BookableDoctor[]> {
  const { country, language } = asker;
  const search = { country, language, fitness: fitnessFor(undefined) };
  const [onCall, rest] = await Promise.all([listOnCall(ctx, { ...search, limit: most + 1 }), listNotOnCall(ctx, { ...search, limit: AT_WORK })]);
  const atWork = await whoIsAtWork(ctx, rest.map(({ id }) => id), gridStart(ctx.clock.now()), countryOf(country).timeZone ?? 'UTC');
  const placeOf = ({ specialtyId }: BookableDoctor) => search.fitness[specialtyId] ?? 0;
  return [...onCall, ...rest.filter(({ id }) => atWork.has(id))]
    .filter(({ accountId }) => !isAsker(accountId, asker))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, most);
}

/** Fit for emergencies, reachable by phone, and on call or at work in the half hour of a moment. */
export async function canAnswer(ctx: Context, doctor: BookableDoctor, at: Date): Promise<boolean> {
  if (!isFitForEmergencies(doctor.specialtyId) || !doctor.callTypes.includes('phone')) return false;
  return doctor.isOnCall || isOffered(ctx, doctor.id, gridStart(at), doctor.timeZone);
}

function isAsker(accountId: string | null, asker: Asker): boolean {
  return accountId !== null && accountId === asker.accountId;
}
