import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { statement } from '../../platform/database/statement.ts';

export interface EndingLicence {
  readonly id: string;
  readonly doctor_id: string;
  /** 'YYYY-MM-DD', the last valid day. */
  readonly expires_on: string;
  readonly reminded_days: number | null;
}

/** The newest licence of each doctor who was not sent away, if its last day is `from` or later and `to` or earlier. */
export const ending = statement<{ from: string; to: string }, EndingLicence>(
  'applications.ending-licences',
  `select l.id, l.doctor_id, l.expires_on::text as expires_on, l.reminded_days
   from licences l left join applications a on a.id = l.application_id
   where l.expires_on between $from and $to and (a.id is null or a.status = 'approved')
     and not exists (select from licences newer where newer.doctor_id = l.doctor_id and (newer.checked_at, newer.id) > (l.checked_at, l.id))
   order by l.expires_on, l.id`,
);

/** Takes a reminder for sending. Changes no row when this one or a later one was taken before. */
export const takeReminder = statement<{ licenceId: string; days: number }>(
  'applications.take-licence-reminder',
  'update licences set reminded_days = $days where id = $licenceId and (reminded_days is null or reminded_days > $days)',
);

/** The licence of a doctor that was checked last. */
export const newest = statement<
  { doctorId: string },
  { council: string; number: string; registered_name: string; expires_on: string }
>(
  'applications.newest-licence',
  `select council, number, registered_name, expires_on::text as expires_on
   from licences where doctor_id = $doctorId order by checked_at desc, id desc limit 1`,
);

/** All licences of a doctor that were looked up, newest first. */
export const ofDoctor = statement<
  { doctorId: string },
  { council: string; number: string; registered_name: string; expires_on: string; checked_at: Date }
>(
  'applications.licences-of-doctor',
  `select council, number, registered_name, expires_on::text as expires_on, checked_at
   from licences where doctor_id = $doctorId order by checked_at desc, id desc`,
);

/** Deletes the licences of doctors who came without an application. */
export const forgetOf = statement<{ doctorIds: readonly string[] }>(
  'applications.forget-licences',
  'delete from licences where doctor_id = any($doctorIds::uuid[])',
);

/** The application by which an account came to be this doctor, if it was not deleted. */
export const applicationOfDoctor = statement<
  { doctorId: string; accountId: string },
  { id: string; number: number; status: ApplicationStatus }
>(
  'applications.of-doctor',
  `select id, number, status from applications
   where doctor_id = $doctorId and account_id = $accountId and submitted_at is not null and deleted_at is null`,
);
