import type { GatewayPaymentFacts } from '../../integrations/payment-gateway/port.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { postJournal } from '../ledger/index.ts';
import { worthOf } from './freeze-worth.ts';
import { markRefundDue } from './mark-refund-due.ts';
import { closeCases, openCase } from './open-case.ts';
import { LIVE, TRANSITIONS } from './states.ts';
import { paymentOf } from './payment-store.ts';
import type { CaseKind, Payment, PaymentRow } from './payment-store.ts';
import * as transitions from './transition-store.ts';
import * as store from './store.ts';

export interface Proof {
  readonly facts: GatewayPaymentFacts;
  readonly payee: string;
  readonly by: 'status' | 'callback+status';
}

/**
 * Books proven money once: state, verified facts, worth in shillings, capture journal and event in one transaction
 * (P-05, C18, I-08, I-13). The
 * first payment of a purpose to settle pays for it; the money of any other is owed back at once. Returns false when the
 * payment cannot settle, for example because it has settled before. May be repeated.
 */
export async function settlePayment(ctx: Context, payment: Payment, proof: Proof): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.many(store.lockPurpose, {
      purposeKind: payment.purpose.kind,
      purposeId: payment.purpose.id,
    });
    const standing = rows.find((row) => row.id === payment.id);
    if (standing === undefined || !TRANSITIONS[standing.state].includes('settled')) return false;
    // What came in another amount is booked and owed back: an answer that was under way then pays for nothing.
    if (standing.refusal_reason === 'other-amount') return false;
    const surplus = await supersedeLivePayment(
      inside,
      rows.filter((row) => row !== standing),
    );
    const settled = await bookProven(inside, paymentOf(standing), proof, surplus);
    // Only a status answer with an amount closes a mismatch; a callback's claim never does.
    const resolved: readonly CaseKind[] = proof.facts.amount === null ? [] : ['mismatch'];
    await closeCases(inside, settled.id, 'settled', ['long-unknown', 'unproven', 'no-answer', 'gateway', ...resolved]);
    await publishSettlement(inside, settled);
    return true;
  });
}

/** Writes that a payment is proven, with its worth in shillings and its capture journal, in the open transaction. */
export async function bookProven(
  inside: Context & { db: Transaction },
  payment: Payment,
  { facts, payee, by }: Proof,
  surplus: boolean,
): Promise<Payment> {
  const { amount, currency } = payment.price;
  const now = inside.clock.now();
  const settled = paymentOf(
    await inside.db.one(transitions.moveToSettled, {
      id: payment.id,
      now,
      ...(await worthOf(inside, payment.price, now)),
      verifiedAmount: facts.amount ?? amount,
      verifiedCurrency: facts.currency ?? currency,
      verifiedPayee: facts.payee ?? payee,
      verifiedBy: by,
      transactionId: facts.transactionId,
      surplus,
    }),
  );
  await postJournal(inside, {
    kind: 'capture',
    reference: settled.id,
    entries: [
      { account: `clearing:${settled.provider}:${currency}`, amount: -amount, currency },
      { account: `held:${currency}`, amount, currency },
    ],
  });
  await audit(inside, {
    action: 'payments.settle',
    object: 'payment',
    objectId: settled.id,
    details: { amount, currency, from: payment.state, by, surplus },
  });
  return settled;
}

/**
 * Voids the other live payment of the purpose, or marks it surplus when its request may have arrived. Returns true when
 * the other one has settled already, so that the payment at hand is the surplus one.
 */
async function supersedeLivePayment(
  inside: Context & { db: Transaction },
  rivals: readonly PaymentRow[],
): Promise<boolean> {
  const live = rivals.find((rival) => LIVE.includes(rival.state) && !rival.surplus);
  if (live === undefined) return false;
  if (live.state === 'settled' || live.state === 'refund-due') return true;
  const voided = await inside.db.maybe(transitions.moveToVoided, { id: live.id, now: inside.clock.now() });
  if (voided === undefined) await inside.db.run(transitions.markSurplus, { id: live.id });
  return false;
}

/** Publishes the settlement. For a surplus payment opens a case and marks the refund as due instead. */
async function publishSettlement(inside: Context & { db: Transaction }, settled: Payment): Promise<void> {
  if (settled.surplus) {
    await openCase(inside, { kind: 'surplus', provider: settled.provider ?? '', paymentId: settled.id, inboxId: null });
    await markRefundDue(inside, settled.id, 'surplus');
    return;
  }
  await publish(inside, 'payments.settled', {
    paymentId: settled.id,
    purposeKind: settled.purpose.kind,
    purposeId: settled.purpose.id,
  });
  await sendLiveEvent(inside, settled.payerId, { kind: 'payment', reference_id: settled.reference });
}
