import type { CountryCode } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { removeAuthenticator } from '../authenticators/index.ts';
import { endSessions, lockAccountOfNumber } from '../identity/index.ts';
import { removePasskeys } from '../passkeys/index.ts';

/**
 * Removes authenticator and passkeys of a number, ends all sessions of the account and tells the person by SMS. Staff
 * run it by command for a person who has lost both app and recovery codes. Returns false when the account has
 * neither. Throws `phone-invalid` and `not-found`.
 */
export async function resetSecondFactor(ctx: Context, spelling: string, country: CountryCode): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const accountId = await lockAccountOfNumber(inside, spelling, country);
    const removed = await removeAuthenticator(inside, accountId, 'reset');
    if (!(await removePasskeys(inside, accountId)) && !removed) return false;
    await endSessions(inside, accountId);
    return true;
  });
}
