import type { Context } from '../../platform/context.ts';
import type { Reach } from './message-order.ts';
import * as person from './person-store.ts';

/** Returns by what a person can be told, as the order of channels needs it. */
export async function findReach(ctx: Context, accountId: string): Promise<Reach> {
  const reach = await ctx.db.one(person.reachOf, { accountId });
  return {
    switchedOff: reach.switched_off,
    hasBrowser: reach.has_browser,
    hasWhatsApp: reach.wants_whatsapp && ctx.integrations.whatsapp !== null,
  };
}
