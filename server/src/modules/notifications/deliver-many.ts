import type { SmsOutcome } from '../../integrations/sms/port.ts';
import { inTransaction, readingTimeAnew } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { admitMany } from './admit-many.ts';
import type { AdmittedNotice } from './admit-notice.ts';
import * as many from './reminder-store.ts';
import { shouldRetry } from './rules.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import type { NoticeEnd } from './store.ts';
import { tryNextChannel } from './try-next-channel.ts';
import { wordText } from './word-notice.ts';

/**
 * So many messages are with the provider at once before it is written down what became of them. When the process dies
 * meanwhile, these are sent once more: the provider knows no key by which it would notice.
 */
const AT_ONCE = 25;
/** After so long a message that was not taken is tried again by a job of its own, and then as the queue does. */
const AGAIN = 3 * SECOND;

interface Told {
  readonly noticeId: string;
  readonly tries: number;
  readonly outcome: SmsOutcome;
}

/**
 * Sends text messages to accounts through the SMS provider, 25 at once, as `deliverNotice` sends one. A message that
 * has to be tried again gets a job of its own. May be repeated: closed messages are left alone.
 */
export async function deliverMany(ctx: Context, { noticeIds }: { noticeIds: readonly string[] }): Promise<void> {
  for (let from = 0; from < noticeIds.length; from += AT_ONCE) {
    const admitted = await admitMany(readingTimeAnew(ctx), noticeIds.slice(from, from + AT_ONCE));
    const told = await Promise.all(admitted.map((one) => send(ctx, one)));
    passFaultPoint('after-sms-taken');
    await note(readingTimeAnew(ctx), told);
  }
}

async function send(ctx: Context, { notice, reader }: AdmittedNotice): Promise<Told> {
  const { sms } = ctx.integrations;
  if (sms === null) throw new Error('no SMS provider is configured');
  const stored = JSON.parse(ctx.keys.open(`notices.values.${notice.id}`, notice.values_sealed)) as NoticeValues;
  const text = wordText(reader.language, notice.template as Template, stored);
  const outcome = await sms.sendSms({ to: reader.phone, text, idempotencyKey: notice.id });
  return { noticeId: notice.id, tries: notice.tries, outcome };
}

/** Writes down what became of messages. */
async function note(ctx: Context, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const again = told.filter(({ outcome, tries }) => shouldRetry(outcome, tries));
    const closed = told.filter((one) => !again.includes(one));
    if (closed.length > 0)
      await inside.db.run(many.closeMany, {
        noticeIds: closed.map(({ noticeId }) => noticeId),
        states: closed.map(({ outcome }) => endOf(outcome)),
        messageIds: closed.map(({ outcome }) => (outcome.kind === 'accepted' ? outcome.messageId : null)),
        failures: closed.map(({ outcome }) => failureOf(outcome)),
        now,
      });
    for (const { noticeId } of again)
      await enqueue(inside, 'notifications.send', { noticeId }, { at: later(now, AGAIN) });
    for (const { noticeId, outcome } of closed)
      if (outcome.kind === 'refused') await tryNextChannel(inside, { noticeId });
  });
}

const ENDS = { accepted: 'sent', refused: 'refused', unknown: 'unknown' } as const satisfies Record<
  SmsOutcome['kind'],
  NoticeEnd
>;
const endOf = ({ kind }: SmsOutcome): NoticeEnd => ENDS[kind];

function failureOf(outcome: SmsOutcome): string | null {
  if (outcome.kind === 'accepted') return null;
  return outcome.kind === 'refused' ? outcome.reason : outcome.why;
}
