import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import type { PushAddress, PushDelivery } from '../../integrations/push/port.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { DAY, HOUR, SECOND, later } from '../../platform/time.ts';
import { contactOf, liveSessionsOf } from '../identity/index.ts';
import { admitToBrowsers } from './admit-notice.ts';
import { UNHEARD_AFTER, mannerOf } from './message-order.ts';
import * as person from './person-store.ts';
import * as push from './push-store.ts';
import { PUSH_TOPIC_LENGTH, pushAssociatedData } from './push-messages.ts';
import { formatStored } from './format-values.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import * as store from './store.ts';
import { tryNextChannel } from './try-next-channel.ts';

/** How long a push service keeps a message without an end of its own for a browser that is off. */
const KEPT_FOR = 6 * HOUR;
/** How long an announcement waits there. */
const ANNOUNCED_FOR = DAY;
/** So often it is tried while no push service answers; then the next channel takes over. */
const TRIES = 3;

/**
 * Sends one message to the browsers of a patient, or of a doctor to whom something is announced. A patient's names
 * nothing but the product, unless the person wants the words on the lock screen. For a patient it goes on to the next
 * channel when no browser takes it, and after a quarter of an hour when nobody has read it. Throws while no push
 * service answers, so that the queue repeats the job.
 */
export async function sendPush(ctx: Context, { noticeId }: { noticeId: string }): Promise<void> {
  const notice = await admitToBrowsers(ctx, noticeId);
  if (notice === undefined) return;
  const accountId = notice.account_id!;
  const outcomes = await toEachBrowser(ctx, accountId, await messageOf(ctx, notice, accountId));
  const taken = outcomes.some(({ kind }) => kind === 'accepted');
  if (!taken && notice.tries < TRIES && outcomes.some(({ kind }) => kind === 'unknown'))
    throw new Error(`notice ${noticeId} was taken by no push service`);
  await ctx.db.run(store.close, {
    noticeId,
    state: taken ? 'sent' : 'refused',
    providerMessageId: null,
    failure: taken ? null : 'no-browser',
    now: ctx.clock.now(),
  });
  if (mannerOf(notice.template) === undefined) return;
  if (!taken) return tryNextChannel(ctx, { noticeId });
  await enqueue(ctx, 'notifications.try-next', { noticeId }, { at: later(ctx.clock.now(), UNHEARD_AFTER) });
}

interface Worded {
  readonly text: string;
  readonly ttl: number;
  readonly topic: string;
  /** Goes only to browsers that take announcements. */
  readonly announces: boolean;
}

async function messageOf(ctx: Context, notice: store.NoticeRow, accountId: string): Promise<Worded> {
  const reader = await contactOf(ctx, accountId);
  const language = reader?.language ?? ctx.language;
  const values = JSON.parse(ctx.keys.open(`notices.values.${notice.id}`, notice.values_sealed)) as NoticeValues;
  const topic = ctx.keys.sign('push', notice.id).slice(0, PUSH_TOPIC_LENGTH);
  const announces = notice.template === 'announcement';
  const until = notice.valid_until ?? later(ctx.clock.now(), announces ? ANNOUNCED_FOR : KEPT_FOR);
  const words = announces ? announced(language, values) : await worded(ctx, { notice, accountId, language, values });
  return {
    text: JSON.stringify({ kind: 'notice', tag: topic, ...words }),
    topic,
    announces,
    ttl: Math.max(1, Math.floor((until.getTime() - ctx.clock.now().getTime()) / SECOND)),
  };
}

interface Told {
  readonly url: string;
  readonly title: string;
  readonly body: string;
}

/** The subject is as public as in a text message; the message itself is read in the dashboard. */
function announced(language: Language, values: NoticeValues): Told {
  const title = speaker(language)('push.announcement.title');
  return { url: '/doctor/dashboard?tab=notifications', title, body: String(values['subject']) };
}

interface Unworded {
  readonly notice: store.NoticeRow;
  readonly accountId: string;
  readonly language: Language;
  readonly values: NoticeValues;
}

async function worded(ctx: Context, { notice, accountId, language, values }: Unworded): Promise<Told> {
  const say = speaker(language);
  const { shows_words: showsWords } = await ctx.db.one(person.reachOf, { accountId });
  const body = showsWords
    ? say(`sms.${notice.template as Template}`, formatStored(language, values))
    : say('push.notice.body');
  return { url: '/more/notices', title: 'Tabibu', body };
}

async function toEachBrowser(ctx: Context, accountId: string, message: Worded): Promise<PushDelivery[]> {
  const sessions = await liveSessionsOf(ctx, accountId);
  const outcomes: PushDelivery[] = [];
  const rows = await ctx.db.many(push.ofAccount, { accountId });
  for (const row of message.announces ? rows.filter((one) => one.takes_announcements) : rows) {
    const outcome = sessions.includes(row.session_id)
      ? await toBrowser(ctx, row, message)
      : ({ kind: 'gone' } as const);
    if (outcome.kind === 'gone') await ctx.db.run(push.remove, { subscriptionId: row.id });
    if (outcome.kind === 'accepted')
      await ctx.db.run(push.recordSuccess, { subscriptionId: row.id, now: ctx.clock.now() });
    if (outcome.kind === 'refused')
      ctx.log.warn({ subscriptionId: row.id, status: outcome.status }, 'a push service refused a message');
    outcomes.push(outcome);
  }
  return outcomes;
}

function toBrowser(ctx: Context, row: push.SubscriptionRow, { text, ttl, topic }: Worded): Promise<PushDelivery> {
  const to = JSON.parse(ctx.keys.open(pushAssociatedData(row.endpoint_hash), row.sealed)) as PushAddress;
  return ctx.integrations.push.sendPush({ to, text, ttl, topic, urgency: 'normal' });
}
