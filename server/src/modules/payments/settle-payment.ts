import type { TruthFacts } from '../../integrations/payment-gateway/port.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { postJournal } from '../ledger/index.ts';
import { markRefundDue } from './mark-refund-due.ts';
import { closeCases, openCase } from './open-case.ts';
import type { CaseKind } from './open-case.ts';
import { LIVE, TRANSITIONS } from './states.ts';
import { paymentOf } from './store.ts';
import type { Payment, PaymentRow } from './store.ts';
import * as store from './store.ts';

export interface Proof {
  readonly facts: TruthFacts;
  readonly payee: string;
  readonly by: 'status' | 'callback+status';
}

/**
 * Books proven money, once: conditional move, verified facts, capture journal, event, all in one transaction (P-05, I-08, I-13).
 * The first payment of a purpose to settle has it; any other is owed back at once. False when it was settled before. May be repeated.
 */
export async function settlePayment(ctx: Context, payment: Payment, proof: Proof): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.many(store.lockPurpose, [payment.purpose.kind, payment.purpose.id]);
    const standing = rows.find((row) => row.id === payment.id);
    if (standing === undefined || !TRANSITIONS[standing.state].includes('settled')) return false;
    const surplus = await makeRoom(inside, rows.filter((row) => row !== standing));
    const { amount, currency } = payment.price;
    const { facts, payee, by } = proof;
    const settled = paymentOf(await inside.db.one(store.moveToSettled, [
      payment.id, inside.clock.now(), facts.amount ?? amount, facts.currency ?? currency, facts.payee ?? payee, by, facts.transactionId, surplus,
    ]));
    await postJournal(inside, {
      kind: 'capture',
      reference: settled.id,
      entries: [{ account: `clearing:${settled.provider}:${currency}`, amount: -amount, currency }, { account: `held:${currency}`, amount, currency }],
    });
    // A contradiction is resolved by an answer that states the amount, never by a claim.
    const resolved: readonly CaseKind[] = facts.amount === null ? [] : ['mismatch'];
    await closeCases(inside, settled.id, 'settled', ['long-unknown', 'unproven', 'no-answer', 'gateway', ...resolved]);
    await audit(inside, { action: 'payments.settle', object: 'payment', objectId: settled.id, details: { amount, currency, from: standing.state, by, surplus } });
    await tell(inside, settled);
    return true;
  });
}

/** Frees the purpose for the payment that settles now; true when another one has it already, so that this one is surplus. */
async function makeRoom(inside: Context & { db: Transaction }, rivals: readonly PaymentRow[]): Promise<boolean> {
  const live = rivals.find((rival) => LIVE.includes(rival.state) && !rival.surplus);
  if (live === undefined) return false;
  if (live.state === 'settled' || live.state === 'refund-due') return true;
  const voided = await inside.db.maybe(store.moveToVoided, [live.id, inside.clock.now()]);
  if (voided === undefined) await inside.db.run(store.markSurplus, [live.id]);
  return false;
}

async function tell(inside: Context & { db: Transaction }, settled: Payment): Promise<void> {
  if (settled.surplus) {
    await openCase(inside, { kind: 'surplus', provider: settled.provider ?? '', paymentId: settled.id, inboxId: null });
    await markRefundDue(inside, settled.id, 'surplus');
    return;
  }
  await publish(inside, 'payments.settled', { paymentId: settled.id, purposeKind: settled.purpose.kind, purposeId: settled.purpose.id });
  await nudge(inside, settled.payerId, { kind: 'payment', reference_id: settled.reference });
}
