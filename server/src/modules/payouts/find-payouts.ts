import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import { SECOND, later } from '../../platform/time.ts';
import * as sendings from './sending-store.ts';
import type { SendingRow } from './sending-store.ts';
import * as store from './store.ts';
import type { PayoutKind, PayoutRow } from './store.ts';

/** Jobs normally start within milliseconds. What is older than this lost its job in a crash. */
const LOST_AFTER = 20 * SECOND;

/** Returns what is proposed, approved, on its way or paid for these withdrawals or payments, by their ids. */
export async function payoutsOf(
  ctx: Context,
  kind: PayoutKind,
  subjectIds: readonly string[],
): Promise<Map<string, PayoutRow>> {
  const rows = await ctx.db.many(store.payoutsOf, { kind, subjectIds });
  return new Map(rows.map((row) => [row.subject_id, row]));
}

/** A payout with every attempt of a gateway to pay it, oldest first. */
export type PayoutHistory = Awaited<ReturnType<typeof payoutHistory>>[number];

/** Returns everything that was ever proposed for a withdrawal or payment, also what was taken back, oldest first. */
export async function payoutHistory(ctx: Context, kind: PayoutKind, subjectId: string) {
  const payouts = await ctx.db.many(store.everyPayoutOf, { kind, subjectId });
  const attempts = await ctx.db.many(sendings.sendingsOf, { payoutIds: payouts.map(({ id }) => id) });
  return payouts.map((payout) => ({
    ...payout,
    sendings: attempts.filter(({ payout_id: payoutId }) => payoutId === payout.id),
  }));
}

/** Returns the withdrawals or payments whose payout has a number, the network's or our own. */
export async function subjectsNumbered(ctx: Context, kind: PayoutKind, typed: string): Promise<string[]> {
  const number = typed.trim();
  const id = isId(number.toLowerCase()) ? number.toLowerCase() : null;
  const rows = await ctx.db.many(store.payoutsNumbered, { number, id });
  return rows.flatMap((row) => (row.kind === kind ? [row.subject_id] : []));
}

export async function findPayout(ctx: Context, id: string): Promise<PayoutRow | undefined> {
  return ctx.db.maybe(store.findPayout, { id });
}

/** Returns an attempt of a gateway by its id or by our reference. */
export async function findSending(
  ctx: Context,
  key: { readonly id: string } | { readonly externalId: string },
): Promise<SendingRow | undefined> {
  return 'id' in key ? ctx.db.maybe(sendings.findSending, key) : ctx.db.maybe(sendings.findByExternalId, key);
}

/** Returns the newest attempt of a gateway to pay a payout. */
export async function lastSendingOf(ctx: Context, payoutId: string): Promise<SendingRow | undefined> {
  return ctx.db.maybe(sendings.lastSending, { payoutId });
}

/** Returns the newest attempts to pay what is still owed that nobody knows the outcome of, or that were declined. */
export async function listTroubledSendings(
  ctx: Context,
): Promise<readonly Pick<SendingRow, 'id' | 'kind' | 'subject_id'>[]> {
  return ctx.db.many(sendings.troubledSendings);
}

/** Returns what is on its way and lost its job: whether the gateway was called yet, by id. */
export async function listLostSendings(ctx: Context): Promise<readonly { id: string; called: boolean }[]> {
  return ctx.db.many(sendings.overdueSendings, { dueBefore: later(ctx.clock.now(), -LOST_AFTER) });
}
