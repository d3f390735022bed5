import type { ApplicationStatus, DocumentLabel } from '@tabibu/contract/application-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import { personFits } from '../../platform/person-search.ts';
import type { SoughtPerson } from '../../platform/person-search.ts';

/** Statements of the review desk. */

export interface ListedRow {
  readonly id: string;
  /** Null until the applicant has proven the phone. */
  readonly account_id: string | null;
  readonly number: number;
  readonly doctor_id: string;
  readonly full_name: string;
  readonly status: ApplicationStatus;
  readonly question: string | null;
  readonly specialty: SpecialtyId;
  readonly country: CountryCode;
  /** When it was sent, as long as the phone is not proven. */
  readonly submitted_at: Date;
  readonly updated_at: Date;
  readonly note: string | null;
  readonly documents: Readonly<Partial<Record<DocumentLabel, string>>> | null;
}

interface Filter extends SoughtPerson {
  /** In small letters; empty finds all. */
  readonly search: string;
  readonly statuses: readonly ApplicationStatus[];
  /** True: also those whose phone nobody has proven. */
  readonly unproven: boolean;
}

const FOUND = `($unproven::boolean or submitted_at is not null) and deleted_at is null and status = any($statuses::text[])
     and ($search::text = '' or ${personFits({ name: 'full_name', phone: 'phone' })} or (length($search) >= 4 and strpos(doctor_id::text, $search) > 0) or number::text = $search
       or strpos(replace(status, '_', ' '), replace($search, '_', ' ')) > 0)`;

export const count = statement<Filter, { count: number }>(
  'applications.count',
  `select count(*)::int as count from applications where ${FOUND}`,
);

export const page = statement<Filter & { limit: number; offset: number }, ListedRow>(
  'applications.page',
  `select id, account_id, number, doctor_id, full_name, status, question, specialty, country, coalesce(submitted_at, created_at) as submitted_at, updated_at,
     (select m.note from application_moves m where m.application_id = a.id and m.by <> 'applicant' and m.note <> '' order by m.place desc limit 1) as note,
     (select jsonb_object_agg(d.label, d.file_id) from application_documents d where d.application_id = a.id) as documents
   from applications a where ${FOUND} order by coalesce(submitted_at, created_at) desc, number desc limit $limit offset $offset`,
);

export const numberOf = statement<{ applicationId: string }, { number: number; account_id: string | null }>(
  'applications.number-of',
  'select number, account_id from applications where id = $applicationId and submitted_at is not null and deleted_at is null',
);

/** Finds the names of applications by their numbers. */
export const namesByNumber = statement<
  { numbers: readonly number[] },
  { id: string; account_id: string; number: number; full_name: string }
>(
  'applications.names-by-number',
  'select id, account_id, number, full_name from applications where number = any($numbers::int[]) and submitted_at is not null and deleted_at is null',
);

/** Finds the application to which a document belongs. */
export const ofDocument = statement<
  { fileId: string },
  { id: string; account_id: string; number: number; label: DocumentLabel }
>(
  'applications.of-document',
  `select a.id, a.account_id, a.number, d.label from application_documents d join applications a on a.id = d.application_id
   where d.file_id = $fileId and a.submitted_at is not null and a.deleted_at is null`,
);

/** Hides an application for good. Changes no row while it is approved. */
export const hide = statement<{ applicationId: string; now: Date }, { id: string }>(
  'applications.hide',
  `update applications set deleted_at = $now
   where id = $applicationId and deleted_at is null and status <> 'approved' returning id`,
);

export interface WaitingRow {
  readonly id: string;
  readonly account_id: string;
  readonly number: number;
  readonly full_name: string;
  readonly question: string | null;
  readonly specialty: SpecialtyId;
  readonly country: CountryCode;
  readonly submitted_at: Date;
}

const WAITING = "submitted_at is not null and deleted_at is null and status in ('pending', 'in_review')";

/** Those of these applications about which nobody has decided. */
export const waitingOf = statement<{ applicationIds: readonly string[] }, WaitingRow>(
  'applications.waiting-of',
  `select id, account_id, number, full_name, question, specialty, country, submitted_at from applications
   where id = any($applicationIds::uuid[]) and ${WAITING}`,
);

/** The ids of such applications in the order of the ids, after `after`. */
export const listWaiting = statement<{ after: string | null; limit: number }, { id: string }>(
  'applications.list-waiting',
  `select id from applications where ${WAITING} and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);
