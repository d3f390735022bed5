import { carePlans } from '../modules/care-plans/index.ts';
import { ensureAccount } from '../modules/identity/index.ts';
import { openSubscription } from '../modules/subscriptions/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { DEMO_PATIENT } from './demo-appointments.ts';
import * as store from './store.ts';

/**
 * Gives the demo patient the care plan for families with its coupon, once per database, so that the administrators'
 * section has a row. Returns whether it did. No payment stands behind it, so
 * the house pays its calls.
 */
export async function seedDemoSubscriptions(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.one(store.raiseTimeouts);
    if ((await inside.db.maybe(store.markSeeded, { name: 'subscriptions', now })) === undefined) return false;
    const { country } = DEMO_PATIENT;
    const accountId = await ensureAccount(inside, { ...DEMO_PATIENT, roles: ['patient'] });
    const plan = (await carePlans(inside)).find(({ id }) => id === 'family');
    const price = plan?.prices.get(country);
    if (plan === undefined || price === undefined) return false;
    await openSubscription(inside, { accountId, planId: plan.id, doctorType: 'general', country, price });
    return true;
  });
}
