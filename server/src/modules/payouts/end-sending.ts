import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { isLong, nextQueryAt } from './rules.ts';
import type { Asked } from './call-gateway.ts';
import * as sendings from './sending-store.ts';
import type { Doubt, SendingRow } from './sending-store.ts';
import * as store from './store.ts';
import type { PayoutRow } from './store.ts';

const ON_ITS_WAY = ['sending', 'unknown'] as const;

/** Writes down the gateway's own id of what it accepted. */
export async function noteAccepted(inside: Context, { id }: SendingRow, transactionId: string): Promise<void> {
  await inside.db.run(sendings.noteTransaction, { id, transactionId });
}

/** Writes down what the status call said, with the gateway's own id if it was not known. */
export async function noteAsked(
  inside: Context,
  { id }: SendingRow,
  { lastAnswer, transactionId }: Asked,
): Promise<void> {
  await inside.db.run(sendings.noteAnswer, { id, lastAnswer });
  if (transactionId !== null && lastAnswer !== 'not-found')
    await inside.db.run(sendings.noteTransaction, { id, transactionId });
}

/**
 * Writes down when the gateway is asked again, and returns it; null once 72 hours have passed or the sending has an
 * outcome.
 */
export async function nextAsking(
  inside: Context,
  { id, called_at: calledAt, queries }: SendingRow,
): Promise<Date | null> {
  if (calledAt === null) return null;
  const at = nextQueryAt({ calledAt, queries }, inside.clock.now(), Math.random(), inside.config.JOB_SPEED);
  return (await inside.db.run(sendings.scheduleQuery, { id, nextQueryAt: at })) === 0 ? null : at;
}

/** Returns whether a sending is on its way for so long that its outcome counts as unknown. */
export function isOutOfPatience(ctx: Context, { called_at: calledAt }: SendingRow): boolean {
  return calledAt !== null && isLong({ calledAt }, ctx.clock.now());
}

/** Records that nobody knows the outcome of a sending: money may have moved. Returns false when that is known. */
export async function loseSending(inside: Context, sending: SendingRow): Promise<boolean> {
  if ((await inside.db.run(sendings.loseSending, { id: sending.id })) === 0) return false;
  await movePayout(inside, sending, 'unknown');
  await noted(inside, sending, 'lose-answer', {});
  return true;
}

/** Records what speaks against a success that the gateway told. */
export async function noteDoubt(
  inside: Context,
  sending: SendingRow,
  doubt: Doubt,
  seen: Asked['seen'],
): Promise<void> {
  const { amount: seenAmount = null, currency: seenCurrency = null } = seen ?? {};
  if (sending.doubt === doubt && sending.seen_amount === seenAmount) return;
  await inside.db.run(sendings.noteDoubt, { id: sending.id, doubt, seenAmount, seenCurrency });
  inside.log.error({ alarm: 'payout-doubtful', sendingId: sending.id, doubt }, 'a payout needs a person');
}

/** Records that the gateway did not pay: the payout is approved as before. Returns false once there is an outcome. */
export async function declineSending(inside: Context, sending: SendingRow, reason: string): Promise<boolean> {
  const ended = { id: sending.id, reason, endedBy: null, now: inside.clock.now() };
  if ((await inside.db.run(sendings.declineSending, ended)) === 0) return false;
  await movePayout(inside, sending, 'approved');
  await noted(inside, sending, 'decline', { reason });
  return true;
}

/**
 * Records that the gateway has paid, under the number of the payment; who sent it counts as who paid it. Moves no money
 * of ours: the caller posts the journal, in the same transaction. Returns false once there is an outcome, so that it is
 * posted once.
 */
export async function paySending(inside: Context, sending: SendingRow, transactionNumber: string): Promise<boolean> {
  const now = inside.clock.now();
  if ((await inside.db.run(sendings.paySending, { id: sending.id, endedBy: null, now })) === 0) return false;
  const paid = { id: sending.payout_id, paidBy: sending.sent_by, transactionNumber, from: ON_ITS_WAY, now };
  if ((await inside.db.maybe(store.payPayout, paid)) === undefined) throw outOfStep(sending);
  await noted(inside, sending, 'record', {});
  return true;
}

/** Returns whether a payment at the network stands beside another payout already. */
export async function isNumberUsed(inside: Context, transactionNumber: string): Promise<boolean> {
  return (await inside.db.one(store.isNumberUsed, { transactionNumber })).used;
}

/**
 * Ends the sending of a payout whose outcome nobody knew, by an administrator's word that the network paid it. Returns
 * the gateway that sent it. Throws `case-changed` when the outcome is known by now.
 */
export async function foundPaid(inside: Context, payout: PayoutRow): Promise<string> {
  const sending = await unknownSending(inside, payout);
  const ended = { id: sending.id, endedBy: accountOf(inside), now: inside.clock.now() };
  if ((await inside.db.run(sendings.paySending, ended)) === 0) throw new Problem('case-changed');
  return sending.gateway;
}

/**
 * Records that the network did not pay what nobody knew about, by an administrator's word. The payout is dropped: to
 * pay it again takes two people again (Z-10). Throws `own-payout` for the person who would be paid, and `case-changed`
 * when the outcome is known by now.
 */
export async function foundUnpaid(inside: Context, payout: PayoutRow): Promise<void> {
  const by = accountOf(inside);
  if (payout.payee_id === by) throw new Problem('own-payout');
  const sending = await unknownSending(inside, payout);
  const now = inside.clock.now();
  const ended = { id: sending.id, reason: 'by-hand', endedBy: by, now };
  if ((await inside.db.run(sendings.declineSending, ended)) === 0) throw new Problem('case-changed');
  const dropped = await inside.db.maybe(store.dropPayout, { id: payout.id, droppedBy: by, from: ['unknown'], now });
  if (dropped === undefined) throw new Problem('case-changed');
  await noted(inside, sending, 'find-unpaid', {});
}

async function unknownSending(inside: Context, payout: PayoutRow): Promise<SendingRow> {
  const sending = await inside.db.maybe(sendings.lastSending, { payoutId: payout.id });
  if (payout.state !== 'unknown' || sending?.state !== 'unknown') throw new Problem('case-changed');
  return sending;
}

async function movePayout(inside: Context, sending: SendingRow, to: 'approved' | 'unknown'): Promise<void> {
  const moved = await inside.db.maybe(store.movePayout, { id: sending.payout_id, from: ON_ITS_WAY, to });
  if (moved === undefined) throw outOfStep(sending);
}

const outOfStep = ({ id, payout_id: payoutId }: SendingRow) =>
  new Error(`payout ${payoutId} is not on its way as its sending ${id} is`);

async function noted(
  inside: Context,
  sending: SendingRow,
  verb: 'lose-answer' | 'decline' | 'record' | 'find-unpaid',
  more: Record<string, string>,
): Promise<void> {
  const { payout_id: objectId, kind, subject_id: subject, amount, currency, external_id: reference } = sending;
  const details = { kind, subject, amount, currency, reference, ...more };
  await audit(inside, { action: `payouts.${verb}`, object: 'payout', objectId, details });
}
