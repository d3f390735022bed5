import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { endOtherSessions } from './end-sessions.ts';
import { publishNumberChange } from './old-number.ts';
import { provePhone } from './prove-phone.ts';
import type { Guess } from './prove-phone.ts';
import { describeActor } from './read-me.ts';
import { sendChallenge } from './request-code.ts';
import type { SentCode } from './request-code.ts';
import { isLive, normalizeLivePhone } from './rules.ts';
import { requireStepUp } from './step-up.ts';
import * as store from './store.ts';

/**
 * Sends a code to the new number of a patient, within the same budgets as a sign-in. Does not look whether another
 * account has the number. Throws `step-up-required` unless the account's factor was given in the last five
 * minutes, `change-in-profile` for a doctor, `phone-unchanged` for the account's own number, and
 * `phone-invalid`.
 */
export async function requestNewNumberCode(
  ctx: Context,
  typed: string,
  challengeCookie: string | undefined,
): Promise<SentCode> {
  const account = await patientOf(ctx);
  const { full_name, language } = account;
  const country = isLive(account.country) ? account.country : DEFAULT_COUNTRY;
  if (normalizeLivePhone(typed, country) === account.phone) throw new Problem('phone-unchanged');
  await inTransaction(ctx, requireStepUp);
  return sendChallenge(
    ctx,
    { phone: typed, full_name, language, country, role: 'patient' },
    { challenge: challengeCookie, device: undefined },
  );
}

/**
 * Changes the number of the account to the one that the code was sent to. Calls and messages go there from now on, also
 * for appointments that are paid already. Ends all other sessions, because they were opened with the old number, and
 * tells the old number by SMS. Throws `number-in-use` when another account has the number; the caller has proven to
 * hold it and could sign in to that account, so this tells no stranger anything. Throws the refusals of `provePhone`.
 */
export async function changeOwnNumber(ctx: Context, guess: Guess): Promise<MeBody> {
  const code = readSixDigits(guess.code);
  if (code === null) throw new Problem('code-wrong');
  await patientOf(ctx);
  const outcome = await inTransaction(ctx, (inside) => changeWithGuess(inside, { ...guess, code })).catch(
    (error: unknown) => {
      throw brokenConstraint(error) === 'accounts_one_per_number' ? new Problem('number-in-use') : error;
    },
  );
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Returns a refusal instead of throwing it, so that the transaction commits the used guess. */
async function changeWithGuess(ctx: Context, guess: Guess) {
  const challenge = await provePhone(ctx, guess);
  if (typeof challenge === 'string') return challenge;
  // Throws and so rolls back: a right code stays valid while the person gives the factor again.
  await requireStepUp(ctx);
  const accountId = accountOf(ctx);
  const before = await ctx.db.maybe(store.activeAccount, { accountId });
  if (before === undefined || before.phone === challenge.phone) return 'code-expired' as const;
  if ((await ctx.db.maybe(store.lockAccountOfPhone, { phone: challenge.phone })) !== undefined)
    return 'number-in-use' as const;
  await ctx.db.run(store.changeNumber, { accountId, phone: challenge.phone });
  await endOtherSessions(ctx, accountId);
  await audit(ctx, { action: 'identity.change-own-number', object: 'account', objectId: accountId });
  await publishNumberChange(ctx, accountId, before.phone);
  return describeActor(ctx, { ...before, phone: challenge.phone });
}

async function patientOf(ctx: Context): Promise<store.AccountRow> {
  const account = await ctx.db.maybe(store.activeAccount, { accountId: accountOf(ctx) });
  if (account === undefined) throw new Problem('not-signed-in');
  if (account.roles.includes('doctor')) throw new Problem('change-in-profile');
  return account;
}
