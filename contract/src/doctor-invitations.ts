import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, envelope } from './fields.ts';
import { STAFF_TABS } from './staff-tabs.ts';

/** A link that is shown once: the server keeps a digest of it only. */
export const InvitationLink = z.strictObject({ address: z.string(), expires_at: Instant });

export const renewInvitation = endpoint({
  id: 'doctor-desk.renew-invitation',
  method: 'POST',
  path: '/api/admin/doctors/:doctor_id/invitation',
  summary: 'Send a new invitation to a doctor who has not accepted one; the earlier link stops working',
  access: STAFF_TABS['list-doctor'],
  limit: 'write',
  owns: { doctor_id: 'doctor' },
  params: z.strictObject({ doctor_id: Id }),
  reply: envelope(InvitationLink),
  status: 201,
  problems: ['step-up-required', 'not-found', 'invitation-accepted'],
});

const Token = z.strictObject({ token: z.string().max(100) });

export const readInvitation = endpoint({
  id: 'doctor-desk.read-invitation',
  method: 'POST',
  path: '/api/doctor-invitations/read',
  summary: 'Whom an invitation is for; the token is in the body because addresses are written down',
  access: ['anyone'],
  limit: 'code',
  body: Token,
  reply: envelope(
    z.strictObject({
      full_name: z.string(),
      specialty_id: z.string(),
      country: CountryField,
      /** The last three digits of the number that the doctor confirms. */
      phone_end: z.string(),
      expires_at: Instant,
    }),
  ),
  problems: ['invitation-over'],
});

export const acceptInvitation = endpoint({
  id: 'doctor-desk.accept-invitation',
  method: 'POST',
  path: '/api/doctor-invitations/accept',
  summary: 'Accept an invitation, once, signed in with the invited number; the usual working week begins',
  access: ['doctor'],
  limit: 'write',
  body: Token,
  reply: envelope(z.strictObject({})),
  problems: ['invitation-over', 'invitation-not-yours'],
});
