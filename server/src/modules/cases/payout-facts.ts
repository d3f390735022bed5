import type { CaseFactBody } from '@tabibu/contract/cases';
import type { Context } from '../../platform/context.ts';
import { namesOf, namesOfActors } from '../identity/index.ts';
import { lastSendingOf, namesAgree, networkNameOf } from '../payouts/index.ts';
import type { PayoutRow, SendingRow } from '../payouts/index.ts';
import { gatewayFor } from './payout-sources.ts';
import type { OwedMoney } from './payout-sources.ts';

/**
 * Returns which gateway can pay something out, whose number it is by the network's word, who proposed, approved and
 * sent it, and what became of it. Nothing here changes by itself while nothing happens, because whoever decides repeats
 * what was shown.
 */
export async function payoutFacts(
  ctx: Context,
  owed: OwedMoney,
  payout: PayoutRow | undefined,
): Promise<CaseFactBody[]> {
  const gateway = gatewayFor(ctx, owed);
  const able: CaseFactBody[] = gateway === null ? [] : [{ label: 'gateway', text: gateway.label }];
  if (payout === undefined) return able;
  const { proposed_by: proposer, proposed_at: proposedAt, approved_by: approver, approved_at: approvedAt } = payout;
  const sending = await lastSendingOf(ctx, payout.id);
  const payee = (await namesOf(ctx, [owed.payeeId])).get(owed.payeeId) ?? '';
  const names = await namesOfActors(ctx, [proposer, approver ?? [], sending?.sent_by ?? []].flat());
  const by = (accountId: string, at: Date) => ({ text: names.get(accountId) ?? '', at: at.toISOString() });
  return [
    ...able,
    ...(gateway === null ? [] : nameFacts(ctx, payout, payee)),
    { label: 'proposed-by', ...by(proposer, proposedAt) },
    ...(approver === null || approvedAt === null
      ? []
      : [{ label: 'approved-by' as const, ...by(approver, approvedAt) }]),
    ...(sending === undefined ? [] : [{ label: 'sent-by' as const, ...by(sending.sent_by, sending.created_at) }]),
    ...(sending === undefined ? [] : sendingFacts(sending)),
  ];
}

/** What the network says of the name, in comparison with the account's. */
function nameFacts(ctx: Context, payout: PayoutRow, accountName: string): CaseFactBody[] {
  const network = networkNameOf(ctx, payout);
  if (network === null) return [{ label: 'name-check', text: payout.name_check ?? 'waiting' }];
  return [
    { label: 'name-check', text: namesAgree(accountName, network) ? 'agrees' : 'differs' },
    { label: 'network-name', text: network },
  ];
}

function sendingFacts(sending: SendingRow): CaseFactBody[] {
  const { external_id: reference, state, doubt, last_answer: said } = sending;
  const { seen_amount: amount, seen_currency: currency, decline_reason: reason, ended_at: endedAt } = sending;
  return [
    { label: 'gateway-reference', text: reference },
    ...(reason === null || endedAt === null
      ? []
      : [{ label: 'declined' as const, text: reason, at: endedAt.toISOString() }]),
    ...(state === 'unknown' && said !== null ? [{ label: 'gateway-said' as const, text: said }] : []),
    ...(doubt === null
      ? []
      : [
          {
            label: 'doubt' as const,
            text: doubt,
            ...(doubt === 'amount' && amount !== null && currency !== null ? { money: { amount, currency } } : {}),
          },
        ]),
  ];
}
