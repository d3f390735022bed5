import type { DoctorStandingBody } from '@tabibu/contract/doctor-changes';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { promisesOf } from '../bookings/index.ts';
import { changeByOffice } from '../doctors/index.ts';
import {
  contactOf,
  endSessions,
  hasNumber,
  proveOfficeCode,
  requireStepUp,
  sendOfficeCode,
} from '../identity/index.ts';
import type { SentCode } from '../identity/index.ts';
import { readStanding, requireOtherDoctor } from './read-standing.ts';

/**
 * Sends a code to the new number of a doctor, who reads it to the signed-in member of staff. Throws
 * `step-up-required`, `not-found`, `own-doctor`, `number-unchanged`, and what `sendOfficeCode` throws.
 */
export async function sendNumberCode(ctx: Context, doctorId: string, typed: string): Promise<SentCode> {
  const doctor = await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    return requireOtherDoctor(inside, doctorId);
  });
  const { country, account_id: accountId } = doctor;
  if (normalizePhone(typed, country) === doctor.phone) throw new Problem('number-unchanged');
  const contact = accountId === null ? undefined : await contactOf(ctx, accountId);
  return sendOfficeCode(ctx, {
    subjectId: doctorId,
    phone: typed,
    country,
    language: contact?.language ?? ctx.language,
  });
}

/**
 * Gives a doctor the number that the code proves: calls and messages go there, the doctor signs in with it, all
 * sessions of the old number end, and the old number is told. Throws `step-up-required`, `not-found`, `own-doctor` and
 * the refusals of `proveOfficeCode`; and, while the code stays good, `doctor-busy` during a visit, which the end of the
 * sessions would cut, and `number-of-another` when another account signs in with the number.
 */
export async function changeNumber(
  ctx: Context,
  doctorId: string,
  { challengeId, code }: { challengeId: string; code: string },
): Promise<DoctorStandingBody> {
  const outcome = await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const { account_id: accountId } = await requireOtherDoctor(inside, doctorId);
    const proven = await proveOfficeCode(inside, { subjectId: doctorId, challengeId, code });
    // Returned instead of thrown, so that the transaction commits the used guess.
    if (typeof proven === 'string') return proven;
    const { phone: value } = proven;
    if ((await promisesOf(inside, doctorId)).isBusy) throw new Problem('doctor-busy');
    if (await hasNumber(inside, value)) throw new Problem('number-of-another');
    await changeByOffice(inside, { doctorId, field: 'phone', value, by: `account:${accountOf(inside)}` });
    if (accountId !== null) await endSessions(inside, accountId);
    await audit(inside, { action: 'doctor-desk.change-number', object: 'doctor', objectId: doctorId });
    return readStanding(inside, doctorId);
  });
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}
