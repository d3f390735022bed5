import { statement } from '../../platform/database/statement.ts';

export interface InvitationRow {
  readonly id: string;
  readonly doctor_id: string;
  readonly account_id: string;
  readonly expires_at: Date;
}

const OPEN = 'accepted_at is null and replaced_at is null';

/** Ends the invitations of a doctor that nobody accepted. */
export const replaceInvitations = statement<{ doctorId: string; now: Date }>(
  'doctor-desk.replace-invitations',
  `update doctor_invitations set replaced_at = $now where doctor_id = $doctorId and ${OPEN}`,
);

export const addInvitation = statement<{
  id: string;
  doctorId: string;
  accountId: string;
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
}>(
  'doctor-desk.add-invitation',
  `insert into doctor_invitations (id, doctor_id, account_id, token_hash, created_at, expires_at)
   values ($id, $doctorId, $accountId, $tokenHash, $now, $expiresAt)`,
);

export const openInvitation = statement<{ tokenHash: Buffer; now: Date }, InvitationRow>(
  'doctor-desk.open-invitation',
  `select id, doctor_id, account_id, expires_at from doctor_invitations
   where token_hash = $tokenHash and ${OPEN} and expires_at > $now`,
);

/** Accepts an invitation. Changes no row when it is over. */
export const acceptInvitation = statement<{ id: string; now: Date }>(
  'doctor-desk.accept-invitation',
  `update doctor_invitations set accepted_at = $now where id = $id and ${OPEN} and expires_at > $now`,
);

/** The invitation that counts of each of these doctors who was invited: the accepted one, otherwise the newest. */
export const invitationsOf = statement<
  { doctorIds: readonly string[] },
  { doctor_id: string; accepted_at: Date | null; expires_at: Date }
>(
  'doctor-desk.invitations-of',
  `select distinct on (doctor_id) doctor_id, accepted_at, expires_at from doctor_invitations
   where doctor_id = any($doctorIds::uuid[]) order by doctor_id, accepted_at is null, created_at desc, id desc`,
);
