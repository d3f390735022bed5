import { isSameName } from '@tabibu/contract/person-name';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { holdSignIn } from '../authenticators/index.ts';
import type { HeldSignIn } from '../authenticators/index.ts';
import { meOf } from './read-me.ts';
import type { MeBody } from './read-me.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';
import { provePhone, refuseGuess } from './prove-phone.ts';
import type { Guess } from './prove-phone.ts';
import type { ChallengeRow } from './code-store.ts';
import * as store from './store.ts';

interface SignInGuess extends Guess {
  /** The cookie by which a browser is known to the lock of the records. */
  readonly recordsCookie?: string | undefined;
}

export interface SignedIn {
  readonly me: MeBody;
  readonly session: OpenedSession;
}

/**
 * Signs a person in with the code from the SMS. Opens the account of the number, creates it when the number is new, and
 * opens a session (W01, C63). When the account has an authenticator, returns the held sign-in instead. Throws the
 * refusals of `provePhone`. Not repeatable: a code works once.
 */
export async function verifyCode(ctx: Context, guess: SignInGuess): Promise<SignedIn | HeldSignIn> {
  const code = readSixDigits(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const outcome = await inTransaction(ctx, (inside) => verifyGuess(inside, { ...guess, code }));
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Returns a refusal instead of throwing it, so that the transaction commits the used guess. */
async function verifyGuess(ctx: Context, guess: SignInGuess) {
  const challenge = await provePhone(ctx, guess);
  if (typeof challenge === 'string') return challenge;
  const account = await accountOfProvenPhone(ctx, challenge);
  if (account === undefined) return refuseGuess(ctx, challenge, 'authentication-failed');
  const held = await holdSignIn(ctx, account.id, challenge.role);
  if (held !== undefined) return held;
  const session = await openSession(ctx, account.id, challenge.role, {
    recordsCookie: guess.recordsCookie,
    typedName: isSomebodyElse(account, challenge) ? challenge.full_name : undefined,
  });
  return { me: await meOf(ctx, account, { role: challenge.role, ...session }), session };
}

/** Returns whether a patient typed the name of another person than the account's, and not only another spelling. */
function isSomebodyElse({ full_name: known }: store.AccountRow, { role, full_name: typed }: ChallengeRow): boolean {
  return role === 'patient' && known !== '' && typed !== '' && !isSameName(known, typed);
}

/** Returns the account of the number. A patient's is created when needed; a doctor's must exist and have the role. */
async function accountOfProvenPhone(ctx: Context, challenge: ChallengeRow): Promise<store.AccountRow | undefined> {
  if (challenge.role === 'doctor') {
    const account = await ctx.db.maybe(store.lockAccountOfPhone, { phone: challenge.phone });
    return account?.roles.includes('doctor') === true ? account : undefined;
  }
  let fullName = challenge.full_name;
  if (fullName === '') {
    // Somebody signed in with the number in that browser, so there is an account; unless it was erased since then.
    const known = await ctx.db.maybe(store.lockAccountOfPhone, { phone: challenge.phone });
    if (known === undefined) return undefined;
    fullName = known.full_name;
  }
  const now = ctx.clock.now();
  const { created, ...account } = await ctx.db.one(store.openAccount, {
    id: newId(now),
    phone: challenge.phone,
    fullName,
    country: challenge.country,
    language: challenge.language,
    roles: ['patient'],
    now,
  });
  if (created) await audit(ctx, { action: 'identity.create-account', object: 'account', objectId: account.id });
  return account;
}
