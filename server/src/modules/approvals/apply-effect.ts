import type { ApprovalKind } from '@tabibu/contract/approvals';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffAccount } from '../identity/index.ts';
import { grantAdministrator, resetAccess } from '../staff/index.ts';

interface Effect {
  /** Throws when the step makes no sense for this person. */
  readonly check: (member: StaffAccount) => void;
  /** Runs in the transaction of the decision, with the member's account locked. */
  readonly run: (inside: Context, member: StaffAccount) => Promise<void>;
}

/** What each kind of approval does. */
export const EFFECTS: Readonly<Record<ApprovalKind, Effect>> = {
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
