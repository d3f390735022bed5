import { callbackSecretAgrees } from '../../platform/callback-secret.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, later } from '../../platform/time.ts';
import * as store from './store.ts';
import { tryNextChannel } from './try-next-channel.ts';

/**
 * A report can be quicker than the answer in which the provider names the message. One of a failure is looked at once
 * more; the others are about sign-in codes, or say nothing that anybody waits for.
 */
const LOOK_AGAIN_AFTER = MINUTE;

export interface DeliveryReport {
  readonly channel: store.ReportedChannel;
  readonly messageId: string;
  readonly state: 'on-its-way' | 'delivered' | 'failed';
  readonly failure: string | null;
}

/**
 * Handles a delivery report of the SMS provider. The report is not signed: the secret in the path admits it, and it
 * changes nothing but the delivery of a message that the provider itself named. What is malformed is answered
 * like the rest and changes nothing. Throws `not-found` for a wrong secret or without an SMS provider.
 */
export async function receiveDelivery(
  ctx: Context,
  { secret, raw }: { secret: string; raw: Buffer },
): Promise<{ success: true }> {
  const { sms } = ctx.integrations;
  if (sms === null || !callbackSecretAgrees(ctx, sms.name, secret)) throw new Problem('not-found');
  const read = sms.readDeliveryReport(raw);
  if (read.kind === 'rejected') {
    ctx.log.warn({ why: read.why }, 'a delivery report could not be read');
    return { success: true };
  }
  const { messageId, state, failureReason: failure } = read;
  await takeReport(ctx, { channel: 'sms', messageId, state, failure });
  return { success: true };
}

/** Notes a report at once, or looks at it again later if it is of a failure and quicker than the provider's answer. */
export async function takeReport(ctx: Context, report: DeliveryReport): Promise<void> {
  if (!(await noteDelivery(ctx, report)) && report.state === 'failed')
    await enqueue(ctx, 'notifications.note-delivery', report, { at: later(ctx.clock.now(), LOOK_AGAIN_AFTER) });
}

/**
 * Notes what became of a message, and tries the next channel when it failed. Returns false when no message has this id
 * of the provider. Repeated reports and a wrong order are harmless: what was delivered stays delivered.
 */
export async function noteDelivery(ctx: Context, report: DeliveryReport): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const { known } = await inside.db.one(store.isKnown, report);
    const noted = await inside.db.maybe(store.noteDelivery, { ...report, now: inside.clock.now() });
    if (noted !== undefined && report.state === 'failed') await tryNextChannel(inside, { noticeId: noted.id });
    return known;
  });
}
