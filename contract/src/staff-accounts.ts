import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';
import { INVITED_ROLES, STAFF_ROLES } from './roles.ts';

/** Somebody who works here. */
const StaffMember = z.strictObject({
  id: Id,
  full_name: z.string(),
  /** The last three digits of the phone number. */
  phone_end: z.string(),
  role: z.enum(STAFF_ROLES),
  /** `invited`: has never signed in; `link-over`: nor has a set-up link that works. */
  state: z.enum(['invited', 'link-over', 'active', 'suspended']),
  since: Instant,
  signed_in_at: Instant.nullable(),
  link_expires_at: Instant.nullable(),
  /** The person who asks. */
  is_self: z.boolean(),
});

/** A link that is shown once: the server keeps a digest of it only. */
const InvitationLink = z.strictObject({ address: z.string(), expires_at: Instant });
/** The link is null for an account that is in use: its person alone gets it, by SMS. */
const Invited = z.strictObject({ member: StaffMember, link: InvitationLink.nullable() });
const Whom = z.strictObject({ account_id: Id });
const account = { account_id: 'account' } as const;

export const listMembers = endpoint({
  id: 'staff.list-members',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Everybody who works here, suspended people too, by name',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.strictObject({ members: z.array(StaffMember) })),
});

export const inviteMember = endpoint({
  id: 'staff.invite-member',
  method: 'POST',
  path: '/api/admin/staff',
  summary: 'Invite somebody to work here; sends the set-up link by SMS and answers with it once',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({
    full_name: z.string().max(200),
    phone: z.string().max(40),
    role: z.enum(INVITED_ROLES),
  }),
  reply: envelope(Invited),
  status: 201,
  problems: [
    'step-up-required',
    'full-name-required',
    'phone-required',
    'phone-invalid',
    'works-here-already',
    'own-account',
    'about-family',
  ],
});

export const renewInvitation = endpoint({
  id: 'staff.renew-invitation',
  method: 'POST',
  path: '/api/admin/staff/:account_id/link',
  summary: 'Send a new set-up link to somebody who has never signed in; the earlier one stops working',
  access: ['administrator'],
  limit: 'write',
  owns: account,
  params: Whom,
  reply: envelope(Invited),
  status: 201,
  problems: ['step-up-required', 'not-found', 'own-account', 'member-set-up', 'member-suspended', 'about-family'],
});

export const changeMemberRole = endpoint({
  id: 'staff.change-member-role',
  method: 'PUT',
  path: '/api/admin/staff/:account_id/role',
  summary: 'Change the role of somebody who works here; their sessions end at once',
  access: ['administrator'],
  limit: 'write',
  owns: account,
  params: Whom,
  body: z.strictObject({ role: z.enum(INVITED_ROLES) }),
  reply: envelope(StaffMember),
  problems: ['step-up-required', 'not-found', 'own-account', 'member-suspended', 'last-administrator', 'about-family'],
});

export const suspendMember = endpoint({
  id: 'staff.suspend-member',
  method: 'POST',
  path: '/api/admin/staff/:account_id/suspend',
  summary: 'Suspend somebody who works here; their sessions and set-up links end at once',
  access: ['administrator'],
  limit: 'write',
  owns: account,
  params: Whom,
  reply: envelope(StaffMember),
  problems: ['step-up-required', 'not-found', 'own-account', 'last-administrator', 'about-family'],
});

export const letMemberIn = endpoint({
  id: 'staff.let-member-in',
  method: 'POST',
  path: '/api/admin/staff/:account_id/let-in',
  summary: 'Give somebody who is suspended their role back; an administrator comes back by two people',
  access: ['administrator'],
  limit: 'write',
  owns: account,
  params: Whom,
  reply: envelope(StaffMember),
  problems: ['step-up-required', 'not-found', 'own-account', 'takes-two-people', 'about-family'],
});

export type StaffMemberBody = z.infer<typeof StaffMember>;
export type InvitedBody = z.infer<typeof Invited>;
