import type { CaseFactBody } from '@tabibu/contract/cases';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { namesOf } from '../identity/index.ts';
import { approvePayout, dropPayout, payoutsOf, recordPayout } from '../payouts/index.ts';
import type { PayoutKind, PayoutRow } from '../payouts/index.ts';
import type { Decided, WaitingSubject } from './case-source.ts';

/** Returns how far the payment of a subject is, and who proposed it if somebody else has to approve it. Pure. */
export function progressOf(payout: PayoutRow | undefined): Pick<WaitingSubject, 'stage' | 'proposedBy'> {
  if (payout?.state === 'proposed') return { stage: 'proposed', proposedBy: payout.proposed_by };
  return { stage: payout?.state === 'approved' ? 'approved' : 'open', proposedBy: null };
}

/** Returns who proposed and approved a payment, and when. */
export async function payoutFacts(ctx: Context, payout: PayoutRow | undefined): Promise<CaseFactBody[]> {
  if (payout === undefined) return [];
  const { proposed_by: proposer, proposed_at: proposedAt, approved_by: approver, approved_at: approvedAt } = payout;
  const names = await namesOf(ctx, [proposer, approver ?? []].flat());
  return [
    { label: 'proposed-by' as const, text: names.get(proposer) ?? '', at: proposedAt.toISOString() },
    ...(approver === null || approvedAt === null
      ? []
      : [{ label: 'approved-by' as const, text: names.get(approver) ?? '', at: approvedAt.toISOString() }]),
  ];
}

/** What follows in the module whose money it is. */
interface Following {
  readonly approved?: () => Promise<void>;
  readonly paid: (transactionNumber: string) => Promise<void>;
}

/**
 * Carries out a decision about a payment that was proposed. Throws `case-changed` when nothing is proposed,
 * `transaction-number-missing`, and what the steps throw.
 */
export async function stepPayout(
  inside: Context,
  kind: PayoutKind,
  subjectId: string,
  { decision, transactionNumber }: Decided,
  following: Following,
): Promise<void> {
  const payout = (await payoutsOf(inside, kind, [subjectId])).get(subjectId);
  if (payout === undefined) throw new Problem('case-changed');
  if (decision === 'approve') {
    await approvePayout(inside, payout);
    await following.approved?.();
  } else if (decision === 'record-paid') {
    if (transactionNumber === undefined) throw new Problem('transaction-number-missing');
    await recordPayout(inside, payout, transactionNumber);
    await following.paid(transactionNumber);
  } else await dropPayout(inside, payout);
}
