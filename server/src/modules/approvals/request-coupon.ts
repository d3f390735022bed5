import type { CouponWishBody } from '@tabibu/contract/subscriptions';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { lockStaff, requireStepUp } from '../identity/index.ts';
import { findWish } from '../subscriptions/index.ts';
import { addApproval } from './add-approval.ts';

/**
 * Records that an administrator asks for a coupon that takes two people, and returns the request's id. Throws what
 * `generateCoupon` throws for the same wish, and `approval-pending` when this patient waits for another decision.
 */
export async function requestCoupon(ctx: Context, wish: CouponWishBody): Promise<string> {
  if (wish.reason === '') throw new Problem('reason-required');
  return inTransaction(ctx, async (inside) => {
    await lockStaff(inside, accountOf(inside));
    await requireStepUp(inside);
    const found = await findWish(inside, wish);
    return addApproval(inside, {
      kind: 'generate-coupon',
      subjectId: found.accountId,
      subjectRole: null,
      coupon: {
        subscription_id: found.subscriptionId,
        package_type: found.packageType,
        doctor_type: found.doctorType,
        call_limit: found.callLimit,
      },
      reason: wish.reason,
    });
  });
}
