import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
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

/** Sends a code to another number of the signed-in person, within the same budgets as a sign-in. Refuses what is no mobile number with `phone-invalid`. */
export async function askNumberCode(ctx: Context, phone: string): Promise<AskedCode> {
  const account = await ctx.db.maybe(store.activeAccount, [accountOf(ctx)]);
  if (account === undefined) throw new Problem('not-signed-in');
  const { full_name, language } = account;
  return requestCode(ctx, { phone, full_name, language, country: isLive(account.country) ? account.country : DEFAULT_COUNTRY, role: 'doctor' }, { challenge: undefined, device: undefined });
}

/** Notes down that the person of this session holds another number too. Answers until when that counts. Costs of a guess are those of `provePhone`. */
export async function proveNumber(ctx: Context, guess: Guess): Promise<Date> {
  const code = readCode(guess.code);
  if (code === null) throw new Problem('code-wrong');
  const now = ctx.clock.now();
  const refusal = await inTransaction(ctx, async (inside) => {
    const challenge = await provePhone(inside, { ...guess, code });
    if (typeof challenge === 'string') return challenge;
    await inside.db.run(factors.noteNumber, [sessionOf(ctx), challenge.phone, now]);
    await audit(inside, { action: 'identity.prove-number', object: 'session', objectId: sessionOf(ctx) });
    return undefined;
  });
  if (refusal !== undefined) throw new Problem(refusal);
  return later(now, PROOF_LIFE);
}

/** Is a number the account's own, or one that this session proved within the last ten minutes? */
export async function isProvenNumber(ctx: Context, phone: string): Promise<boolean> {
  const { proven } = await ctx.db.one(factors.isProvenNumber, [sessionOf(ctx), accountOf(ctx), phone, later(ctx.clock.now(), -PROOF_LIFE)]);
  return proven;
}
