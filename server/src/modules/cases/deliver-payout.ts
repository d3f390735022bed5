import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { enqueue } from '../../platform/outbox.ts';
import { namesOf } from '../identity/index.ts';
import * as payouts from '../payouts/index.ts';
import type { Asked, SendingRow } from '../payouts/index.ts';
import { addStepOf } from './add-step.ts';
import { PAYOUT_SOURCES } from './payout-sources.ts';
import * as store from './store.ts';
import { syncCase } from './sync-case.ts';

/**
 * Has a gateway pay what an administrator sent. The gateway is called once for each sending, whatever happens:
 * repeated, it does nothing, and the status query finds out what became of the first call.
 */
export async function deliverPayout(ctx: Context, { sendingId }: { sendingId: string }): Promise<void> {
  const sent = await payouts.findSending(ctx, { id: sendingId });
  if (sent === undefined || sent.called_at !== null) return;
  const owed = await PAYOUT_SOURCES[sent.kind].find(ctx, sent.subject_id);
  if (owed === undefined) throw new Error(`what sending ${sendingId} pays is not owed`);
  const name = (await namesOf(ctx, [owed.payeeId])).get(owed.payeeId) ?? '';
  const called = await payouts.callGateway(ctx, sendingId, { phone: owed.phone, name });
  if (called === undefined) return;
  const { sending, outcome } = called;
  await withCase(ctx, sending, async (inside, caseId) => {
    if (outcome.kind === 'accepted') {
      await payouts.noteAccepted(inside, sending, outcome.transactionId);
      await askAgain(inside, sending);
    } else if (outcome.kind === 'refused') {
      await decline(inside, caseId, sending, outcome.reason, outcome.message);
    } else if (outcome.mayHaveReached) {
      await lose(inside, caseId, sending);
      await askAgain(inside, sending);
    } else await decline(inside, caseId, sending, 'network', '');
  });
}

/**
 * Asks the gateway what became of a payout, and settles it if the answer proves it: the payout, its journal and the
 * message to the payee in one transaction, once. Changes nothing once there is an outcome. May be repeated.
 */
export async function queryPayout(ctx: Context, { sendingId }: { sendingId: string }): Promise<void> {
  const sending = await payouts.findSending(ctx, { id: sendingId });
  if (sending === undefined || sending.called_at === null || sending.state === 'paid') return;
  const asked = await payouts.askGateway(ctx, sending);
  if (sending.state === 'declined') return alarmIfPaid(ctx, sending, asked);
  passFaultPoint('after-payout-status');
  await withCase(ctx, sending, async (inside, caseId) => {
    await payouts.noteAsked(inside, sending, asked);
    await apply(inside, caseId, sending, asked);
  });
  passFaultPoint('after-payout-settled');
}

/** A gateway that reports what counts as not paid is asked too: the money may have gone out, perhaps twice. */
function alarmIfPaid(ctx: Context, { id: sendingId, payout_id: payoutId }: SendingRow, { lastAnswer }: Asked): void {
  if (lastAnswer !== 'paid') return;
  ctx.log.error({ alarm: 'payout-paid-after-all', sendingId, payoutId }, 'what counts as not paid was paid');
}

async function apply(inside: Context, caseId: string | undefined, sending: SendingRow, asked: Asked): Promise<void> {
  const { verdict } = asked;
  if (verdict.verdict === 'paid' && !(await payouts.isNumberUsed(inside, asked.number)))
    return settle(inside, caseId, sending, asked.number);
  // A gateway that said paid and then refused contradicts itself: a person decides.
  if (verdict.verdict === 'declined' && sending.doubt === null)
    return decline(inside, caseId, sending, verdict.reason, '');
  if (verdict.verdict !== 'not-yet')
    await payouts.noteDoubt(inside, sending, verdict.verdict === 'doubtful' ? verdict.doubt : 'other', asked.seen);
  if (verdict.verdict !== 'not-yet' || payouts.isOutOfPatience(inside, sending)) await lose(inside, caseId, sending);
  await askAgain(inside, sending);
}

async function settle(inside: Context, caseId: string | undefined, sending: SendingRow, number: string): Promise<void> {
  if (!(await payouts.paySending(inside, sending, number))) return;
  const source = PAYOUT_SOURCES[sending.kind];
  await source.paid(inside, sending.subject_id, { number, via: sending.gateway });
  await note(inside, caseId, sending, 'gateway-paid', number);
  for (const kind of source.cases) await syncCase(inside, kind, sending.subject_id);
}

async function decline(
  inside: Context,
  caseId: string | undefined,
  sending: SendingRow,
  reason: string,
  message: string,
): Promise<void> {
  if (await payouts.declineSending(inside, sending, reason))
    await note(inside, caseId, sending, 'gateway-declined', message);
}

async function lose(inside: Context, caseId: string | undefined, sending: SendingRow): Promise<void> {
  if (await payouts.loseSending(inside, sending)) await note(inside, caseId, sending, 'gateway-unknown', '');
}

async function askAgain(inside: Context, sending: SendingRow): Promise<void> {
  const at = await payouts.nextAsking(inside, sending);
  if (at === null) return;
  const { id: sendingId, queries } = sending;
  await enqueue(
    inside,
    'cases.query-payout',
    { sendingId, attempt: queries + 1 },
    { at, key: `payout-query:${sendingId}` },
  );
}

/** Runs work with the case of a sending locked, as a decision does, so that both wait for each other. */
async function withCase(
  ctx: Context,
  { kind, subject_id: subjectId }: SendingRow,
  work: (inside: Context, caseId: string | undefined) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const kinds = PAYOUT_SOURCES[kind].cases;
    await work(inside, (await inside.db.maybe(store.lockOpenOf, { kinds, subjectId }))?.id);
  });
}

/** Writes into the history what became of what a person sent. */
async function note(
  inside: Context,
  caseId: string | undefined,
  { sent_by: accountId }: SendingRow,
  step: 'gateway-paid' | 'gateway-declined' | 'gateway-unknown',
  text: string,
): Promise<void> {
  if (caseId !== undefined) await addStepOf(inside, { caseId, accountId, step, note: text.slice(0, 500) });
}

/** Has the gateway asked at once, because it reported something of a payout. Does nothing for what is none of ours. */
export async function queryReportedPayout(ctx: Context, externalId: string): Promise<void> {
  const sending = await payouts.findSending(ctx, { externalId });
  if (sending === undefined) {
    ctx.log.error({ alarm: 'unknown-payout', externalId }, 'a gateway reports a payout that is none of ours');
    return;
  }
  await queryNow(ctx, sending.id, sending.queries);
}

async function queryNow(ctx: Context, sendingId: string, attempt: number): Promise<void> {
  await enqueue(ctx, 'cases.query-payout', { sendingId, attempt }, { key: `payout-wake:${sendingId}` });
}

/** Starts again what lost its job in a crash: calls that never began, and status queries. Runs every minute. */
export async function sweepPayouts(ctx: Context): Promise<void> {
  for (const { id: sendingId, called } of await payouts.listLostSendings(ctx))
    if (called) await queryNow(ctx, sendingId, 0);
    else await enqueue(ctx, 'cases.deliver-payout', { sendingId }, { key: `payout-deliver:${sendingId}` });
}

/** Asks the network whose number is to be paid, for those who decide. Does nothing once it was sent or decided. */
export async function lookUpPayee(ctx: Context, { payoutId }: { payoutId: string }): Promise<void> {
  const payout = await payouts.findPayout(ctx, payoutId);
  if (payout?.state !== 'proposed' && payout?.state !== 'approved') return;
  const owed = await PAYOUT_SOURCES[payout.kind].find(ctx, payout.subject_id);
  if (owed === undefined || owed.wallet === null) return;
  await payouts.lookUpName(ctx, payout, { method: owed.wallet, phone: owed.phone });
}
