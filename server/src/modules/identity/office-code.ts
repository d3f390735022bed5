import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import type { ChallengeRow } from './code-store.ts';
import { provePhone } from './prove-phone.ts';
import type { GuessRefusal } from './prove-phone.ts';
import { sendChallenge } from './request-code.ts';
import type { SentCode } from './request-code.ts';

interface NewNumber {
  /** Whose number is to be changed: an id of any kind, to which the code is tied. */
  readonly subjectId: string;
  readonly phone: string;
  readonly country: CountryCode;
  /** In which the message is written. */
  readonly language: Language;
  /** Given where the code lets staff book for whoever reads it out: the name that was typed, as it is stored. */
  readonly bookingFor?: string;
}

/**
 * Sends a code to the number of somebody else, who reads it to the signed-in member of staff. The code proves only
 * that: it signs nobody in, because no browser ever gets the token that a sign-in would have to send with it. Spends
 * the budgets of a sign-in. Throws what `sendChallenge` throws.
 */
export async function sendOfficeCode(
  ctx: Context,
  { subjectId, phone, country, language, bookingFor }: NewNumber,
): Promise<SentCode> {
  const officeToken = tokenOf(ctx, subjectId);
  return sendChallenge(
    ctx,
    { phone, country, language, full_name: bookingFor, role: bookingFor === undefined ? 'doctor' : 'patient' },
    { challenge: officeToken, device: undefined, officeToken, isForBooking: bookingFor !== undefined },
  );
}

/**
 * Returns the number that was proven by the code, or a refusal after which the caller has to commit, as for
 * `provePhone`. A code that another member of staff asked for, or for another person, looks expired.
 */
export async function proveOfficeCode(
  inside: Context,
  guess: { subjectId: string; challengeId: string; code: string },
): Promise<Pick<ChallengeRow, 'phone'> | GuessRefusal> {
  const code = readSixDigits(guess.code);
  if (code === null) return 'code-wrong';
  const browser = tokenOf(inside, guess.subjectId);
  return provePhone(inside, { challengeId: guess.challengeId, code, browser });
}

/** Stands in place of the cookie that ties a code to a browser: it ties the code to a session of staff and a person. */
function tokenOf(ctx: Context, subjectId: string): string {
  return ctx.keys.sign('code', `office ${sessionOf(ctx)} ${subjectId}`);
}
