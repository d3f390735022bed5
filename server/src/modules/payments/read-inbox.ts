import type { CallbackReading } from '../../integrations/payment-gateway/port.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, publish } from '../../platform/outbox.ts';
import { HOUR, SECOND, later } from '../../platform/time.ts';
import { openCase } from './open-case.ts';
import { queryNow } from './schedule-query.ts';
import type { InboxRow } from './inbox-store.ts';
import type { PaymentRow } from './payment-store.ts';
import * as inbox from './inbox-store.ts';
import * as store from './store.ts';
import * as story from './story-store.ts';

type Claim = Extract<CallbackReading, { kind: 'claim' }>;

const READ_AGAIN = 15 * SECOND;
const READ_FOR = 72 * HOUR;
/** Our references have this form. */
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const MOST_NAMED = 5;

/**
 * Reads a stored callback and enqueues a status query for its payment; the claim itself settles nothing (W-04). A
 * callback about a payment that does not exist or was never requested opens a case for staff; one that is not authentic
 * is marked as rejected (W-06), and one about money that went out is handed on as an event. May be repeated: each
 * callback is read once.
 */
export async function readInbox(ctx: Context, input: { inboxId: string }): Promise<void> {
  const callback = await ctx.db.maybe(inbox.callbackById, { inboxId: input.inboxId });
  if (callback === undefined || callback.read_at !== null) return;
  const gateway = ctx.integrations.gatewayNamed(callback.provider);
  const reading =
    gateway === null ? null : await gateway.readCallback(callback.raw, callback.headers, callback.received_at);
  await inTransaction(ctx, async (inside) => {
    if (reading === null || reading.kind === 'unverifiable') return readLater(inside, callback);
    if (reading.kind === 'rejected') return reject(inside, callback, reading.why);
    if (reading.kind === 'payout') return passOn(inside, callback, reading.externalId);
    const payment = await inside.db.maybe(store.byExternalId, {
      provider: callback.provider,
      externalId: reading.externalId,
    });
    return payment === undefined
      ? quarantine(inside, callback, reading)
      : acceptClaim(inside, callback, reading, payment);
  });
}

/**
 * Enqueues another attempt at a callback that cannot be checked now, because its provider is not configured or its key
 * cannot be fetched. Rejects it after 72 hours.
 */
async function readLater(inside: Context, callback: InboxRow): Promise<void> {
  const now = inside.clock.now();
  if (now > later(callback.received_at, READ_FOR)) return reject(inside, callback, 'unverifiable');
  await enqueue(
    inside,
    'payments.read-inbox',
    { inboxId: callback.id },
    { at: later(now, READ_AGAIN / inside.config.JOB_SPEED), key: `inbox:${callback.id}` },
  );
}

async function reject(inside: Context, callback: InboxRow, why: string): Promise<void> {
  await inside.db.run(inbox.markRead, {
    id: callback.id,
    now: inside.clock.now(),
    outcome: 'rejected',
    why,
    paymentId: null,
    claim: null,
  });
  const externalIds = [...new Set(callback.raw.toString('latin1').match(UUID))].slice(0, MOST_NAMED);
  if (externalIds.length > 0)
    await inside.db.run(story.nameRejected, { id: callback.id, provider: callback.provider, externalIds });
  inside.log.warn(
    { alarm: 'callback-rejected', provider: callback.provider, inboxId: callback.id, why },
    'a callback was rejected',
  );
}

/** Hands on what a gateway says of money that went out: payments know nothing of it. */
async function passOn(inside: Context, callback: InboxRow, externalId: string): Promise<void> {
  const read = { id: callback.id, now: inside.clock.now(), outcome: 'payout', why: null } as const;
  await inside.db.run(inbox.markRead, { ...read, paymentId: null, claim: JSON.stringify({ externalId }) });
  await publish(inside, 'payments.payout-reported', { externalId });
}

/** Sets a callback aside that names no payment of ours, and opens a case for staff. */
async function quarantine(inside: Context, callback: InboxRow, claim: Claim): Promise<void> {
  await inside.db.run(inbox.markRead, {
    id: callback.id,
    now: inside.clock.now(),
    outcome: 'unknown-reference',
    why: null,
    paymentId: null,
    claim: JSON.stringify(claim),
  });
  const { claims, amount, currency } = claim;
  await openCase(inside, {
    kind: 'unknown-reference',
    provider: callback.provider,
    paymentId: null,
    inboxId: callback.id,
    details: { claims, amount, currency },
  });
}

/**
 * Stores the claim for its payment and enqueues a status query. Opens a case instead when the payment was never
 * requested.
 */
async function acceptClaim(inside: Context, callback: InboxRow, claim: Claim, payment: PaymentRow): Promise<void> {
  await inside.db.run(inbox.markRead, {
    id: callback.id,
    now: inside.clock.now(),
    outcome: 'claim',
    why: null,
    paymentId: payment.id,
    claim: JSON.stringify(claim),
  });
  if (payment.requested_at === null) {
    await openCase(inside, {
      kind: 'never-asked',
      provider: callback.provider,
      paymentId: payment.id,
      inboxId: callback.id,
    });
    return;
  }
  if (claim.covers.includes('transaction') && claim.transactionId !== null)
    await inside.db.run(store.recordTransactionId, { id: payment.id, transactionId: claim.transactionId });
  await queryNow(inside, payment);
}
