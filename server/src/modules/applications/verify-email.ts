import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as emails from './email-store.ts';

/**
 * Verifies the email address of an application by the secret of a link that went to it. Nobody has to sign in: whoever
 * reads the mail may do so on another device. A link works once; pressed again it says `already`. Throws
 * `email-link-over` for one that is too old, never existed or went to an address that the application no longer has.
 */
export async function verifyEmail(
  ctx: Context,
  { token }: { token: string },
): Promise<{ readonly state: 'verified' | 'already' }> {
  const tokenHash = hashToken(token);
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const link = await inside.db.maybe(emails.useLink, { tokenHash, now });
    const verified =
      link && (await inside.db.maybe(emails.verify, { applicationId: link.application_id, email: link.email, now }));
    if (verified === undefined) {
      const before = await inside.db.maybe(emails.verifiedBy, { tokenHash });
      if (before === undefined) throw new Problem('email-link-over');
      return { state: 'already' };
    }
    await audit(inside, { action: 'applications.verify-email', object: 'application', objectId: verified.id });
    await publish(inside, 'applications.email-verified', { applicationId: verified.id });
    return { state: 'verified' };
  });
}
