import type { Context } from '../../platform/context.ts';
import * as store from './member-store.ts';

/** A plan that ran in a span of time, with everybody for whom it is. */
export interface PlanThatRan {
  readonly id: string;
  readonly accountId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The payer and who shares the plan. */
  readonly personIds: readonly string[];
}

interface WantedPlans {
  readonly planIds: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** The last one of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** Returns the bought plans that ran in a span of time and were not given back. For the server's own work. */
export async function plansThatRan(ctx: Context, wanted: WantedPlans): Promise<PlanThatRan[]> {
  return (await ctx.db.many(store.ranBetween, wanted)).map((row) => ({
    id: row.id,
    accountId: row.account_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    personIds: [row.account_id, ...row.members],
  }));
}
