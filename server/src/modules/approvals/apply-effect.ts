import type { StaffStep } from '@tabibu/contract/approvals';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffAccount } from '../identity/index.ts';
import { approveOpening } from '../record-opening/index.ts';
import { grantAdministrator, resetAccess } from '../staff/index.ts';
import { generateApproved } from '../subscriptions/index.ts';
import type { ApprovalRow } from './store.ts';

interface StaffEffect {
  /** Throws when the step makes no sense for this person. */
  readonly check: (member: StaffAccount) => void;
  /** Runs in the transaction of the decision, with the member's account locked. */
  readonly run: (inside: Context, member: StaffAccount) => Promise<void>;
}

/** What each kind of approval does that is about somebody who works here. */
export const STAFF_EFFECTS: Readonly<Record<StaffStep, StaffEffect>> = {
  'grant-administrator': {
    check({ role, suspended }) {
      if (role === 'administrator' && !suspended) throw new Problem('approval-needless');
    },
    run: grantAdministrator,
  },
  'reset-access': {
    check({ suspended, signedInAt }) {
      if (suspended) throw new Problem('member-suspended');
      if (signedInAt === null) throw new Problem('approval-needless');
    },
    run: resetAccess,
  },
};

/**
 * Does what was asked for, in the transaction of the decision. `member` is the account of a step about staff. Throws
 * `approval-outdated` when the effect would not be the one that was asked for, and what the effect throws.
 */
export async function applyEffect(
  inside: Context,
  asked: ApprovalRow,
  member: StaffAccount | undefined,
): Promise<void> {
  if (asked.kind === 'generate-coupon') return generateAsked(inside, asked);
  if (asked.kind === 'open-records') return approveOpening(inside, asked.subject_id);
  if (member === undefined || member.role !== asked.subject_role) throw new Problem('approval-outdated');
  STAFF_EFFECTS[asked.kind].check(member);
  await STAFF_EFFECTS[asked.kind].run(inside, member);
}

async function generateAsked(
  inside: Context,
  { coupon, subject_id: accountId, requested_by: askedBy, reason }: ApprovalRow,
): Promise<void> {
  const { subscription_id: subscriptionId, package_type: packageType, doctor_type: doctorType, call_limit } = coupon!;
  await generateApproved(inside, {
    accountId,
    subscriptionId,
    packageType,
    doctorType,
    callLimit: call_limit,
    reason,
    askedBy,
  });
}
