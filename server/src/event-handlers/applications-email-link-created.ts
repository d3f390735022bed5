import type { EventPayloads } from '../events/index.ts';
import { verificationEmailOf } from '../modules/applications/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendEmail } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Sends the link to the address of the application, in the applicant's language. */
async function sendLink(ctx: Context, created: EventPayloads['applications.email-link-created']): Promise<void> {
  const reader = await contactOf(ctx, created.accountId);
  if (reader === undefined) return;
  const { to: address, link } = verificationEmailOf(ctx, created);
  await sendEmail(ctx, {
    to: { address, language: reader.language },
    template: 'application-verify',
    values: { number: created.number, link },
    key: `application-verify:${created.linkId}`,
    about: created.linkId,
    validUntil: new Date(created.expiresAt),
  });
}

/** The handlers of the event 'applications.email-link-created'. */
export const handlers: EventHandlers['applications.email-link-created'] = [sendLink];
