import type { CaseFactBody } from '@tabibu/contract/cases';
import type { Context } from '../../platform/context.ts';
import { namesOfActors } from '../identity/index.ts';
import { payoutsOf } from '../payouts/index.ts';
import type { PayoutKind } from '../payouts/index.ts';

/**
 * Returns what a settled withdrawal or refund keeps for whoever looks it up later: our number of the payout, the
 * network's, the day, and who proposed, approved and recorded it. Nothing if it was not paid.
 */
export async function settledFacts(ctx: Context, kind: PayoutKind, id: string): Promise<CaseFactBody[]> {
  const payout = (await payoutsOf(ctx, kind, [id])).get(id);
  if (payout?.paid_at === undefined || payout.paid_at === null) return [];
  const { proposed_by: proposer, approved_by: approver, paid_by: payer } = payout;
  const names = await namesOfActors(ctx, [proposer, approver ?? [], payer ?? []].flat());
  const by = (accountId: string | null, at: Date | null) =>
    accountId === null || at === null ? null : { text: names.get(accountId) ?? '', at: at.toISOString() };
  const approved = by(approver, payout.approved_at);
  return [
    { label: 'paid-out', ...by(payer, payout.paid_at) },
    { label: 'transaction-number', text: payout.transaction_number ?? '' },
    { label: 'payout-number', text: payout.id },
    { label: 'proposed-by', ...by(proposer, payout.proposed_at) },
    ...(approved === null ? [] : [{ label: 'approved-by' as const, ...approved }]),
  ];
}
