import type { ApplicationStatus, DocumentLabel } from '@tabibu/contract/application-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { ReadForm } from './rules.ts';

export interface ApplicationRow {
  readonly id: string;
  readonly number: number;
  readonly doctor_id: string;
  readonly account_id: string | null;
  readonly status: ApplicationStatus;
  readonly full_name: string;
  readonly phone: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly gender: 'female' | 'male' | 'other';
  /** 'YYYY-MM-DD' */
  readonly birth_date: string | null;
  readonly country: CountryCode;
  readonly region: string;
  readonly specialty: SpecialtyId;
  readonly experience_years: number;
  readonly bio: string;
  readonly licence_number: string;
  readonly language: Language;
  readonly question: string | null;
  readonly created_at: Date;
  readonly submitted_at: Date | null;
  readonly updated_at: Date;
}

/** The columns of an `ApplicationRow`. */
export const APPLICATION = `id, number, doctor_id, account_id, status, full_name, phone, email, email_verified_at, gender, birth_date::text as birth_date, country, region, specialty,
  experience_years, bio, licence_number, language, question, created_at, submitted_at, updated_at`;

/** Locks an address until the transaction ends, so that applications sent at the same moment are all counted. */
export const lockAddress = statement<{ addressDigest: string }>(
  'applications.lock-address',
  `select pg_advisory_xact_lock(hashtextextended('applications ' || $addressDigest::text, 0))`,
);

export const countSince = statement<{ addressDigest: string; since: Date }, { count: number }>(
  'applications.count-since',
  'select count(*)::int as count from applications where address_digest = $addressDigest and created_at > $since',
);

export const add = statement<
  ReadForm & {
    id: string;
    doctorId: string;
    claimHash: Buffer;
    addressDigest: string;
    language: Language;
    now: Date;
  }
>(
  'applications.add',
  `insert into applications (id, doctor_id, claim_hash, address_digest, full_name, phone, email, gender, birth_date, country, region, specialty,
     experience_years, bio, licence_number, language, created_at, updated_at)
   values ($id, $doctorId, $claimHash, $addressDigest, $fullName, $phone, $email, $gender, $birthDate, $country, $region, $specialty,
     $experienceYears, $bio, $licenceNumber, $language, $now, $now)`,
);

export const addDocument = statement<{
  applicationId: string;
  label: DocumentLabel;
  fileId: string;
  kind: string;
  now: Date;
}>(
  'applications.add-document',
  `insert into application_documents (application_id, label, file_id, kind, added_at) values ($applicationId, $label, $fileId, $kind, $now)`,
);

export interface DocumentRow {
  readonly label: DocumentLabel;
  readonly file_id: string;
  readonly kind: 'pdf' | 'jpeg' | 'png';
  readonly added_at: Date;
}

export const documents = statement<{ applicationId: string }, DocumentRow>(
  'applications.documents',
  'select label, file_id, kind, added_at from application_documents where application_id = $applicationId order by label',
);

/** The photo of an application. */
export const photoOf = statement<{ applicationId: string }, { file_id: string }>(
  'applications.photo-of',
  `select file_id from application_documents where application_id = $applicationId and label = 'Professional Photo' and kind <> 'pdf'`,
);

export const removeDocuments = statement<
  { applicationId: string; labels: readonly DocumentLabel[] },
  { file_id: string }
>(
  'applications.remove-documents',
  'delete from application_documents where application_id = $applicationId and label = any($labels::text[]) returning file_id',
);

export const moveDocuments = statement<{ from: string; to: string }>(
  'applications.move-documents',
  'update application_documents set application_id = $to where application_id = $from',
);

export const byClaim = statement<{ applicationId: string; claimHash: Buffer }, ApplicationRow>(
  'applications.by-claim',
  `select ${APPLICATION} from applications where id = $applicationId and claim_hash = $claimHash and deleted_at is null for update`,
);

export const ofAccount = statement<{ accountId: string }, ApplicationRow>(
  'applications.of-account',
  `select ${APPLICATION} from applications where account_id = $accountId and deleted_at is null`,
);

export const ofAccountLocked = statement<{ accountId: string }, ApplicationRow>(
  'applications.of-account-locked',
  `select ${APPLICATION} from applications where account_id = $accountId and deleted_at is null for update`,
);

export const byNumberLocked = statement<{ number: number }, ApplicationRow>(
  'applications.by-number-locked',
  `select ${APPLICATION} from applications where number = $number and submitted_at is not null and deleted_at is null for update`,
);

export const byNumber = statement<{ number: number }, ApplicationRow>(
  'applications.by-number',
  `select ${APPLICATION} from applications where number = $number and submitted_at is not null and deleted_at is null`,
);

export const list = statement<{ statuses: readonly ApplicationStatus[]; limit: number }, ApplicationRow>(
  'applications.list',
  `select ${APPLICATION} from applications where submitted_at is not null and deleted_at is null and status = any($statuses::text[]) order by submitted_at limit $limit`,
);

/** Puts an unproven application into the queue. Changes no row that is there already. */
export const submit = statement<{ applicationId: string; accountId: string; now: Date }, ApplicationRow>(
  'applications.submit',
  `update applications set account_id = $accountId, submitted_at = $now, updated_at = $now
   where id = $applicationId and submitted_at is null returning ${APPLICATION}`,
);

/** Takes over the fields of another application; whoever was rejected waits again. */
export const takeOver = statement<{ to: string; from: string; now: Date }, ApplicationRow>(
  'applications.take-over',
  `update applications own set full_name = other.full_name, phone = other.phone, email = other.email, gender = other.gender, birth_date = other.birth_date,
     country = other.country, region = other.region, specialty = other.specialty, experience_years = other.experience_years, bio = other.bio,
     licence_number = other.licence_number, language = other.language, updated_at = $now, question = null,
     status = case when own.status = 'rejected' then 'pending' else own.status end
   from applications other where own.id = $to and other.id = $from
   returning ${APPLICATION.split(',')
     .map((column) => `own.${column.trim()}`)
     .join(', ')}`,
);

export const remove = statement<{ ids: readonly string[] }>(
  'applications.remove',
  'delete from applications where id = any($ids::uuid[])',
);

/** Moves an application. Changes no row when it is not in the expected status any more. */
export const move = statement<
  { applicationId: string; from: ApplicationStatus; to: ApplicationStatus; doctorId: string; now: Date },
  ApplicationRow
>(
  'applications.move',
  `update applications set status = $to, doctor_id = $doctorId, updated_at = $now, question = case when $to in ('approved', 'rejected') then null else question end
   where id = $applicationId and status = $from returning ${APPLICATION}`,
);

export const setQuestion = statement<{ applicationId: string; question: string | null; now: Date }, ApplicationRow>(
  'applications.set-question',
  `update applications set question = $question, updated_at = $now where id = $applicationId returning ${APPLICATION}`,
);

/** Returns applications that were never proven. */
export const unproven = statement<{ createdBefore: Date }, { id: string }>(
  'applications.unproven',
  'select id from applications where submitted_at is null and created_at < $createdBefore limit 500',
);

/** Returns applications that were deleted long ago. */
export const deleted = statement<{ deletedBefore: Date }, { id: string }>(
  'applications.deleted',
  'select id from applications where deleted_at < $deletedBefore limit 500',
);

/** Returns all applications of an account, deleted ones too. */
export const idsOfAccount = statement<{ accountId: string }, { id: string }>(
  'applications.ids-of-account',
  'select id from applications where account_id = $accountId for update',
);

/** Returns the files of these applications. */
export const filesOf = statement<{ ids: readonly string[] }, { file_id: string }>(
  'applications.files-of',
  'select file_id from application_documents where application_id = any($ids::uuid[])',
);

/** Finds other applications in the queue with the same licence number or phone. */
export const alike = statement<
  { applicationId: string; licenceNumber: string; phone: string },
  { number: number; same: 'phone' | 'licence' }
>(
  'applications.alike',
  `select number, case when phone = $phone then 'phone' else 'licence' end as same from applications
   where id <> $applicationId and submitted_at is not null and deleted_at is null
     and (phone = $phone or upper(regexp_replace(licence_number, '\\W', '', 'g')) = upper(regexp_replace($licenceNumber, '\\W', '', 'g')))
   order by number`,
);

export const numbers = statement<{ ids: readonly string[] }, { number: number }>(
  'applications.numbers',
  'select number from applications where id = any($ids::uuid[]) and submitted_at is not null and deleted_at is null order by number',
);
