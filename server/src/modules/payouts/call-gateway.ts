import type { PayoutOutcome } from '../../integrations/payout-gateway/port.ts';
import { comparePayout } from '../../integrations/payout-gateway/compare-payout.ts';
import type { PayoutVerdict } from '../../integrations/payout-gateway/compare-payout.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { SECOND, later } from '../../platform/time.ts';
import { numberOf } from './rules.ts';
import * as sendings from './sending-store.ts';
import type { LastAnswer, SendingRow } from './sending-store.ts';

/** If the process dies during the call, the sweep asks for the status after this time. */
const QUERY_AFTER_CRASH = 25 * SECOND;

/** Who receives the money. */
export interface Destination {
  /** E.164 */
  readonly phone: string;
  readonly name: string;
}

export interface Called {
  readonly sending: SendingRow;
  readonly outcome: PayoutOutcome;
}

/**
 * Calls the gateway for a sending, once in its life: that it was called is committed before the call, so a process that
 * dies meanwhile leaves an outcome that nobody knows, and nothing calls again. Returns undefined for a sending that was
 * called before. Must not run in a transaction.
 */
export async function callGateway(ctx: Context, id: string, to: Destination): Promise<Called | undefined> {
  const now = ctx.clock.now();
  const sending = await ctx.db.maybe(sendings.claimSending, { id, nextQueryAt: later(now, QUERY_AFTER_CRASH), now });
  if (sending === undefined) return undefined;
  passFaultPoint('before-payout-call');
  const gateway = ctx.integrations.payoutGatewayNamed(sending.gateway);
  if (gateway === null) return { sending, outcome: { kind: 'unknown', why: 'transport', mayHaveReached: false } };
  const { external_id: externalId, method, amount, currency, kind } = sending;
  const outcome = await gateway.sendPayout({ ...to, externalId, method, amount, currency, remarks: `Tabibu ${kind}` });
  passFaultPoint('after-payout-call');
  return { sending, outcome };
}

export interface Asked {
  readonly verdict: PayoutVerdict;
  readonly lastAnswer: LastAnswer;
  readonly transactionId: string | null;
  /** The amount that the gateway named; null where it named none. */
  readonly seen: { readonly amount: number; readonly currency: string } | null;
  /** What the payment is called at the network, or else at the gateway. */
  readonly number: string;
}

/**
 * Asks the gateway what became of a sending and compares the answer with what was sent. A gateway that is not
 * configured any more is as good as one that cannot be reached.
 */
export async function askGateway(ctx: Context, sending: SendingRow): Promise<Asked> {
  const { external_id: externalId, transaction_id: transactionId, method, amount, currency } = sending;
  const gateway = ctx.integrations.payoutGatewayNamed(sending.gateway);
  if (gateway === null) {
    ctx.log.error({ sendingId: sending.id, gateway: sending.gateway }, 'the gateway of a payout is not configured');
    const nothing = { transactionId: null, seen: null, number: externalId };
    return { ...nothing, verdict: { verdict: 'not-yet' }, lastAnswer: 'unreachable' };
  }
  const { told, networkNumber } = await gateway.queryPayout({ externalId, transactionId, method });
  return {
    verdict: comparePayout({ externalId, transactionId, amount, currency, method }, told),
    lastAnswer: told.state,
    transactionId: told.transactionId,
    seen: told.amount === null ? null : { amount: told.amount, currency: told.currency ?? currency },
    number: numberOf([networkNumber, told.transactionId], externalId),
  };
}
