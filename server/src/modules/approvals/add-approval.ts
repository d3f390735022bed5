import type { ApprovalKind } from '@tabibu/contract/approvals';
import type { StaffRole } from '@tabibu/contract/roles';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { APPROVAL_LIFETIME } from './rules.ts';
import * as store from './store.ts';

interface NewApproval {
  readonly kind: ApprovalKind;
  readonly subjectId: string;
  readonly subjectRole: StaffRole | null;
  readonly coupon: store.AskedCoupon | null;
  readonly reason: string;
}

/**
 * Records a request of the caller in the transaction and returns its id; staff are told. Throws `approval-pending` when
 * the account waits for another decision.
 */
export async function addApproval(
  inside: Context,
  { kind, subjectId, subjectRole, coupon, reason }: NewApproval,
): Promise<string> {
  const now = inside.clock.now();
  await inside.db.run(store.expireApproval, { subjectId, now });
  const added = await inside.db.maybe(store.addApproval, {
    id: newId(now),
    kind,
    subjectId,
    subjectRole,
    coupon: coupon && JSON.stringify(coupon),
    requestedBy: accountOf(inside),
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
}
