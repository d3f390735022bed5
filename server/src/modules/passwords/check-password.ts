import { cleanUsername } from '@tabibu/contract/passwords';
import { addressPrefix } from '../../platform/address-prefix.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { newId } from '../../platform/ids.ts';
import { pauseAfter } from '../../platform/pause-after.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import { isPassword } from './hash-password.ts';
import * as store from './store.ts';

export interface RightPassword {
  readonly accountId: string;
  /** Long enough to be the only factor. */
  readonly standsAlone: boolean;
}

const PAUSES = Array.from({ length: 10 }, (_, before) => pauseAfter(before + 1) / SECOND);
/** The wrong try of which the owner of the account is told. */
const TOLD_AT = 5;

/**
 * Returns the account of a user name if the password is right, otherwise undefined; the time of the answer is the same
 * for a user name that nobody has. Tries are counted per user name and address before they are compared. After the
 * fifth wrong one in a row the owner is told, and further tries throw `sign-in-paused` with the seconds to wait (A-13,
 * Runs outside a transaction, because a hash takes long.
 */
export async function checkPassword(
  ctx: Context,
  typed: { readonly username: string; readonly password: string },
): Promise<RightPassword | undefined> {
  const username = cleanUsername(typed.username);
  const subject = ctx.keys.sign('password', `${username ?? typed.username} ${addressPrefix(ctx.ip)}`);
  const failures = await takeTry(ctx, subject);
  const row = username === null ? undefined : await ctx.db.maybe(store.passwordOfName, { username });
  if (await isPassword(row?.hash, typed.password)) {
    await ctx.db.run(store.forgetTries, { subject });
    return { accountId: row!.account_id, standsAlone: row!.stands_alone };
  }
  await recordWrong(ctx, row?.account_id, failures);
  return undefined;
}

/** Returns whether the password is that of the account. Counts wrong tries and throws as `checkPassword` does. */
export async function isPasswordOf(ctx: Context, accountId: string, password: string): Promise<boolean> {
  const row = await ctx.db.maybe(store.passwordOfAccount, { accountId });
  return row !== undefined && (await checkPassword(ctx, { username: row.username, password })) !== undefined;
}

/**
 * Counts a try for a subject before it is compared, and returns the tries in a row. Throws the refusal with the seconds
 * to wait while the subject has to wait.
 */
export async function takeTry(
  ctx: Context,
  subject: string,
  refusal: 'sign-in-paused' | 'passphrase-paused' = 'sign-in-paused',
): Promise<number> {
  const now = ctx.clock.now();
  const taken = await ctx.db.maybe(store.takeTry, { subject, now, pauses: PAUSES, forgottenBefore: later(now, -DAY) });
  if (taken !== undefined) return taken.failures;
  const until = (await ctx.db.maybe(store.pausedUntil, { subject }))?.paused_until ?? now;
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND));
  throw new Problem(refusal, { seconds, minutes: Math.ceil(seconds / 60) }, seconds);
}

/** Does the same for a name that nobody has, so that neither the answer nor its time tells which names exist. */
async function recordWrong(ctx: Context, accountId: string | undefined, failures: number): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await audit(inside, {
      action: 'passwords.check',
      object: 'account',
      objectId: accountId ?? 'nobody',
      outcome: 'refused',
      details: { failures },
    });
    if (failures === TOLD_AT && accountId !== undefined)
      await publish(inside, 'passwords.tries-failed', { accountId, occasion: newId(inside.clock.now()) });
  });
}
