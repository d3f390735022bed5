import type { PushAddress, PushDelivery } from '../../integrations/push/port.ts';
import { speaker } from '@tabibu/locales/server-speech';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';
import { contactOf, liveSessionsOf } from '../identity/index.ts';
import * as push from './push-store.ts';
import { PUSH_TEMPLATES, pushAssociatedData } from './push-messages.ts';
import type { PushTemplate } from './push-messages.ts';

interface Ring {
  readonly subscriptionId: string;
  readonly template: PushTemplate;
  readonly topic: string;
  readonly until: string;
}

/**
 * Sends one push message to a browser. Throws when it has to be tried again, so that the queue repeats the job; does
 * nothing after `until`. Deletes the subscription when the browser is gone or its sign-in session has ended.
 */
export async function deliverPush(ctx: Context, { subscriptionId, template, topic, until }: Ring): Promise<void> {
  const row = await ctx.db.maybe(push.find, { subscriptionId });
  const ttl = Math.floor((Date.parse(until) - ctx.clock.now().getTime()) / SECOND);
  if (row === undefined || ttl <= 0) return;
  const reader = await contactOf(ctx, row.account_id);
  if (reader === undefined || !(await liveSessionsOf(ctx, row.account_id)).includes(row.session_id))
    return forget(ctx, subscriptionId);
  const to = JSON.parse(ctx.keys.open(pushAssociatedData(row.endpoint_hash), row.sealed)) as PushAddress;
  const say = speaker(reader.language);
  const { kind, url } = PUSH_TEMPLATES[template];
  const text = JSON.stringify({
    kind,
    url,
    tag: topic,
    title: say(`push.${template}.title`),
    body: say(`push.${template}.body`),
  });
  await note(ctx, subscriptionId, await ctx.integrations.push.sendPush({ to, text, ttl, urgency: 'high', topic }));
}

async function note(ctx: Context, subscriptionId: string, outcome: PushDelivery): Promise<void> {
  if (outcome.kind === 'unknown') throw new Error(`push ${subscriptionId} was not taken: ${outcome.why}`);
  if (outcome.kind === 'gone') return forget(ctx, subscriptionId);
  if (outcome.kind === 'refused')
    return ctx.log.warn({ subscriptionId, status: outcome.status }, 'a push service refused a message');
  await ctx.db.run(push.recordSuccess, { subscriptionId, now: ctx.clock.now() });
}

async function forget(ctx: Context, subscriptionId: string): Promise<void> {
  await ctx.db.run(push.remove, { subscriptionId });
}
