import type { WhatsAppOutcome } from '../../integrations/whatsapp/port.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { later } from '../../platform/time.ts';
import { admitNotice } from './admit-notice.ts';
import { findReach } from './find-reach.ts';
import { UNHEARD_AFTER } from './message-order.ts';
import { TRIES_IN_DOUBT } from './rules.ts';
import * as store from './store.ts';
import { tryNextChannel } from './try-next-channel.ts';

/** So often it is tried while WhatsApp is busy; then the next channel takes over, which is an SMS for most. */
const TRIES_WHILE_BUSY = 4;

/**
 * Tells a person by WhatsApp that there is a message, and where to read it; it names nothing else. The caps count it
 * like an SMS. Goes on to the next channel when WhatsApp does not take it, when the person has switched it off
 * meanwhile, and a quarter of an hour later if it has not arrived and nobody has read the list. Throws while WhatsApp
 * is busy, so that the queue repeats the job.
 */
export async function deliverWhatsApp(ctx: Context, { noticeId }: { noticeId: string }): Promise<void> {
  const { whatsapp } = ctx.integrations;
  const admitted = await admitNotice(ctx, noticeId, 'notifications.send-whatsapp');
  if (admitted === undefined) return;
  const { notice, reader } = admitted;
  if (whatsapp === null || !(await findReach(ctx, notice.account_id!)).hasWhatsApp)
    return goOn(ctx, noticeId, 'refused', 'switched-off');
  const link = `${publicAddress(ctx)}/more/notices`;
  const outcome = await whatsapp.sendNotice({ to: reader.phone, language: reader.language, link });
  if (isTriedAgain(outcome, notice.tries))
    throw new Error(`notice ${noticeId} was not taken by WhatsApp: no clear answer`);
  if (outcome.kind === 'unknown') return goOn(ctx, noticeId, 'unknown', outcome.why);
  if (outcome.kind === 'refused') {
    const { reason, code } = outcome;
    if (reason !== 'not-on-whatsapp' && reason !== 'blocked')
      ctx.log.warn({ noticeId, reason, code }, 'WhatsApp refused a message for a reason that lies with us');
    return goOn(ctx, noticeId, 'refused', reason);
  }
  await close(ctx, noticeId, { state: 'sent', providerMessageId: outcome.messageId, failure: null });
  await enqueue(ctx, 'notifications.try-next', { noticeId }, { at: later(ctx.clock.now(), UNHEARD_AFTER) });
}

/** Whoever is not asked for now is asked soon; without an answer a message is sent twice at most. */
function isTriedAgain(outcome: WhatsAppOutcome, tries: number): boolean {
  if (outcome.kind !== 'unknown' || outcome.why === 'paused') return false;
  return tries < (outcome.mayHaveReached ? TRIES_IN_DOUBT : TRIES_WHILE_BUSY);
}

async function goOn(ctx: Context, noticeId: string, state: store.NoticeEnd, failure: string): Promise<void> {
  await close(ctx, noticeId, { state, providerMessageId: null, failure });
  await tryNextChannel(ctx, { noticeId });
}

async function close(
  ctx: Context,
  noticeId: string,
  end: { state: store.NoticeEnd; providerMessageId: string | null; failure: string | null },
): Promise<void> {
  await ctx.db.run(store.close, { noticeId, ...end, now: ctx.clock.now() });
}
