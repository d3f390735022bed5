import type { MailOutcome } from '../../integrations/mail/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import type { EmailInput } from './send-email.ts';
import { shouldRetryEmail } from './email-rules.ts';
import { formatValues } from './rules.ts';
import * as store from './store.ts';
import { writeEmail } from './write-email.ts';

/**
 * Hands one email to the mail server, unless it is outdated. Throws when it has to be tried again, so that the queue
 * repeats the job. Does nothing for a closed one. If there is no such mailbox, it publishes that.
 */
export async function deliverEmail(ctx: Context, { noticeId }: { noticeId: string }): Promise<void> {
  const { mail } = ctx.integrations;
  if (mail === null) throw new Error('no mail server is configured');
  const notice = await ctx.db.maybe(store.take, { noticeId, now: ctx.clock.now() });
  if (notice === undefined) return;
  if (notice.outdated) return close(ctx, noticeId, 'outdated', null);
  const opened = <T>(part: string, sealed: Buffer) =>
    JSON.parse(ctx.keys.open(`notices.${part}.${noticeId}`, sealed)) as T;
  const { address, language } = opened<EmailInput['to']>('recipient', notice.recipient_sealed!);
  const values = formatValues(language, opened<EmailInput['values']>('values', notice.values_sealed));
  const email = writeEmail(language, notice.template as EmailInput['template'], values);
  await note(ctx, notice, await mail.sendMail({ ...email, to: address, key: noticeId }));
}

async function note(ctx: Context, notice: store.NoticeRow, outcome: MailOutcome): Promise<void> {
  if (shouldRetryEmail(outcome, notice.tries))
    throw new Error(
      `email ${notice.id} was not taken: ${outcome.kind === 'refused' ? outcome.reason : 'no clear answer'}`,
    );
  if (outcome.kind === 'accepted') return close(ctx, notice.id, 'sent', null);
  if (outcome.kind === 'unknown') return close(ctx, notice.id, 'unknown', outcome.why);
  await inTransaction(ctx, async (inside) => {
    await close(inside, notice.id, 'refused', outcome.reason);
    if (outcome.reason === 'recipient' && notice.about !== null)
      await publish(inside, 'notifications.email-refused', { template: notice.template, about: notice.about });
  });
}

async function close(ctx: Context, noticeId: string, state: store.NoticeEnd, failure: string | null): Promise<void> {
  await ctx.db.run(store.close, { noticeId, state, providerMessageId: null, failure, now: ctx.clock.now() });
}
