import type { OwnPlanBody } from '@tabibu/contract/own-plans';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireMember } from '../people/index.ts';
import { bodiesOf, isOpen } from './list-own-plans.ts';
import * as members from './member-store.ts';
import { findOwnPlan } from './own-store.ts';

interface Wish {
  readonly subscriptionId: string;
  /** Who of the family shares the plan from now on. */
  readonly personIds: readonly string[];
}

/**
 * Names who of the caller's family shares a plan. Adding is free while there are places; whoever is left out gives up
 * the place, which happens once in the month of the plan, and nobody comes back within it. May be repeated. Throws
 * `not-found` for anybody else's plan and one that is over, `member-unknown`, `coupon-family-full` (params.people) or
 * `plan-members-changed`.
 */
export async function setPlanMembers(ctx: Context, { subscriptionId, personIds }: Wish): Promise<OwnPlanBody> {
  const accountId = accountOf(ctx);
  const wanted = new Set(personIds);
  return inTransaction(ctx, async (inside) => {
    const plan = await inside.db.maybe(findOwnPlan, { subscriptionId, accountId });
    if (plan === undefined || !isOpen(plan, inside.clock.now())) throw new Problem('not-found');
    await inside.db.seeingEveryRow(async () => {
      // Whoever uses a call for a newcomer at this moment waits, or is waited for.
      await inside.db.many(members.lockCoupons, { subscriptionId });
      const rows = await inside.db.many(members.everIn, { subscriptionId });
      const present = new Set(rows.flatMap(({ person_id: id, has_left: gone }) => (gone ? [] : [id])));
      const joining = [...wanted].filter((id) => !present.has(id));
      const leaving = [...present].filter((id) => !wanted.has(id));
      for (const id of joining) await requireMember(inside, id, 'member-unknown');
      const changed = rows.some(({ has_left: gone }) => gone);
      const returns = joining.some((id) => rows.some(({ person_id: known }) => known === id));
      if (returns || (leaving.length > 0 && changed)) throw new Problem('plan-members-changed');
      if (wanted.size > plan.people - 1) throw new Problem('coupon-family-full', { people: plan.people });
      const now = inside.clock.now();
      for (const personId of leaving) await inside.db.run(members.leave, { subscriptionId, personId, now });
      for (const personId of joining) await inside.db.run(members.join, { subscriptionId, personId, now });
      if (joining.length + leaving.length > 0)
        await audit(inside, {
          action: 'subscriptions.set-members',
          object: 'subscription',
          objectId: subscriptionId,
          details: { joining: joining.join(' '), leaving: leaving.join(' ') },
        });
    });
    const [body] = await bodiesOf(inside, [await inside.db.one(findOwnPlan, { subscriptionId, accountId })]);
    return body!;
  });
}
