import { cleanPersonName } from '@tabibu/contract/person-name';
import type { InvitedRole } from '@tabibu/contract/roles';
import type { InvitedBody } from '@tabibu/contract/staff-accounts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { employPerson, findStaff, requireStepUp, requireOther, isInUse } from '../identity/index.ts';
import { changeMember } from './change-member.ts';
import { createSetUpLink } from './create-set-up-link.ts';
import { describeMembers } from './list-members.ts';

interface Invitation {
  readonly full_name: string;
  readonly phone: string;
  readonly role: InvitedRole;
}

/**
 * Gives somebody a role here, sends them a set-up link by SMS and returns it once; of an account that is in use already
 * the link is in the SMS alone, and its person accepts in an own session. A number that has an account keeps its name.
 * Sent twice, it invites once. Throws `step-up-required`, `full-name-required`, `phone-required`, `phone-invalid`,
 * `works-here-already` and `about-family`.
 */
export async function inviteMember(ctx: Context, { full_name: typed, phone, role }: Invitation): Promise<InvitedBody> {
  const fullName = cleanPersonName(typed);
  if (fullName === '') throw new Problem('full-name-required');
  if (phone.trim() === '') throw new Problem('phone-required');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const accountId = await employPerson(inside, { spelling: phone, fullName, role });
    await requireOther(inside, accountId, 'own-account');
    await audit(inside, {
      action: 'staff.invite-member',
      object: 'account',
      objectId: accountId,
      details: { role },
    });
    return sendLink(inside, accountId);
  });
}

/**
 * Sends a new set-up link to somebody who has never signed in, and returns it once. The earlier link stops working.
 * Throws `member-set-up` for somebody who has signed in, because a link replaces password and authenticator, and the
 * refusals of `changeMember`.
 */
export async function renewInvitation(ctx: Context, accountId: string): Promise<InvitedBody> {
  return changeMember(ctx, accountId, async (inside, { member }) => {
    if (member.suspended) throw new Problem('member-suspended');
    if (member.signedInAt !== null) throw new Problem('member-set-up');
    return sendLink(inside, accountId);
  });
}

/**
 * Sends a new set-up link by SMS and returns it with the member, unless the account is in use: then nobody but its
 * person gets it. The caller has checked who asks.
 */
export async function sendLink(
  inside: Context,
  accountId: string,
  kind: 'invitation' | 'reset' = 'invitation',
): Promise<InvitedBody> {
  const { linkId, address, expiresAt } = await createSetUpLink(inside, { accountId, kind });
  await publish(inside, 'staff.invited', {
    accountId,
    linkId,
    addressSealed: inside.keys.seal(addressAssociatedData(linkId), address).toString('base64url'),
    expiresAt: expiresAt.toISOString(),
  });
  const member = await findStaff(inside, accountId);
  const [body] = await describeMembers(inside, member === undefined ? [] : [member]);
  const isShown = !(await isInUse(inside, accountId));
  return { member: body!, link: isShown ? { address, expires_at: expiresAt.toISOString() } : null };
}

/** Returns the set-up link from the event `staff.invited`. */
export function invitationAddressOf(
  ctx: Context,
  { linkId, addressSealed }: { linkId: string; addressSealed: string },
): string {
  return ctx.keys.open(addressAssociatedData(linkId), Buffer.from(addressSealed, 'base64url'));
}

function addressAssociatedData(linkId: string): string {
  return `staff.invited.${linkId}`;
}
