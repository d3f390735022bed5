import type { Context } from '../../platform/context.ts';
import type { OpenMoney } from './states.ts';
import * as store from './store.ts';

/** Payments of a person whose money may still come, or is owed back: without a number neither could be told or given back. */
export async function openPaymentsOf(ctx: Context, { payerId, kind }: { payerId: string; kind: string }): Promise<{ purposeId: string; state: OpenMoney }[]> {
  return ctx.db.many(store.openOfPayer, [payerId, kind]);
}
