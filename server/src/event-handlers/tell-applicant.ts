import { verifiedEmailOf } from '../modules/applications/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendEmail, sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';

interface News {
  readonly applicationId: string;
  readonly accountId: string;
  readonly template: 'application-asked' | 'application-approved' | 'application-rejected';
  readonly values: { readonly number: number; readonly link: string };
  readonly key: string;
}

/** Tells an applicant by SMS, and by email where the address of the application is verified. */
export async function tellApplicant(ctx: Context, { applicationId, accountId, ...message }: News): Promise<void> {
  await sendNotice(ctx, { to: { accountId }, ...message, about: applicationId });
  const address = await verifiedEmailOf(ctx, applicationId);
  const reader = address === undefined ? undefined : await contactOf(ctx, accountId);
  if (address === undefined || reader === undefined || ctx.integrations.mail === null) return;
  await sendEmail(ctx, { to: { address, language: reader.language }, ...message, about: applicationId });
}
