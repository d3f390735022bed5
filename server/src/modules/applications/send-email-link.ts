import type { OwnApplicationBody } from '@tabibu/contract/applications';
import { isEmail } from '@tabibu/contract/email-address';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { createEmailLink } from './create-email-link.ts';
import * as emails from './email-store.ts';
import { ownApplicationOf } from './read-own.ts';
import * as store from './store.ts';

/**
 * Sends the applicant another link to verify the email address, which may be corrected on the way. Does nothing for an
 * address that is verified. Throws `email-invalid`, `not-found` without an application, `email-unavailable` where no
 * mail server is set, and `email-links-exhausted`.
 */
export async function sendEmailLink(ctx: Context, { email: typed }: { email: string }): Promise<OwnApplicationBody> {
  const email = typed.trim();
  if (!isEmail(email)) throw new Problem('email-invalid', { fields: ['email'] });
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.ofAccountLocked, { accountId });
    if (row === undefined) throw new Problem('not-found');
    if (inside.integrations.mail === null) throw new Problem('email-unavailable');
    if (row.email === email && row.email_verified_at !== null) return ownApplicationOf(inside, row);
    const own = row.email === email ? row : await changeEmail(inside, row.id, email);
    await createEmailLink(inside, { ...own, account_id: accountId });
    return ownApplicationOf(inside, own);
  });
}

async function changeEmail(inside: Context, applicationId: string, email: string): Promise<store.ApplicationRow> {
  const changed = await inside.db.one(emails.changeEmail, { applicationId, email, now: inside.clock.now() });
  await audit(inside, { action: 'applications.change-email', object: 'application', objectId: applicationId });
  return changed;
}
