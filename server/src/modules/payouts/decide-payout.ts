import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';
import type { PayoutRow } from './store.ts';

/**
 * Approves what another administrator proposed. Throws `own-approval` for the person who proposed it, `own-payout` for
 * the person who would be paid, and `case-changed` when it was decided meanwhile (Z-10).
 */
export async function approvePayout(inside: Context, payout: PayoutRow): Promise<PayoutRow> {
  const approvedBy = accountOf(inside);
  if (payout.proposed_by === approvedBy) throw new Problem('own-approval');
  if (payout.payee_id === approvedBy) throw new Problem('own-payout');
  const now = inside.clock.now();
  return decided(inside, 'approve', await inside.db.maybe(store.approvePayout, { id: payout.id, approvedBy, now }));
}

/**
 * Records that a payout was paid, under the number that the network gave to it: an approved one that was sent by hand,
 * or one of a gateway of which nobody knew (the caller ends its sending too). Moves no money of ours: the caller posts
 * the journal. Throws `own-payout`, `transaction-number-used` when another payout has this number, and `case-changed`
 * when the payout stands elsewhere by now.
 */
export async function recordPayout(inside: Context, payout: PayoutRow, transactionNumber: string): Promise<PayoutRow> {
  const paidBy = accountOf(inside);
  if (payout.payee_id === paidBy) throw new Problem('own-payout');
  const now = inside.clock.now();
  try {
    const from = ['approved', 'unknown'] as const;
    const paid = await inside.db.maybe(store.payPayout, { id: payout.id, paidBy, transactionNumber, from, now });
    return await decided(inside, 'record', paid);
  } catch (error) {
    if (brokenConstraint(error) === 'payouts_transaction_number_once') throw new Problem('transaction-number-used');
    throw error;
  }
}

/**
 * Takes a proposal or an approval back; the money stays owed. Throws `case-changed` when it was sent or paid meanwhile.
 */
export async function dropPayout(inside: Context, payout: PayoutRow): Promise<PayoutRow> {
  const from = ['proposed', 'approved'] as const;
  const dropping = { id: payout.id, droppedBy: accountOf(inside), from, now: inside.clock.now() };
  return decided(inside, 'drop', await inside.db.maybe(store.dropPayout, dropping));
}

async function decided(
  inside: Context,
  verb: 'approve' | 'record' | 'drop',
  payout: PayoutRow | undefined,
): Promise<PayoutRow> {
  if (payout === undefined) throw new Problem('case-changed');
  const { id, kind, subject_id: subject, amount, currency } = payout;
  await audit(inside, {
    action: `payouts.${verb}`,
    object: 'payout',
    objectId: id,
    details: { kind, subject, amount, currency },
  });
  return payout;
}
