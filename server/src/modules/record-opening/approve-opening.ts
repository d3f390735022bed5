import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { OPENINGS_SHOWN, OPENING_DELAY } from './rules.ts';
import * as store from './store.ts';

/** A wish to lift a passphrase, as administrators see it. */
export interface WaitingOpening {
  readonly accountId: string;
  readonly askedAt: Date;
  /** Before this nothing opens. */
  readonly opensAt: Date;
  readonly isApproved: boolean;
}

/** Returns the wishes that wait, oldest first. */
export async function listOpenings(ctx: Context): Promise<WaitingOpening[]> {
  const rows = await ctx.db.many(store.listOpenings, { most: OPENINGS_SHOWN });
  return rows.map(({ account_id, asked_at, approved_at }) => ({
    accountId: account_id,
    askedAt: asked_at,
    opensAt: later(asked_at, OPENING_DELAY),
    isApproved: approved_at !== null,
  }));
}

/** Throws `opening-over` unless the account waits for an opening that is not approved yet. */
export async function demandOpening(inside: Context, accountId: string): Promise<void> {
  const waiting = await inside.db.maybe(store.findOpening, { accountId });
  if (waiting === undefined || waiting.approved_at !== null) throw new Problem('opening-over');
}

/**
 * Notes that a second administrator approved who the person is: the records open when the 72 hours are over. Throws
 * `opening-over` when the person has cancelled it meanwhile.
 */
export async function approveOpening(inside: Context, accountId: string): Promise<void> {
  if ((await inside.db.run(store.approveOpening, { accountId, now: inside.clock.now() })) === 0)
    throw new Problem('opening-over');
}
