import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { later } from '../../platform/time.ts';
import { findAuthenticator } from '../authenticators/index.ts';
import { provePhone } from './prove-phone.ts';
import type { Guess } from './prove-phone.ts';
import { sendChallenge } from './request-code.ts';
import type { SentCode } from './request-code.ts';
import { PROOF_LIFETIME, isLive } from './rules.ts';
import * as sessions from './session-store.ts';
import * as store from './store.ts';

/** Sends a code to the number of the signed-in person, within the same budgets as a sign-in. */
export async function requestPhoneProof(ctx: Context, challengeCookie: string | undefined): Promise<SentCode> {
  const account = await ctx.db.maybe(store.activeAccount, { accountId: accountOf(ctx) });
  if (account === undefined) throw new Problem('not-signed-in');
  const { phone, full_name, language } = account;
  // The number is in E.164, so any live country can be given as the one to read it by.
  return sendChallenge(
    ctx,
    {
      phone,
      full_name,
      language,
      country: isLive(account.country) ? account.country : DEFAULT_COUNTRY,
      role: sessionOf(ctx).kind,
    },
    { challenge: challengeCookie, device: undefined },
  );
}

/**
 * Records that the person of this session holds the account's phone now, and returns until when that counts. A code for
 * another number proves nothing here.
 */
export async function confirmPhoneProof(ctx: Context, guess: Guess): Promise<Date> {
  const code = readSixDigits(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const refusal = await inTransaction(ctx, (inside) => confirmGuess(inside, { ...guess, code }));
  if (refusal !== undefined) throw new Problem(refusal);
  return later(ctx.clock.now(), PROOF_LIFETIME);
}

/** Returns a refusal instead of throwing it, so that the transaction commits the used guess. */
async function confirmGuess(ctx: Context, guess: Guess) {
  const { accountId, sessionId } = sessionOf(ctx);
  const challenge = await provePhone(ctx, guess);
  if (typeof challenge === 'string') return challenge;
  const account = await ctx.db.maybe(store.activeAccount, { accountId });
  if (account?.phone !== challenge.phone) return 'code-expired' as const;
  const isOnlyFactor = (await findAuthenticator(ctx, accountId)) === undefined;
  await ctx.db.run(sessions.recordProof, { sessionId, accountId, now: ctx.clock.now(), isOnlyFactor });
  await audit(ctx, { action: 'identity.give-proof', object: 'session', objectId: sessionId });
  return undefined;
}

/** Returns until when the phone of this session's person counts as proven; null when it has to be proven again. */
export async function phoneProvenUntil(ctx: Context): Promise<Date | null> {
  const { accountId, sessionId } = sessionOf(ctx);
  const proof = await ctx.db.maybe(sessions.provenAt, { sessionId, accountId });
  const until = proof === undefined ? null : later(proof.proven_at, PROOF_LIFETIME);
  return until !== null && until > ctx.clock.now() ? until : null;
}

function sessionOf({ actor }: Context) {
  if (actor.kind !== 'patient' && actor.kind !== 'doctor') throw new Error(`no session: the actor is ${actor.kind}`);
  return actor;
}
