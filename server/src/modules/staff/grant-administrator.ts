import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/audit.ts';
import { removeAuthenticator } from '../authenticators/index.ts';
import { removePasskeys } from '../passkeys/index.ts';
import { forgetPassword } from '../passwords/index.ts';
import { endSessions, giveStaffRole } from '../identity/index.ts';
import type { StaffAccount } from '../identity/index.ts';
import { sendLink } from './invite-member.ts';

/**
 * Makes a locked member of staff an administrator and ends a suspension and all sessions. Only for what a second person
 * has approved (Z-10).
 */
export async function grantAdministrator(inside: Context, { accountId, role }: StaffAccount): Promise<void> {
  await giveStaffRole(inside, accountId, 'administrator');
  await audit(inside, {
    action: 'staff.grant-administrator',
    object: 'account',
    objectId: accountId,
    details: { from: role, role: 'administrator' },
  });
}

/**
 * Removes password, authenticator and passkeys of a locked member of staff, ends all sessions and sends a set-up link
 * by SMS, by which the person chooses everything anew. Only for what a second person has approved (Z-10).
 */
export async function resetAccess(inside: Context, { accountId }: StaffAccount): Promise<void> {
  await removeAuthenticator(inside, accountId, 'reset');
  await removePasskeys(inside, accountId);
  await forgetPassword(inside, accountId);
  await endSessions(inside, accountId);
  await sendLink(inside, accountId, 'reset');
}
