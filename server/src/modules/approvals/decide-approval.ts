import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockStaff, requireStepUp, requireOther } from '../identity/index.ts';
import { applyEffect } from './apply-effect.ts';
import * as store from './store.ts';

/**
 * Approves or declines what another administrator asked for. An approval takes effect in the same transaction. Throws
 * `step-up-required`, `not-found`, `own-approval` for the person who asked or whom it is about, `approval-over` when it
 * was decided or is too old, `approval-outdated` when the effect would not be the one that was asked for, and
 * `subscription-over` for the coupon of one that has ended, and `opening-over` for records whose person has cancelled
 * their opening (Z-10).
 */
export async function decideApproval(ctx: Context, id: string, decision: 'approved' | 'declined'): Promise<string> {
  const asked = await ctx.db.maybe(store.findApproval, { id });
  if (asked === undefined) throw new Problem('not-found');
  return inTransaction(ctx, async (inside) => {
    const { member } = await lockStaff(inside, asked.subject_id);
    await requireStepUp(inside);
    const decidedBy = accountOf(ctx);
    if (asked.requested_by === decidedBy) throw new Problem('own-approval');
    await requireOther(inside, asked.subject_id, 'own-approval');
    const now = inside.clock.now();
    if ((await inside.db.run(store.decideApproval, { id, outcome: decision, decidedBy, now })) === 0)
      throw new Problem('approval-over');
    await audit(inside, {
      action: 'approvals.decide',
      object: 'approval',
      objectId: id,
      details: { kind: asked.kind, account: asked.subject_id, decision },
    });
    if (decision === 'approved') await applyEffect(inside, asked, member);
    return id;
  });
}
