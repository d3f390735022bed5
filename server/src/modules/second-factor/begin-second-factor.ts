import type { EnrolmentBody } from '@tabibu/contract/second-factor';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { qrPath } from '../../platform/print/qr-path.ts';
import { beginAuthenticator, findAuthenticator } from '../authenticators/index.ts';
import { contactOf, lockAccount } from '../identity/index.ts';
import { requireFreshProof } from './read-second-factor.ts';

/**
 * Creates a secret for an authenticator app and returns it with a QR code; it cannot be read again. No sign-in asks for
 * it before `confirmSecondFactor`. Replaces one that was begun and not confirmed. Throws the refusals of
 * `requireFreshProof`, and `second-factor-on` when the account has a confirmed one.
 */
export async function beginSecondFactor(ctx: Context): Promise<EnrolmentBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    const contact = (await lockAccount(inside, accountId)) ? await contactOf(inside, accountId) : undefined;
    if (contact === undefined) throw new Problem('not-signed-in');
    if ((await findAuthenticator(inside, accountId)) !== undefined) throw new Problem('second-factor-on');
    await requireFreshProof(inside);
    const { secret, uri, expiresAt } = await beginAuthenticator(inside, { accountId, phone: contact.phone });
    return { secret, uri, qr: qrPath(uri), expires_at: expiresAt.toISOString() };
  });
}
