import type { OwnApplicationBody } from '@tabibu/contract/applications';
import type { Context } from '../../platform/context.ts';
import * as emails from './email-store.ts';
import type { ApplicationRow } from './store.ts';

/** Returns the email address of an application if it is verified. Nothing but its link goes to another one. */
export async function verifiedEmailOf(ctx: Context, applicationId: string): Promise<string | undefined> {
  return (await ctx.db.maybe(emails.verifiedAddress, { applicationId }))?.email;
}

/** Returns how the email address of an application stands, as its applicant reads it. */
export async function readEmail(
  ctx: Context,
  { id: applicationId, email: address, email_verified_at: verifiedAt }: ApplicationRow,
): Promise<OwnApplicationBody['email']> {
  const canSend = ctx.integrations.mail !== null && verifiedAt === null;
  if (verifiedAt !== null) return { address, state: 'verified', sent_at: null, can_send: canSend };
  const link = await ctx.db.maybe(emails.newestLink, { applicationId });
  const sentAt = link?.created_at.toISOString() ?? null;
  if (link === undefined || link.expires_at <= ctx.clock.now())
    return { address, state: 'unverified', sent_at: sentAt, can_send: canSend };
  return { address, state: link.refused_at === null ? 'sent' : 'refused', sent_at: sentAt, can_send: canSend };
}

/** Returns account and verified email of an application that was approved; undefined without both. */
export async function admittedEmailOf(
  ctx: Context,
  applicationId: string,
): Promise<{ accountId: string; address: string } | undefined> {
  const found = await ctx.db.maybe(emails.verifiedAddress, { applicationId });
  if (found?.status !== 'approved' || found.account_id === null) return undefined;
  return { accountId: found.account_id, address: found.email };
}
