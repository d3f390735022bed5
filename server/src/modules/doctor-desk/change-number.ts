import type { DoctorStandingBody } from '@tabibu/contract/doctor-changes';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { promisesOf } from '../bookings/index.ts';
import { applyOfficeNumber, requestOfficeNumber } from '../doctors/index.ts';
import type { DeskDoctorDetails } from '../doctors/index.ts';
import { contactOf, hasNumber, proveOfficeCode, requireStepUp, sendOfficeCode } from '../identity/index.ts';
import type { SentCode } from '../identity/index.ts';
import { readStanding, requireOtherDoctor } from './read-standing.ts';

/** A code that the doctor read to the signed-in member of staff. */
interface ReadCode {
  readonly challengeId: string;
  readonly code: string;
}

/**
 * Sends a code to the new number of a doctor, or to the present one, whose owner reads it to the signed-in member of
 * staff. Throws `step-up-required`, `not-found`, `own-doctor`, `about-family`, `number-unchanged`, and what
 * `sendOfficeCode` throws.
 */
export async function sendNumberCode(
  ctx: Context,
  doctorId: string,
  { phone: typed, to }: { readonly phone: string; readonly to: 'new' | 'old' },
): Promise<SentCode> {
  const doctor = await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    return requireOtherDoctor(inside, doctorId);
  });
  const { country, account_id: accountId } = doctor;
  if (to === 'new' && normalizePhone(typed, country) === doctor.phone) throw new Problem('number-unchanged');
  const contact = accountId === null ? undefined : await contactOf(ctx, accountId);
  return sendOfficeCode(ctx, {
    subjectId: subjectOf(doctorId, to),
    phone: to === 'new' ? typed : doctor.phone,
    country,
    language: contact?.language ?? ctx.language,
  });
}

/** A code to one of the two numbers proves nothing about the other. */
const subjectOf = (doctorId: string, to: 'new' | 'old') => (to === 'new' ? doctorId : `${doctorId} old`);

/**
 * Asks for the number that the code proves in the name of a doctor. Nothing changes yet: a code to the present number
 * (`confirmOldNumber`), or a second person after a day, decides; the present number is told and can object. Throws
 * `step-up-required`, `not-found`, `own-doctor`, `about-family`, the refusals of `proveOfficeCode`, and, while the code
 * stays good, `number-of-another` when another account signs in with the number.
 */
export async function changeNumber(ctx: Context, doctorId: string, read: ReadCode): Promise<DoctorStandingBody> {
  return withCode(ctx, { doctorId, to: 'new', read }, async (inside, value) => {
    if (await hasNumber(inside, value)) throw new Problem('number-of-another');
    await requestOfficeNumber(inside, { doctorId, value, by: accountOf(inside) });
    await audit(inside, { action: 'doctor-desk.ask-number', object: 'doctor', objectId: doctorId });
  });
}

/**
 * Gives a doctor the number that was asked for, because the code to the present number proves that the doctor agrees:
 * calls and messages go there, the doctor signs in with it and with the same authenticator, all sessions end, and the
 * old number is told. Throws like `changeNumber`, `not-found` when nothing was asked for, and `doctor-busy` during a
 * visit, which the end of the sessions would cut.
 */
export async function confirmOldNumber(ctx: Context, doctorId: string, read: ReadCode): Promise<DoctorStandingBody> {
  return withCode(ctx, { doctorId, to: 'old', read }, async (inside, proven, { phone }) => {
    if (proven !== phone) throw new Problem('code-expired');
    if ((await promisesOf(inside, doctorId)).isBusy) throw new Problem('doctor-busy');
    await applyOfficeNumber(inside, doctorId, `account:${accountOf(inside)}`);
    await audit(inside, { action: 'doctor-desk.change-number', object: 'doctor', objectId: doctorId });
  });
}

interface Proof {
  readonly doctorId: string;
  readonly to: 'new' | 'old';
  readonly read: ReadCode;
}

async function withCode(
  ctx: Context,
  { doctorId, to, read: { challengeId, code } }: Proof,
  go: (inside: Context, phone: string, doctor: DeskDoctorDetails) => Promise<void>,
): Promise<DoctorStandingBody> {
  const outcome = await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const doctor = await requireOtherDoctor(inside, doctorId);
    const proven = await proveOfficeCode(inside, { subjectId: subjectOf(doctorId, to), challengeId, code });
    // Returned instead of thrown, so that the transaction commits the used guess.
    if (typeof proven === 'string') return proven;
    await go(inside, proven.phone, doctor);
    return readStanding(inside, doctorId);
  });
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}
