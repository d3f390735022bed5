import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { statement } from '../../platform/database/statement.ts';
import { APPLICATION } from './store.ts';
import type { ApplicationRow } from './store.ts';

/** Statements about the email address of an application and the links that go to it. */

/** Locks an address until the transaction ends, so that links asked for at the same moment are all counted. */
export const lockEmail = statement<{ email: string }>(
  'applications.lock-email',
  `select pg_advisory_xact_lock(hashtextextended('application email ' || lower($email::text), 0))`,
);

/** Counts the links that went to an address, and those of an application, since an instant. */
export const countLinks = statement<
  { applicationId: string; email: string; since: Date },
  { of_application: number; of_address: number }
>(
  'applications.count-email-links',
  `select count(*) filter (where application_id = $applicationId)::int as of_application,
     count(*) filter (where lower(email) = lower($email))::int as of_address
   from application_email_links
   where (application_id = $applicationId or lower(email) = lower($email)) and created_at > $since`,
);

export const addLink = statement<{
  id: string;
  applicationId: string;
  email: string;
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
}>(
  'applications.add-email-link',
  `insert into application_email_links (id, application_id, email, token_hash, created_at, expires_at)
   values ($id, $applicationId, $email, $tokenHash, $now, $expiresAt)`,
);

/** Uses a link up and returns what it verifies. Changes no row when it was used, is over or never existed. */
export const useLink = statement<{ tokenHash: Buffer; now: Date }, { application_id: string; email: string }>(
  'applications.use-email-link',
  `update application_email_links set used_at = $now where token_hash = $tokenHash and used_at is null and expires_at > $now
   returning application_id, email`,
);

/** Marks an address as verified. Changes no row if it is already, or if the application has another address by now. */
export const verify = statement<{ applicationId: string; email: string; now: Date }, { id: string }>(
  'applications.verify-email',
  `update applications set email_verified_at = $now
   where id = $applicationId and email = $email and email_verified_at is null and submitted_at is not null and deleted_at is null
   returning id`,
);

/** Finds the application whose address a link names, if that address is verified. */
export const verifiedBy = statement<{ tokenHash: Buffer }, { id: string }>(
  'applications.email-verified-by',
  `select a.id from application_email_links l join applications a on a.id = l.application_id and a.email = l.email
   where l.token_hash = $tokenHash and a.email_verified_at is not null and a.deleted_at is null`,
);

/** Writes another address; a trigger makes it unverified. */
export const changeEmail = statement<{ applicationId: string; email: string; now: Date }, ApplicationRow>(
  'applications.change-email',
  `update applications set email = $email, updated_at = $now where id = $applicationId returning ${APPLICATION}`,
);

export const verifiedAddress = statement<
  { applicationId: string },
  { email: string; account_id: string | null; status: ApplicationStatus }
>(
  'applications.verified-email',
  'select email, account_id, status from applications where id = $applicationId and email_verified_at is not null and deleted_at is null',
);

export interface EmailLinkRow {
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly refused_at: Date | null;
}

/** Finds the newest link that went to the address which the application has now. */
export const newestLink = statement<{ applicationId: string }, EmailLinkRow>(
  'applications.newest-email-link',
  `select l.created_at, l.expires_at, l.refused_at from application_email_links l
     join applications a on a.id = l.application_id and a.email = l.email
   where a.id = $applicationId order by l.created_at desc, l.id desc limit 1`,
);

/** Notes that there is no such mailbox. Changes no row the second time. */
export const refuseLink = statement<{ linkId: string; now: Date }, { application_id: string }>(
  'applications.refuse-email-link',
  'update application_email_links set refused_at = $now where id = $linkId and refused_at is null returning application_id',
);

export const forgetLinks = statement<{ before: Date }>(
  'applications.forget-email-links',
  'delete from application_email_links where expires_at < $before',
);
