import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockStaff, requireStepUp, requireOther } from '../identity/index.ts';
import { demandOpening } from '../record-opening/index.ts';
import { addApproval } from './add-approval.ts';

/**
 * Records how somebody who forgot the record passphrase proved to an administrator who they are, and returns the
 * request's id; another administrator approves it (A-09, Z-10). Throws `reason-required`, `step-up-required`,
 * `own-account`, `opening-over` unless the person waits for it, and `approval-pending`.
 */
export async function requestOpening(
  ctx: Context,
  { account_id: subjectId, reason }: { readonly account_id: string; readonly reason: string },
): Promise<string> {
  if (reason === '') throw new Problem('reason-required');
  return inTransaction(ctx, async (inside) => {
    await lockStaff(inside, subjectId);
    await requireStepUp(inside);
    await requireOther(inside, subjectId, 'own-account');
    await demandOpening(inside, subjectId);
    return addApproval(inside, { kind: 'open-records', subjectId, subjectRole: null, coupon: null, reason });
  });
}
