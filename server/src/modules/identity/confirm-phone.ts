import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { provePhone } from './prove-phone.ts';
import type { Guess } from './prove-phone.ts';
import { requestCode } from './request-code.ts';
import type { AskedCode } from './request-code.ts';
import { isLive, readCode } from './rules.ts';
import * as factors from './second-factor-store.ts';
import * as store from './store.ts';
import { PROOF_LIFE } from './totp-rules.ts';

/** Sends a code to the number of the person who is signed in, within the same budgets as a sign-in. */
export async function askForProof(ctx: Context, challengeCookie: string | undefined): Promise<AskedCode> {
  const account = await ctx.db.maybe(store.activeAccount, [accountOf(ctx)]);
  if (account === undefined) throw new Problem('not-signed-in');
  const { phone, full_name, language } = account;
  // The number is spelled internationally, so any live country reads it.
  return requestCode(ctx, { phone, full_name, language, country: isLive(account.country) ? account.country : DEFAULT_COUNTRY, role: sessionOf(ctx).kind }, { challenge: challengeCookie, device: undefined });
}

/** Notes down that the person of this session holds the phone now. Answers until when that counts. A code for another number proves nothing here. */
export async function giveProof(ctx: Context, guess: Guess): Promise<Date> {
  const code = readCode(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const refusal = await inTransaction(ctx, (inside) => evaluate(inside, { ...guess, code }));
  if (refusal !== undefined) throw new Problem(refusal);
  return later(ctx.clock.now(), PROOF_LIFE);
}

async function evaluate(ctx: Context, guess: Guess) {
  const { accountId, sessionId } = sessionOf(ctx);
  const challenge = await provePhone(ctx, guess);
  if (typeof challenge === 'string') return challenge;
  const account = await ctx.db.maybe(store.activeAccount, [accountId]);
  if (account?.phone !== challenge.phone) return 'code-expired' as const;
  await ctx.db.run(factors.noteProof, [sessionId, accountId, ctx.clock.now()]);
  await audit(ctx, { action: 'identity.give-proof', object: 'session', objectId: sessionId });
  return undefined;
}

/** Until when the phone of this session's person counts as proven; null when it has to be proven again. */
export async function provenUntil(ctx: Context): Promise<Date | null> {
  const { accountId, sessionId } = sessionOf(ctx);
  const proof = await ctx.db.maybe(factors.provenAt, [sessionId, accountId]);
  const until = proof === undefined ? null : later(proof.proven_at, PROOF_LIFE);
  return until !== null && until > ctx.clock.now() ? until : null;
}

function sessionOf({ actor }: Context) {
  if (actor.kind !== 'patient' && actor.kind !== 'doctor') throw new Error(`no session: the actor is ${actor.kind}`);
  return actor;
}
