import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { later } from '../../platform/time.ts';
import { provePhone } from './prove-phone.ts';
import type { Guess } from './prove-phone.ts';
import { sendChallenge } from './request-code.ts';
import type { SentCode } from './request-code.ts';
import { PROOF_LIFETIME, isLive } from './rules.ts';
import * as sessions from './session-store.ts';
import * as store from './store.ts';

/**
 * Sends a code to another number of the signed-in person, within the same budgets as a sign-in. Throws `phone-invalid`
 * unless it is a mobile number.
 */
export async function requestNumberCode(ctx: Context, phone: string): Promise<SentCode> {
  const account = await ctx.db.maybe(store.activeAccount, { accountId: accountOf(ctx) });
  if (account === undefined) throw new Problem('not-signed-in');
  const { full_name, language } = account;
  return sendChallenge(
    ctx,
    {
      phone,
      full_name,
      language,
      country: isLive(account.country) ? account.country : DEFAULT_COUNTRY,
      role: 'doctor',
    },
    { challenge: undefined, device: undefined },
  );
}

/**
 * Records that the person of this session holds another number too, and returns until when that counts. Throws the
 * refusals of `provePhone`.
 */
export async function confirmNumber(ctx: Context, guess: Guess): Promise<Date> {
  const code = readSixDigits(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const now = ctx.clock.now();
  const refusal = await inTransaction(ctx, async (inside) => {
    const challenge = await provePhone(inside, { ...guess, code });
    if (typeof challenge === 'string') return challenge;
    await inside.db.run(sessions.recordNumber, { sessionId: sessionOf(ctx), phone: challenge.phone, now });
    await audit(inside, { action: 'identity.prove-number', object: 'session', objectId: sessionOf(ctx) });
    return undefined;
  });
  if (refusal !== undefined) throw new Problem(refusal);
  return later(now, PROOF_LIFETIME);
}

/** Returns true for the account's own number, and for one that this session proved within the last ten minutes. */
export async function isProvenNumber(ctx: Context, phone: string): Promise<boolean> {
  const { proven } = await ctx.db.one(sessions.isProvenNumber, {
    sessionId: sessionOf(ctx),
    accountId: accountOf(ctx),
    phone,
    provenAfter: later(ctx.clock.now(), -PROOF_LIFETIME),
  });
  return proven;
}
