import type { ApprovalKind } from '@tabibu/contract/approvals';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { lockStaff, requireStepUp } from '../identity/index.ts';
import { EFFECTS } from './apply-effect.ts';
import { APPROVAL_LIFETIME } from './rules.ts';
import * as store from './store.ts';

interface ApprovalRequest {
  readonly kind: ApprovalKind;
  readonly account_id: string;
  readonly reason: string;
}

/**
 * Records that an administrator asks for a step that takes two people, and returns its id. Throws `reason-required`,
 * `step-up-required`, `not-found`, `own-account`, `approval-pending` when the account waits for another decision,
 * `approval-needless` and `member-suspended` (Z-10).
 */
export async function requestApproval(
  ctx: Context,
  { kind, account_id: subjectId, reason }: ApprovalRequest,
): Promise<string> {
  if (reason === '') throw new Problem('reason-required');
  return inTransaction(ctx, async (inside) => {
    const { member } = await lockStaff(inside, subjectId);
    await requireStepUp(inside);
    if (member === undefined) throw new Problem('not-found');
    if (subjectId === accountOf(ctx)) throw new Problem('own-account');
    EFFECTS[kind].check(member);
    const now = inside.clock.now();
    await inside.db.run(store.expireApproval, { subjectId, now });
    const added = await inside.db.maybe(store.addApproval, {
      id: newId(now),
      kind,
      subjectId,
      subjectRole: member.role,
      requestedBy: accountOf(ctx),
      reason,
      now,
      expiresAt: later(now, APPROVAL_LIFETIME),
    });
    if (added === undefined) throw new Problem('approval-pending');
    await audit(inside, {
      action: 'approvals.request',
      object: 'approval',
      objectId: added.id,
      details: { kind, account: subjectId },
    });
    await publish(inside, 'approvals.requested', { approvalId: added.id, days: APPROVAL_LIFETIME / DAY });
    return added.id;
  });
}
