import type { StaffMemberBody } from '@tabibu/contract/staff-accounts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { listStaff } from '../identity/index.ts';
import type { StaffAccount } from '../identity/index.ts';
import * as store from './store.ts';

/** Returns everybody who works here, by name, with the state of the account. */
export async function listMembers(ctx: Context): Promise<StaffMemberBody[]> {
  return describeMembers(ctx, await listStaff(ctx));
}

/** Returns members of staff as the list shows them. The phone number is shown by its end only. */
export async function describeMembers(ctx: Context, members: readonly StaffAccount[]): Promise<StaffMemberBody[]> {
  const links = await ctx.db.many(store.openLinks, {
    accountIds: members.map(({ accountId }) => accountId),
    now: ctx.clock.now(),
  });
  const expiry = new Map(links.map((link) => [link.account_id, link.expires_at.toISOString()]));
  return members.map((member) => ({
    id: member.accountId,
    full_name: member.fullName,
    phone_end: member.phone.slice(-3),
    role: member.role,
    state: stateOf(member, expiry.has(member.accountId)),
    since: member.since.toISOString(),
    signed_in_at: member.signedInAt?.toISOString() ?? null,
    link_expires_at: expiry.get(member.accountId) ?? null,
    is_self: member.accountId === accountOf(ctx),
  }));
}

function stateOf({ suspended, signedInAt }: StaffAccount, hasLink: boolean): StaffMemberBody['state'] {
  if (suspended) return 'suspended';
  if (signedInAt !== null) return 'active';
  return hasLink ? 'invited' : 'link-over';
}
