import type { AskedPasskeyBody, PasskeyBody } from '@tabibu/contract/passkeys';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findAuthenticator } from '../authenticators/index.ts';
import { contactOf, deviceLabel, endOtherSessions, lockAccount, requireStepUp } from '../identity/index.ts';
import { addPasskey, askPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '../passkeys/index.ts';

/** Returns the passkeys of the signed-in person. */
export async function listOwnPasskeys(ctx: Context): Promise<PasskeyBody[]> {
  return listPasskeys(ctx, accountOf(ctx));
}

/**
 * Returns the options by which the browser makes a passkey for the signed-in person. Throws `step-up-required`,
 * `passkeys-full`, and `second-factor-off` for a doctor without an authenticator, in whose place the passkey is.
 */
export async function beginOwnPasskey(ctx: Context): Promise<DataOf<'POST /api/me/passkeys/options'>> {
  return inTransaction(ctx, async (inside) => {
    const keeper = await lockKeeper(inside);
    await requireStepUp(inside);
    return beginPasskey(inside, keeper);
  });
}

/**
 * Stores the passkey that the browser made and ends the person's other sessions. Throws `passkey-refused`,
 * `passkey-known`, `passkeys-full` and `second-factor-off`.
 */
export async function addOwnPasskey(ctx: Context, typed: BodyOf<'POST /api/me/passkeys'>): Promise<PasskeyBody> {
  const added = await inTransaction(ctx, async (inside) => {
    const keeper = await lockKeeper(inside);
    const name = typed.name || deviceLabel(ctx.userAgent);
    const outcome = await addPasskey(inside, { ...typed, ...keeper, name });
    if (typeof outcome !== 'string') await endOtherSessions(inside, keeper.accountId);
    return outcome;
  });
  if (typeof added === 'string') throw new Problem(added);
  return added;
}

/** Gives a passkey of the person another name; an empty one is that of the browser. Throws `not-found`. */
export async function renameOwnPasskey(ctx: Context, passkeyId: string, name: string): Promise<PasskeyBody> {
  const renamed = await renamePasskey(ctx, {
    accountId: accountOf(ctx),
    passkeyId,
    name: name || deviceLabel(ctx.userAgent),
  });
  if (renamed === undefined) throw new Problem('not-found');
  return renamed;
}

/**
 * Removes a passkey of the person and ends the other sessions, which it may have opened. Throws `not-found` for
 * another person's passkey as for a missing one (Z-04), and `step-up-required`.
 */
export async function removeOwnPasskey(ctx: Context, passkeyId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await lockAccount(inside, accountId);
    await requireStepUp(inside);
    if (!(await removePasskey(inside, { accountId, passkeyId }))) throw new Problem('not-found');
    await endOtherSessions(inside, accountId);
  });
}

/** Returns the options by which the browser gives one of the person's passkeys again. */
export async function askOwnPasskey(ctx: Context): Promise<AskedPasskeyBody> {
  return askPasskey(ctx, { purpose: 'step-up', sessionId: sessionOf(ctx) }, accountOf(ctx));
}

async function lockKeeper(inside: Context) {
  const accountId = accountOf(inside);
  const contact = (await lockAccount(inside, accountId)) ? await contactOf(inside, accountId) : undefined;
  if (contact === undefined) throw new Problem('not-signed-in');
  const isDoctor = inside.actor.kind === 'doctor';
  if (isDoctor && (await findAuthenticator(inside, accountId)) === undefined) throw new Problem('second-factor-off');
  return { accountId, sessionId: sessionOf(inside), name: contact.fullName };
}
