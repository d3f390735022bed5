import type { MailOutcome } from '../../integrations/mail/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import type { EmailInput } from './send-email.ts';
import { NOTICE_EMAIL, shouldRetryEmail } from './email-rules.ts';
import * as emails from './email-store.ts';
import { findEmail } from './find-email.ts';
import { leaveAddress } from './leave-emails.ts';
import { formatValues } from './format-values.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import * as store from './store.ts';
import { wordEntry } from './word-notice.ts';
import { writeEmail } from './write-email.ts';
import type { EmailMessage } from './write-email.ts';

/**
 * Hands one email to the mail server, unless it is outdated. Throws when it has to be tried again, so that the queue
 * repeats the job. Does nothing for a closed one. If there is no such mailbox, it publishes that; the address of an
 * account is then no longer proven.
 */
export async function deliverEmail(ctx: Context, { noticeId }: { noticeId: string }): Promise<void> {
  const { mail } = ctx.integrations;
  if (mail === null) throw new Error('no mail server is configured');
  const notice = await ctx.db.maybe(store.take, { noticeId, now: ctx.clock.now() });
  if (notice === undefined) return;
  if (notice.outdated) return close(ctx, noticeId, 'outdated', null);
  const email =
    notice.account_id === null ? givenEmail(ctx, notice) : await accountEmail(ctx, notice, notice.account_id);
  if (email === undefined) return close(ctx, noticeId, 'refused', 'nobody-to-write-to');
  const { addressHash, ...sent } = email;
  await note(ctx, { ...notice, addressHash }, await mail.sendMail({ ...sent, key: noticeId }));
}

interface Addressed extends EmailMessage {
  readonly to: string;
  /** Switches such emails off without signing in; absent if they cannot be switched off. */
  readonly leaveAt?: string;
  /** By which a proven address of an account is known. */
  readonly addressHash?: Buffer;
}

/** An email to an address that was given with it. */
function givenEmail(ctx: Context, notice: store.NoticeRow): Addressed {
  const { address, language } = opened<EmailInput['to']>(ctx, notice, 'recipient', notice.recipient_sealed!);
  const values = formatValues(language, opened<EmailInput['values']>(ctx, notice, 'values', notice.values_sealed));
  return { ...writeEmail(language, notice.template as EmailInput['template'], values), to: address };
}

/** A message of the list to the proven address of its reader; undefined if there is none by now, or not wanted. */
async function accountEmail(ctx: Context, notice: store.NoticeRow, accountId: string): Promise<Addressed | undefined> {
  const own = await findEmail(ctx, accountId);
  if (own?.isWanted !== true) return undefined;
  const { addressHash, reader } = own;
  const { email: to, language } = reader;
  const values = opened<NoticeValues>(ctx, notice, 'values', notice.values_sealed);
  const message = wordEntry(language, notice.template as Template, values);
  const leaveAt = leaveAddress(ctx, { accountId, addressHash });
  const link = `${publicAddress(ctx)}/more/notices`;
  return { ...writeEmail(language, NOTICE_EMAIL, { message, link }, leaveAt), to, leaveAt, addressHash };
}

function opened<T>(ctx: Context, { id }: store.NoticeRow, part: 'recipient' | 'values', sealed: Buffer): T {
  return JSON.parse(ctx.keys.open(`notices.${part}.${id}`, sealed)) as T;
}

type SentNotice = store.NoticeRow & { readonly addressHash: Buffer | undefined };

async function note(ctx: Context, notice: SentNotice, outcome: MailOutcome): Promise<void> {
  if (shouldRetryEmail(outcome, notice.tries))
    throw new Error(
      `email ${notice.id} was not taken: ${outcome.kind === 'refused' ? outcome.reason : 'no clear answer'}`,
    );
  if (outcome.kind === 'accepted') return close(ctx, notice.id, 'sent', null);
  if (outcome.kind === 'unknown') return close(ctx, notice.id, 'unknown', outcome.why);
  await inTransaction(ctx, async (inside) => {
    await close(inside, notice.id, 'refused', outcome.reason);
    if (outcome.reason !== 'recipient') return;
    const { account_id: accountId, addressHash } = notice;
    if (accountId !== null && addressHash !== undefined)
      await inside.db.run(emails.forgetRefused, { accountId, addressHash });
    else if (notice.about !== null)
      await publish(inside, 'notifications.email-refused', { template: notice.template, about: notice.about });
  });
}

async function close(ctx: Context, noticeId: string, state: store.NoticeEnd, failure: string | null): Promise<void> {
  await ctx.db.run(store.close, { noticeId, state, providerMessageId: null, failure, now: ctx.clock.now() });
}
