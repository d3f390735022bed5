import type { EnrolmentBody } from '@tabibu/contract/second-factor';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { qrPath } from '../../platform/qr-path.ts';
import { later } from '../../platform/time.ts';
import { provenUntil } from './confirm-phone.ts';
import { placeOfSecret } from './prove-second-factor.ts';
import * as store from './second-factor-store.ts';
import { ENROLMENT_LIFE, newSecret, otpauthUri } from './totp-rules.ts';

/**
 * A fresh secret for an authenticator app; shown in this answer only. Nothing asks for it before `confirmAuthenticator`. Another begun one is
 * replaced. Refuses with `proof-needed` unless the phone was proven in the last ten minutes, and with `second-factor-on` where one is in force.
 */
export async function beginAuthenticator(ctx: Context): Promise<EnrolmentBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(ctx);
    const account = await inside.db.maybe(store.lockAccount, [accountId]);
    if (account === undefined) throw new Problem('not-signed-in');
    if (await inside.db.maybe(store.authenticatorInForce, [accountId]) !== undefined) throw new Problem('second-factor-on');
    if (await provenUntil(inside) === null) throw new Problem('proof-needed');
    const now = ctx.clock.now();
    const id = newId(now);
    const secret = newSecret();
    const begun = await inside.db.run(store.beginAuthenticator, [accountId, id, ctx.keys.seal(placeOfSecret(accountId, id), secret), now]);
    if (begun === 0) throw new Problem('second-factor-on');
    await audit(inside, { action: 'identity.begin-authenticator', object: 'authenticator', objectId: id, details: { account: accountId } });
    const uri = otpauthUri(secret, account.phone);
    return { secret, uri, qr: qrPath(uri), expires_at: later(now, ENROLMENT_LIFE).toISOString() };
  });
}
