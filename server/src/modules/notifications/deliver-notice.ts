import type { SmsOutcome } from '../../integrations/sms/port.ts';
import type { Context } from '../../platform/context.ts';
import { admitNotice } from './admit-notice.ts';
import { shouldRetry } from './rules.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import * as store from './store.ts';
import { tryNextChannel } from './try-next-channel.ts';
import { wordText } from './word-notice.ts';

/**
 * Sends one message through the SMS provider, unless a cap drops it or it is outdated. Throws when it has to be tried
 * again, so that the queue repeats the job. Does nothing for a closed message.
 */
export async function deliverNotice(ctx: Context, { noticeId }: { noticeId: string }): Promise<void> {
  const { sms } = ctx.integrations;
  if (sms === null) throw new Error('no SMS provider is configured');
  const admitted = await admitNotice(ctx, noticeId);
  if (admitted === undefined) return;
  const { notice, reader } = admitted;
  const stored = JSON.parse(ctx.keys.open(`notices.values.${notice.id}`, notice.values_sealed)) as NoticeValues;
  const text = wordText(reader.language, notice.template as Template, stored);
  await note(ctx, notice, await sms.sendSms({ to: reader.phone, text, idempotencyKey: notice.id }));
}

async function note(ctx: Context, notice: store.NoticeRow, outcome: SmsOutcome): Promise<void> {
  if (shouldRetry(outcome, notice.tries))
    throw new Error(
      `notice ${notice.id} was not taken: ${outcome.kind === 'refused' ? outcome.reason : 'no clear answer'}`,
    );
  if (outcome.kind === 'accepted') return close(ctx, notice.id, 'sent', outcome.messageId, null);
  if (outcome.kind === 'refused') {
    await close(ctx, notice.id, 'refused', null, outcome.reason);
    return tryNextChannel(ctx, { noticeId: notice.id });
  }
  return close(ctx, notice.id, 'unknown', null, outcome.why);
}

async function close(
  ctx: Context,
  noticeId: string,
  state: store.NoticeEnd,
  messageId: string | null,
  failure: string | null,
): Promise<void> {
  await ctx.db.run(store.close, { noticeId, state, providerMessageId: messageId, failure, now: ctx.clock.now() });
}
