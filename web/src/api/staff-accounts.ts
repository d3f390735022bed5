import type { BodyOf } from '@tabibu/contract/api-calls';
import type { InvitedRole } from '@tabibu/contract/roles';
import type { InvitedBody, StaffMemberBody } from '@tabibu/contract/staff-accounts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { InvitedBody, StaffMemberBody };

/** Query of everybody who works here. */
export const membersQuery = () => apiQuery('GET /api/admin/staff', 0);

/** Invites somebody. The set-up link is in no later answer. */
export function inviteMember(body: BodyOf<'POST /api/admin/staff'>): Promise<InvitedBody> {
  return callApi('POST /api/admin/staff', { body });
}

/** Sends a new set-up link. It is in no later answer. */
export function renewInvitation(accountId: string): Promise<InvitedBody> {
  return callApi('POST /api/admin/staff/:account_id/link', { params: { account_id: accountId } });
}

/** Gives somebody another role. Their sessions end at once. */
export function changeMemberRole(accountId: string, role: InvitedRole): Promise<StaffMemberBody> {
  return callApi('PUT /api/admin/staff/:account_id/role', { params: { account_id: accountId }, body: { role } });
}

/** Suspends somebody. Their sessions end at once. */
export function suspendMember(accountId: string): Promise<StaffMemberBody> {
  return callApi('POST /api/admin/staff/:account_id/suspend', { params: { account_id: accountId } });
}

/** Ends a suspension. */
export function letMemberIn(accountId: string): Promise<StaffMemberBody> {
  return callApi('POST /api/admin/staff/:account_id/let-in', { params: { account_id: accountId } });
}
