import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { confirmAuthenticator } from '../authenticators/index.ts';
import { endOtherSessions, lockAccount } from '../identity/index.ts';

/**
 * Confirms the begun authenticator with its first correct code and returns the recovery codes, which cannot be read
 * again. Ends the person's other sessions, because they were opened without the second factor. Throws the refusals of
 * `confirmAuthenticator`.
 */
export async function confirmSecondFactor(ctx: Context, typed: string): Promise<string[]> {
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    await lockAccount(inside, accountId);
    const recoveryCodes = await confirmAuthenticator(inside, accountId, typed);
    await endOtherSessions(inside, accountId);
    return recoveryCodes;
  });
}
