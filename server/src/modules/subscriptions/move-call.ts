import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { joinPlan } from './join-plan.ts';
import * as members from './member-store.ts';
import { useOf } from './use-store.ts';

interface MovedCall {
  readonly bookingId: string;
  /** The member of the owner's family for whom the booking is from now on; null for the owner. */
  readonly personId: string | null;
}

/**
 * Lets the call that pays for a booking pay for somebody else, in the caller's transaction. A member who does not share
 * the plan takes a free place, and whoever had one keeps it. Throws `coupon-family-full` and `plan-members-changed` as
 * the use of a call does. Does nothing when no call pays.
 */
export async function moveCall(inside: Context, { bookingId, personId }: MovedCall): Promise<void> {
  await inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      const use = await tx.db.maybe(useOf, { bookingId });
      if (use === undefined) return;
      const { subscription_id: subscriptionId } = use;
      // Of two newcomers for the last place one comes after the other.
      if (subscriptionId !== null) await tx.db.many(members.lockCoupons, { subscriptionId });
      await joinPlan(tx, { subscriptionId, personId });
    }),
  );
}
