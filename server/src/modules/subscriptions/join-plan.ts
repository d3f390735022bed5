import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './member-store.ts';

interface Sharer {
  /** Null for a coupon that was made by hand without a plan, which pays for its owner alone. */
  readonly subscriptionId: string | null;
  /** The member of the payer's family for whom the call is; null for the payer. */
  readonly personId: string | null;
}

/**
 * Lets a member of the payer's family share a plan from the first call for that member on. Runs in the transaction that
 * has just used the call, whose coupon is locked, so that two newcomers for the last place come one after the other.
 * Throws `coupon-family-full` when the plan is for no more people, which also takes the use of the call back, and
 * `plan-members-changed` for somebody who has given up the place in this month.
 */
export async function joinPlan(tx: Context, { subscriptionId, personId }: Sharer): Promise<void> {
  if (personId === null) return;
  if (subscriptionId === null) throw new Problem('coupon-family-full', { people: 1 });
  const { people, taken, shares, has_left: hasLeft } = await tx.db.one(store.placesOf, { subscriptionId, personId });
  if (hasLeft) throw new Problem('plan-members-changed');
  if (shares) return;
  // The payer has a place, too.
  if (taken >= people - 1) throw new Problem('coupon-family-full', { people });
  await tx.db.run(store.join, { subscriptionId, personId, now: tx.clock.now() });
  await audit(tx, {
    action: 'subscriptions.join-plan',
    object: 'subscription',
    objectId: subscriptionId,
    details: { person: personId },
  });
}
