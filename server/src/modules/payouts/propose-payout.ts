import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';
import type { PayoutKind, PayoutRow } from './store.ts';

interface Proposal {
  readonly kind: PayoutKind;
  /** The withdrawal, or the payment that is paid back. */
  readonly subjectId: string;
  /** The account of the person who receives the money. */
  readonly payeeId: string;
  readonly money: Money;
}

/**
 * Proposes to pay money out; a second administrator has to approve it. The caller has checked that the money is owed.
 * Throws `own-payout` when the money would go to the caller, and `case-changed` when somebody else has proposed it
 * meanwhile (Z-10).
 */
export async function proposePayout(inside: Context, proposal: Proposal): Promise<PayoutRow> {
  const { kind, subjectId, payeeId, money } = proposal;
  const proposedBy = accountOf(inside);
  if (payeeId === proposedBy) throw new Problem('own-payout');
  const now = inside.clock.now();
  const payout = await inside.db.maybe(store.addPayout, {
    id: newId(now),
    kind,
    subjectId,
    payeeId,
    amount: money.amount,
    currency: money.currency,
    proposedBy,
    now,
  });
  if (payout === undefined) throw new Problem('case-changed');
  await audit(inside, {
    action: 'payouts.propose',
    object: 'payout',
    objectId: payout.id,
    details: { kind, subject: subjectId, ...money },
  });
  return payout;
}
