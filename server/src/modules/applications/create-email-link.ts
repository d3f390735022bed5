import type { EventPayloads } from '../../events/index.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { publish } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import * as emails from './email-store.ts';
import { EMAIL_LINKS_PER_DAY, EMAIL_LINK_LIFETIME } from './rules.ts';
import type { ApplicationRow } from './store.ts';

/** What the event carries encrypted: where the email goes, and the link in it. */
interface VerificationEmail {
  readonly to: string;
  readonly link: string;
}

/**
 * Has a link sent to the address of an application, in the caller's transaction, by which whoever reads its mail
 * verifies it within three days. Earlier links to the same address still work: emails do not arrive in order. Throws
 * `email-links-exhausted` after five within a day, of one application or to one address.
 */
export async function createEmailLink(inside: Context, row: ApplicationRow & { account_id: string }): Promise<void> {
  const { id: applicationId, email, account_id: accountId, number } = row;
  const now = inside.clock.now();
  await inside.db.many(emails.lockEmail, { email });
  const sent = await inside.db.one(emails.countLinks, { applicationId, email, since: later(now, -DAY) });
  if (Math.max(sent.of_application, sent.of_address) >= EMAIL_LINKS_PER_DAY) throw new Problem('email-links-exhausted');
  const [id, token] = [newId(now), randomToken()];
  const expiresAt = later(now, EMAIL_LINK_LIFETIME);
  await inside.db.run(emails.addLink, { id, applicationId, email, tokenHash: hashToken(token), now, expiresAt });
  await audit(inside, {
    action: 'applications.create-email-link',
    object: 'application',
    objectId: applicationId,
    details: { link: id },
  });
  // Behind the `#`, which browsers do not send: the token stands in no log, and programs that open links spend nothing.
  const message: VerificationEmail = {
    to: email,
    link: `${publicAddress(inside)}/doctor/application-status/email#${token}`,
  };
  await publish(inside, 'applications.email-link-created', {
    applicationId,
    linkId: id,
    accountId,
    number,
    emailSealed: inside.keys.seal(associatedData(id), JSON.stringify(message)).toString('base64url'),
    expiresAt: expiresAt.toISOString(),
  });
}

/** Returns address and link from the event `applications.email-link-created`. */
export function verificationEmailOf(
  ctx: Context,
  { linkId, emailSealed }: Pick<EventPayloads['applications.email-link-created'], 'linkId' | 'emailSealed'>,
): VerificationEmail {
  return JSON.parse(ctx.keys.open(associatedData(linkId), Buffer.from(emailSealed, 'base64url'))) as VerificationEmail;
}

function associatedData(linkId: string): string {
  return `applications.email-link.${linkId}`;
}
