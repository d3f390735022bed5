import type { InvitedRole } from '@tabibu/contract/roles';
import type { StaffMemberBody } from '@tabibu/contract/staff-accounts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findStaff, giveStaffRole, lockStaff, requireStepUp, takeStaffRole, requireOther } from '../identity/index.ts';
import type { StaffAccount } from '../identity/index.ts';
import { describeMembers } from './list-members.ts';
import * as store from './store.ts';

interface Locked {
  readonly member: StaffAccount;
  readonly otherAdministrators: number;
}

/**
 * Runs a change of somebody who works here while that account and all administrators are locked. Throws `not-found`,
 * `own-account` for the caller's own, `about-family`, `step-up-required`, and `not-signed-in` when the caller's
 * right ended in the meantime.
 */
export async function changeMember<Result>(
  ctx: Context,
  accountId: string,
  change: (inside: Context, locked: Locked) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (inside) => {
    const { member, otherAdministrators } = await lockStaff(inside, accountId);
    // After the locks: an administrator who was suspended while waiting for them changes nothing any more.
    await requireStepUp(inside);
    if (member === undefined) throw new Problem('not-found');
    await requireOther(inside, accountId, 'own-account');
    return change(inside, { member, otherAdministrators });
  });
}

/**
 * Gives somebody who works here another role than administrator; their sessions end at once (Z-12). The same role
 * changes nothing. Throws `member-suspended`, `last-administrator` and the refusals of `changeMember`.
 */
export async function changeMemberRole(ctx: Context, accountId: string, role: InvitedRole): Promise<StaffMemberBody> {
  return changeMember(ctx, accountId, async (inside, locked) => {
    const { member } = locked;
    if (member.suspended) throw new Problem('member-suspended');
    if (member.role === role) return describeMember(inside, accountId);
    refuseBelowTwo(locked);
    await giveStaffRole(inside, accountId, role);
    await noteChange(inside, 'staff.change-member-role', member, role);
    return describeMember(inside, accountId);
  });
}

/**
 * Suspends somebody who works here: sessions and set-up links end at once (Z-12). Suspending twice changes nothing.
 * Throws `last-administrator` and the refusals of `changeMember`.
 */
export async function suspendMember(ctx: Context, accountId: string): Promise<StaffMemberBody> {
  return changeMember(ctx, accountId, async (inside, locked) => {
    const { member } = locked;
    if (!member.suspended) {
      refuseBelowTwo(locked);
      await suspend(inside, member);
    }
    return describeMember(inside, accountId);
  });
}

/**
 * Suspends somebody who works here for an operator of the server, also one of the last two administrators. Returns the
 * name; undefined for anybody who has no role of staff. Nothing changes for somebody who is suspended.
 */
export async function suspendByOperator(ctx: Context, accountId: string): Promise<string | undefined> {
  return inTransaction(ctx, async (inside) => {
    const { member } = await lockStaff(inside, accountId);
    if (member !== undefined && !member.suspended) await suspend(inside, member);
    return member?.fullName;
  });
}

/**
 * Gives a suspended person their role back. For somebody who is not suspended it changes nothing. Throws
 * `takes-two-people` for an administrator (Z-10) and the refusals of `changeMember`.
 */
export async function letMemberIn(ctx: Context, accountId: string): Promise<StaffMemberBody> {
  return changeMember(ctx, accountId, async (inside, { member }) => {
    if (member.suspended) {
      if (member.role === 'administrator') throw new Problem('takes-two-people');
      await giveStaffRole(inside, accountId, member.role);
      await noteChange(inside, 'staff.let-member-in', member, member.role);
    }
    return describeMember(inside, accountId);
  });
}

/** What takes two people could not be taken back by one: with fewer administrators left an operator has to do it. */
function refuseBelowTwo({ member, otherAdministrators }: Locked): void {
  if (member.role === 'administrator' && otherAdministrators < 2) throw new Problem('last-administrator');
}

async function suspend(inside: Context, member: StaffAccount): Promise<void> {
  await takeStaffRole(inside, member);
  await inside.db.run(store.replaceLinks, { accountId: member.accountId, now: inside.clock.now() });
  await noteChange(inside, 'staff.suspend-member', member, null);
}

async function noteChange(inside: Context, action: string, before: StaffAccount, role: string | null): Promise<void> {
  await audit(inside, { action, object: 'account', objectId: before.accountId, details: { from: before.role, role } });
}

async function describeMember(inside: Context, accountId: string): Promise<StaffMemberBody> {
  const member = await findStaff(inside, accountId);
  const [body] = await describeMembers(inside, member === undefined ? [] : [member]);
  return body!;
}
