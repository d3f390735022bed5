import type { ApprovalBody, ApprovalKind } from '@tabibu/contract/approvals';
import type { StaffRole } from '@tabibu/contract/roles';
import type { CouponWishBody } from '@tabibu/contract/subscriptions';
import { statement } from '../../platform/database/statement.ts';

/** The coupon that was asked for, by its subscription or by its package and type of doctor. */
export interface AskedCoupon {
  readonly subscription_id: string | null;
  readonly package_type: string;
  readonly doctor_type: NonNullable<CouponWishBody['doctor_type']>;
  readonly call_limit: number;
}

export interface ApprovalRow {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly subject_id: string;
  /** Null for a patient. */
  readonly subject_role: StaffRole | null;
  readonly coupon: AskedCoupon | null;
  readonly requested_by: string;
  readonly reason: string;
  readonly requested_at: Date;
  readonly expires_at: Date;
  readonly outcome: ApprovalBody['outcome'];
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

const COLUMNS =
  'id, kind, subject_id, subject_role, coupon, requested_by, reason, requested_at, expires_at, outcome, decided_by, decided_at';

/** Adds a request. Returns no row when the account waits for another decision. */
export const addApproval = statement<
  {
    id: string;
    kind: ApprovalKind;
    subjectId: string;
    subjectRole: StaffRole | null;
    /** JSON of an `AskedCoupon`. */
    coupon: string | null;
    requestedBy: string;
    reason: string;
    now: Date;
    expiresAt: Date;
  },
  { id: string }
>(
  'approvals.add',
  `insert into approvals (id, kind, subject_id, subject_role, coupon, requested_by, reason, requested_at, expires_at)
   values ($id, $kind, $subjectId, $subjectRole, $coupon, $requestedBy, $reason, $now, $expiresAt)
   on conflict (subject_id) where outcome is null do nothing returning id`,
);

/** Closes the request of an account that nobody decided in time. */
export const expireApproval = statement<{ subjectId: string; now: Date }>(
  'approvals.expire',
  `update approvals set outcome = 'expired', decided_at = $now where subject_id = $subjectId and outcome is null and expires_at <= $now`,
);

export const findApproval = statement<{ id: string }, ApprovalRow>(
  'approvals.find',
  `select ${COLUMNS} from approvals where id = $id`,
);

/** Decides a request that waits. Changes no row when it was decided or is too old. */
export const decideApproval = statement<{ id: string; outcome: 'approved' | 'declined'; decidedBy: string; now: Date }>(
  'approvals.decide',
  'update approvals set outcome = $outcome, decided_by = $decidedBy, decided_at = $now where id = $id and outcome is null and expires_at > $now',
);

/** The requests that wait, oldest first. */
export const listWaiting = statement<{ now: Date }, ApprovalRow>(
  'approvals.list-waiting',
  `select ${COLUMNS} from approvals where outcome is null and expires_at > $now order by requested_at, id`,
);

/** The requests that were decided or that nobody decided in time, newest first. */
export const listDecided = statement<{ now: Date; most: number }, ApprovalRow>(
  'approvals.list-decided',
  `select ${COLUMNS} from approvals where outcome is not null or expires_at <= $now order by requested_at desc, id desc limit $most`,
);
