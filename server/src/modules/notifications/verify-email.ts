import type { AccountEmailBody } from '@tabibu/contract/account-email';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { readSixDigits } from '@tabibu/contract/typed-digits';
import { DAY, HOUR, later } from '../../platform/time.ts';
import { newCode } from '../identity/index.ts';
import { EMAIL_CODES_PER_DAY } from './email-rules.ts';
import * as emails from './email-store.ts';
import { findEmail } from './find-email.ts';
import type { AccountEmail } from './find-email.ts';
import { sendEmail } from './send-email.ts';

/** Emails are read later than text messages. */
const CODE_LIFETIME = HOUR;

/** Returns whether the caller has proven the email address of the account. */
export async function readAccountEmail(ctx: Context): Promise<AccountEmailBody> {
  return bodyOf(ctx, await findEmail(ctx, accountOf(ctx)));
}

/**
 * Sends the caller a code to the email address of the account. Does nothing for a proven address. Throws
 * `own-email-missing`, `own-email-unavailable` without a mail server, and `email-codes-exhausted` after five within a
 * day, of one account or to one address.
 */
export async function sendEmailCode(ctx: Context): Promise<AccountEmailBody> {
  return inTransaction(ctx, async (inside) => {
    const own = await emailOf(inside);
    if (inside.integrations.mail === null) throw new Problem('own-email-unavailable');
    if (own.isProven) return bodyOf(inside, own);
    const { reader, addressHash } = own;
    const { accountId } = reader;
    const now = inside.clock.now();
    await inside.db.many(emails.lockCodes, { accountId, addressHash });
    const sent = await inside.db.one(emails.countCodes, { accountId, addressHash, since: later(now, -DAY) });
    if (Math.max(sent.of_account, sent.of_address) >= EMAIL_CODES_PER_DAY) throw new Problem('email-codes-exhausted');
    const [id, code, expiresAt] = [newId(now), newCode(), later(now, CODE_LIFETIME)];
    const codeHmac = inside.keys.sign('email', `code ${id} ${code}`);
    await inside.db.run(emails.addCode, { id, accountId, addressHash, codeHmac, now, expiresAt });
    await sendEmail(inside, {
      to: { address: reader.email, language: reader.language },
      template: 'account-code',
      values: { code, link: `${publicAddress(inside)}/more/account` },
      key: `account-code:${id}`,
      about: id,
      validUntil: expiresAt,
    });
    await audit(inside, { action: 'notifications.send-email-code', object: 'account', objectId: accountId });
    return bodyOf(inside, own);
  });
}

/**
 * Proves the email address of the caller's account by the code that went there. A code has five guesses, taken before
 * it is compared. Throws `own-email-missing`, `code-wrong`, `code-expired` and `code-spent`. Does nothing for a proven
 * address.
 */
export async function verifyEmail(ctx: Context, { code: typed }: { code: string }): Promise<AccountEmailBody> {
  // A refused guess has to count, so the refusal is thrown after the commit.
  const refusal = await inTransaction(ctx, async (inside) => {
    const own = await emailOf(inside);
    return own.isProven ? undefined : proveBy(inside, own, readSixDigits(typed));
  });
  if (refusal !== undefined) throw new Problem(refusal);
  return readAccountEmail(ctx);
}

/**
 * Notes that the owner of an account reads this address, if it is the account's: proven elsewhere, for example in an
 * application. Idempotent; a choice to get no emails stays.
 */
export async function acceptProof(
  ctx: Context,
  { accountId, address }: { accountId: string; address: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const own = await findEmail(inside, accountId);
    if (own === undefined || own.isProven || own.reader.email.toLowerCase() !== address.toLowerCase()) return;
    await inside.db.run(emails.prove, { accountId, addressHash: own.addressHash, now: inside.clock.now() });
    await audit(inside, { action: 'notifications.verify-email', object: 'account', objectId: accountId });
  });
}

async function proveBy(
  inside: Context,
  { reader: { accountId }, addressHash }: AccountEmail,
  code: string | null,
): Promise<'code-wrong' | 'code-expired' | 'code-spent' | undefined> {
  const now = inside.clock.now();
  const sent = await inside.db.maybe(emails.liveCode, { accountId, addressHash, now });
  if (sent === undefined) return 'code-expired';
  if ((await inside.db.maybe(emails.takeGuess, { id: sent.id })) === undefined) return 'code-spent';
  const agrees = code !== null && inside.keys.agrees('email', `code ${sent.id} ${code}`, sent.code_hmac);
  await audit(inside, {
    action: 'notifications.verify-email',
    object: 'account',
    objectId: accountId,
    ...(agrees ? {} : { outcome: 'refused' as const }),
  });
  if (!agrees) return 'code-wrong';
  await inside.db.run(emails.useCode, { id: sent.id, now });
  await inside.db.run(emails.prove, { accountId, addressHash, now });
  return undefined;
}

async function emailOf(ctx: Context): Promise<AccountEmail> {
  const own = await findEmail(ctx, accountOf(ctx));
  if (own === undefined) throw new Problem('own-email-missing');
  return own;
}

async function bodyOf(ctx: Context, own: AccountEmail | undefined): Promise<AccountEmailBody> {
  const offered = ctx.integrations.mail !== null;
  if (own === undefined) return { email: null, verified: false, code_until: null, offered };
  const { reader, addressHash, isProven } = own;
  const sent = isProven
    ? undefined
    : await ctx.db.maybe(emails.liveCode, { accountId: reader.accountId, addressHash, now: ctx.clock.now() });
  return { email: reader.email, verified: isProven, code_until: sent?.expires_at.toISOString() ?? null, offered };
}
