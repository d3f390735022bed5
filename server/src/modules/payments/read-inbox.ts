import type { CallbackReading } from '../../integrations/payment-gateway/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { HOUR, SECOND, later } from '../../platform/time.ts';
import { openCase } from './open-case.ts';
import { wakeQuery } from './schedule-query.ts';
import type { InboxRow } from './inbox-store.ts';
import type { PaymentRow } from './store.ts';
import * as inbox from './inbox-store.ts';
import * as store from './store.ts';

type Claim = Extract<CallbackReading, { kind: 'claim' }>;

const READ_AGAIN = 15 * SECOND;
const READ_FOR = 72 * HOUR;

/**
 * Reads a stored callback: finds its payment and wakes the status query; the claim itself moves nothing (W-04). What nobody asked for goes to a
 * person; what is not authentic is put aside (W-06). May be repeated: a callback is read once.
 */
export async function readInbox(ctx: Context, input: { inboxId: string }): Promise<void> {
  const callback = await ctx.db.maybe(inbox.callbackById, [input.inboxId]);
  if (callback === undefined || callback.readAt !== null) return;
  const gateway = ctx.integrations.gatewayNamed(callback.provider);
  const reading = gateway === null ? null : await gateway.readCallback(callback.raw, callback.headers, callback.receivedAt);
  await inTransaction(ctx, async (inside) => {
    if (reading === null || reading.kind === 'unverifiable') return readLater(inside, callback);
    if (reading.kind === 'rejected') return reject(inside, callback, reading.why);
    const payment = await inside.db.maybe(store.byExternalId, [callback.provider, reading.externalId]);
    return payment === undefined ? quarantine(inside, callback, reading) : believe(inside, callback, reading, payment);
  });
}

async function readLater(inside: Context, callback: InboxRow): Promise<void> {
  const now = inside.clock.now();
  if (now > later(callback.receivedAt, READ_FOR)) return reject(inside, callback, 'unverifiable');
  await enqueue(inside, 'payments.read-inbox', { inboxId: callback.id }, { at: later(now, READ_AGAIN / inside.config.JOB_SPEED), key: `inbox:${callback.id}` });
}

async function reject(inside: Context, callback: InboxRow, why: string): Promise<void> {
  await inside.db.run(inbox.markRead, [callback.id, inside.clock.now(), 'rejected', why, null, null]);
  inside.log.warn({ alarm: 'callback-rejected', provider: callback.provider, inboxId: callback.id, why }, 'a callback was rejected');
}

async function quarantine(inside: Context, callback: InboxRow, claim: Claim): Promise<void> {
  await inside.db.run(inbox.markRead, [callback.id, inside.clock.now(), 'unknown-reference', null, null, JSON.stringify(claim)]);
  const { claims, amount, currency } = claim;
  await openCase(inside, { kind: 'unknown-reference', provider: callback.provider, paymentId: null, inboxId: callback.id, details: { claims, amount, currency } });
}

async function believe(inside: Context, callback: InboxRow, claim: Claim, payment: PaymentRow): Promise<void> {
  await inside.db.run(inbox.markRead, [callback.id, inside.clock.now(), 'claim', null, payment.id, JSON.stringify(claim)]);
  if (payment.requestedAt === null) {
    await openCase(inside, { kind: 'never-asked', provider: callback.provider, paymentId: payment.id, inboxId: callback.id });
    return;
  }
  if (claim.covers.includes('transaction') && claim.transactionId !== null) await inside.db.run(store.learnTransaction, [payment.id, claim.transactionId]);
  await wakeQuery(inside, payment);
}
