import type { StaffStep } from '@tabibu/contract/approvals';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockStaff, requireStepUp, requireOther } from '../identity/index.ts';
import { addApproval } from './add-approval.ts';
import { STAFF_EFFECTS } from './apply-effect.ts';

interface ApprovalRequest {
  readonly kind: StaffStep;
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
    await requireOther(inside, subjectId, 'own-account');
    STAFF_EFFECTS[kind].check(member);
    return addApproval(inside, { kind, subjectId, subjectRole: member.role, coupon: null, reason });
  });
}
