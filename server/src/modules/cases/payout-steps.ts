import type { CaseDecision, CaseStage } from '@tabibu/contract/case-words';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { approvePayout, dropPayout, foundPaid, foundUnpaid, payoutsOf } from '../payouts/index.ts';
import { proposePayout, recordPayout, sendPayout } from '../payouts/index.ts';
import type { PayoutKind, PayoutRow } from '../payouts/index.ts';
import type { Decided, WaitingSubject } from './case-source.ts';
import { PAYOUT_SOURCES, gatewayFor } from './payout-sources.ts';
import type { OwedMoney } from './payout-sources.ts';

/** What may be decided about money that goes out, at each stage. While a gateway pays it, nothing. */
export const PAYOUT_DECISIONS: Readonly<Record<CaseStage, readonly CaseDecision[]>> = {
  open: ['propose'],
  proposed: ['approve', 'drop'],
  approved: ['send', 'record-paid', 'drop'],
  sending: [],
  unknown: ['record-paid', 'record-unpaid'],
};

/** Returns how far the payment of a subject is, and who proposed it if somebody else has to approve it. */
export function progressOf(
  ctx: Context,
  payout: PayoutRow | undefined,
  owed: () => OwedMoney,
): Pick<WaitingSubject, 'stage' | 'proposedBy' | 'canSend'> {
  const state = payout?.state;
  const canSend = state === 'approved' && gatewayFor(ctx, owed()) !== null;
  if (state === 'proposed') return { stage: 'proposed', proposedBy: payout!.proposed_by, canSend };
  const stage = state === 'approved' || state === 'sending' || state === 'unknown' ? state : 'open';
  return { stage, proposedBy: null, canSend };
}

/**
 * Carries out a decision about money that is owed. Throws `case-changed` when it is not owed any more or stands
 * elsewhere, `transaction-number-missing`, and what the steps throw.
 */
export async function decidePayout(inside: Context, kind: PayoutKind, id: string, decided: Decided): Promise<void> {
  await PAYOUT_SOURCES[kind].lock?.(inside, id);
  const owed = await PAYOUT_SOURCES[kind].find(inside, id);
  if (owed === undefined) throw new Problem('case-changed');
  if (decided.decision !== 'propose') return stepPayout(inside, kind, id, owed, decided);
  const { payeeId, money } = owed;
  const payout = await proposePayout(inside, { kind, subjectId: id, payeeId, money });
  await askForName(inside, owed, payout);
}

async function stepPayout(
  inside: Context,
  kind: PayoutKind,
  id: string,
  owed: OwedMoney,
  { decision, transactionNumber: number }: Decided,
): Promise<void> {
  const source = PAYOUT_SOURCES[kind];
  const payout = (await payoutsOf(inside, kind, [id])).get(id);
  if (payout === undefined) throw new Problem('case-changed');
  if (decision === 'approve') {
    await approvePayout(inside, payout);
    await source.approved(inside, id);
    if (payout.name_check !== 'found') await askForName(inside, owed, payout);
  } else if (decision === 'send') {
    await send(inside, owed, payout);
  } else if (decision === 'record-paid') {
    if (number === undefined) throw new Problem('transaction-number-missing');
    const via = payout.state === 'unknown' ? await foundPaid(inside, payout) : 'by-hand';
    await recordPayout(inside, payout, number);
    await source.paid(inside, id, { number, via });
  } else if (decision === 'record-unpaid') {
    await foundUnpaid(inside, payout);
  } else await dropPayout(inside, payout);
}

/** Hands a payout to its gateway. The job calls it after the commit: the attempt is stored before. */
async function send(inside: Context, owed: OwedMoney, payout: PayoutRow): Promise<void> {
  const gateway = gatewayFor(inside, owed);
  if (gateway === null || owed.wallet === null) throw new Problem('not-allowed');
  const sendingId = await sendPayout(inside, payout, { gateway: gateway.name, method: owed.wallet });
  await enqueue(inside, 'cases.deliver-payout', { sendingId }, { key: `payout-deliver:${sendingId}` });
}

/** Has the network asked whose number it is, so that those who decide can compare. */
async function askForName(inside: Context, owed: OwedMoney, { id: payoutId }: PayoutRow): Promise<void> {
  if (gatewayFor(inside, owed) === null) return;
  await enqueue(inside, 'cases.look-up-payee', { payoutId }, { key: `payout-name:${payoutId}` });
}
