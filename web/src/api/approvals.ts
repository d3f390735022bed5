import type { BodyOf } from '@tabibu/contract/api-calls';
import type { ApprovalBody, ApprovalsBody, StaffStep } from '@tabibu/contract/approvals';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { ApprovalBody, StaffStep };
/** Somebody who forgot the record passphrase. */
export type OpeningBody = ApprovalsBody['openings'][number];

/** Query of the steps that wait for a second person, and those decided last. */
export const approvalsQuery = () => apiQuery('GET /api/admin/approvals', 0);

/** Asks for a step that a second person has to approve. */
export function requestApproval(body: BodyOf<'POST /api/admin/approvals'>): Promise<unknown> {
  return callApi('POST /api/admin/approvals', { body });
}

/** Says how somebody who forgot the record passphrase proved who they are; a second person has to approve it. */
export function requestOpening(body: BodyOf<'POST /api/admin/approvals/openings'>): Promise<unknown> {
  return callApi('POST /api/admin/approvals/openings', { body });
}

/** Approves or declines what somebody else asked for. */
export function decideApproval(approvalId: string, decision: 'approved' | 'declined'): Promise<unknown> {
  return callApi('POST /api/admin/approvals/:approval_id/decision', {
    params: { approval_id: approvalId },
    body: { decision },
  });
}
