import type { ApplicationStatus, DocumentLabel } from '@tabibu/contract/application-words';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';

export type MoveKind = 'submitted' | 'sent-again' | 'moved' | 'asked' | 'answered';

export interface MoveRow {
  readonly kind: MoveKind;
  readonly from_status: ApplicationStatus;
  readonly to_status: ApplicationStatus;
  readonly by: string;
  readonly at: Date;
  readonly note: string;
}

export const addMove = statement<{
  id: string;
  applicationId: string;
  kind: MoveKind;
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: string;
  note: string;
  now: Date;
}>(
  'applications.add-move',
  `insert into application_moves (id, application_id, kind, from_status, to_status, by, note, at)
   values ($id, $applicationId, $kind, $from, $to, $by, $note, $now)`,
);

export const moves = statement<{ applicationId: string }, MoveRow>(
  'applications.moves',
  'select kind, from_status, to_status, by, at, note from application_moves where application_id = $applicationId order by place',
);

export interface LicenceRow {
  readonly council: string;
  readonly number: string;
  readonly registered_name: string;
  readonly checked_at: Date;
  readonly checked_by: string;
  /** 'YYYY-MM-DD', the last valid day. */
  readonly expires_on: string;
}

export const addLicence = statement<{
  id: string;
  /** Null for a doctor who was added without an application. */
  applicationId: string | null;
  doctorId: string;
  council: string;
  number: string;
  registeredName: string;
  now: Date;
  checkedBy: string;
  expiresOn: string;
}>(
  'applications.add-licence',
  `insert into licences (id, application_id, doctor_id, council, number, registered_name, checked_at, checked_by, expires_on)
   values ($id, $applicationId, $doctorId, $council, $number, $registeredName, $now, $checkedBy, $expiresOn)`,
);

export const licences = statement<{ applicationId: string }, LicenceRow>(
  'applications.licences',
  `select council, number, registered_name, checked_at, checked_by, expires_on::text as expires_on
   from licences where application_id = $applicationId order by checked_at desc, id desc`,
);

/** Finds the application that a file belongs to. */
export const ofFileLocked = statement<
  { fileId: string },
  { id: string; number: number; account_id: string | null; status: ApplicationStatus; language: Language }
>(
  'applications.of-file-locked',
  `select id, number, account_id, status, language from applications
   where id = (select application_id from application_documents where file_id = $fileId) for update`,
);

export const removeDocument = statement<{ fileId: string }, { label: DocumentLabel }>(
  'applications.remove-document',
  'delete from application_documents where file_id = $fileId returning label',
);
