import { statement } from '../../platform/database/statement.ts';

export interface EntryRow {
  readonly id: string;
  readonly patient_id: string;
  readonly doctor_id: string;
  readonly joined_at: Date;
  readonly ends_at: Date;
}

const ENTRY = 'id, patient_id, doctor_id, joined_at, ends_at';

/**
 * Adds an entry. Changes no row while the patient is waiting for the doctor. An entry that has ended, or was told,
 * starts again at the end of the line.
 */
export const join = statement<{ id: string; patientId: string; doctorId: string; now: Date; endsAt: Date }>(
  'waitlist.join',
  `insert into waitlist_entries as e (id, patient_id, doctor_id, joined_at, ends_at) values ($id, $patientId, $doctorId, $now, $endsAt)
   on conflict (patient_id, doctor_id) do update set id = excluded.id, joined_at = excluded.joined_at, ends_at = excluded.ends_at, told_at = null
   where e.told_at is not null or e.ends_at <= excluded.joined_at`,
);

export const waitingOf = statement<{ patientId: string; now: Date }, EntryRow>(
  'waitlist.waiting-of',
  `select ${ENTRY} from waitlist_entries where patient_id = $patientId and told_at is null and ends_at > $now order by joined_at, id`,
);

export const leave = statement<{ patientId: string; doctorId: string }>(
  'waitlist.leave',
  'delete from waitlist_entries where patient_id = $patientId and doctor_id = $doctorId',
);

export const forgetPatient = statement<{ accountId: string }>(
  'waitlist.forget-patient',
  'delete from waitlist_entries where patient_id = $accountId',
);

/** Locks a doctor's wait list until the transaction ends, so that one process at a time decides who is told. */
export const lockDoctor = statement<{ doctorId: string }>(
  'waitlist.lock-doctor',
  "select pg_advisory_xact_lock(hashtextextended('waitlist.doctor ' || $doctorId::text, 0))",
);

/** Counts the patients who wait for doctor `doctorId` at `now`, and those who were told after `toldAfter`. */
export const standing = statement<{ doctorId: string; now: Date; toldAfter: Date }, { waiting: number; told: number }>(
  'waitlist.standing',
  `select count(*) filter (where told_at is null and ends_at > $now) as waiting, count(*) filter (where told_at > $toldAfter) as told from waitlist_entries where doctor_id = $doctorId`,
);

/** Marks the next `limit` patients in line as told at `now` and returns them. Changes no row when nobody waits. */
export const notifyNext = statement<{ doctorId: string; now: Date; limit: number }, EntryRow>(
  'waitlist.notify-next',
  `with next as (select id from waitlist_entries where doctor_id = $doctorId and told_at is null and ends_at > $now order by joined_at, id limit $limit for update)
   update waitlist_entries e set told_at = $now from next where e.id = next.id and e.told_at is null returning e.id, e.patient_id, e.doctor_id, e.joined_at, e.ends_at`,
);

/** The doctors for whom somebody waits at `now`, those with the longest wait first. */
export const awaitedDoctors = statement<{ now: Date }, { doctor_id: string }>(
  'waitlist.awaited-doctors',
  'select doctor_id from waitlist_entries where told_at is null and ends_at > $now group by doctor_id order by min(joined_at)',
);

/** Deletes entries that ended at `now` or earlier, or whose patient was told at `toldUntil` or earlier. */
export const forgetEnded = statement<{ now: Date; toldUntil: Date }>(
  'waitlist.forget-ended',
  'delete from waitlist_entries where ends_at <= $now or told_at <= $toldUntil',
);
