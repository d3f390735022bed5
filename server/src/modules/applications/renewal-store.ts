import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

export interface RenewalRow {
  readonly id: string;
  readonly number: number;
  readonly doctor_id: string;
  readonly account_id: string;
  readonly file_id: string;
  readonly kind: 'pdf' | 'jpeg' | 'png';
  readonly state: 'waiting' | 'asked' | 'confirmed';
  readonly question: string | null;
  readonly sent_at: Date;
}

const RENEWAL = 'id, number, doctor_id, account_id, file_id, kind, state, question, sent_at';

/** Returns the renewal of a doctor that is open, and locks it. */
export const openLocked = statement<{ doctorId: string }, RenewalRow>(
  'applications.open-renewal-locked',
  `select ${RENEWAL} from licence_renewals where doctor_id = $doctorId and state <> 'confirmed' for update`,
);

export const openOfFile = statement<{ fileId: string }, RenewalRow>(
  'applications.open-renewal-of-file',
  `select ${RENEWAL} from licence_renewals where file_id = $fileId and state <> 'confirmed' for update`,
);

export const ofFile = statement<{ fileId: string }, RenewalRow>(
  'applications.renewal-of-file',
  `select ${RENEWAL} from licence_renewals where file_id = $fileId`,
);

export const byId = statement<{ id: string }, RenewalRow>(
  'applications.renewal-by-id',
  `select ${RENEWAL} from licence_renewals where id = $id`,
);

export const countWaiting = statement<NoValues, { count: number }>(
  'applications.count-renewals',
  "select count(*)::int as count from licence_renewals where state = 'waiting'",
);

export const open = statement<{ doctorId: string }, RenewalRow>(
  'applications.open-renewal',
  `select ${RENEWAL} from licence_renewals where doctor_id = $doctorId and state <> 'confirmed'`,
);

/** Adds a renewal, or replaces the document of the one that is open; it waits for review then. */
export const send = statement<
  { id: string; doctorId: string; accountId: string; fileId: string; kind: string; now: Date },
  RenewalRow
>(
  'applications.send-renewal',
  `insert into licence_renewals (id, doctor_id, account_id, file_id, kind, sent_at) values ($id, $doctorId, $accountId, $fileId, $kind, $now)
   on conflict (doctor_id) where state <> 'confirmed'
   do update set file_id = excluded.file_id, kind = excluded.kind, sent_at = excluded.sent_at, state = 'waiting', question = null
   returning ${RENEWAL}`,
);

export const waiting = statement<NoValues, RenewalRow>(
  'applications.waiting-renewals',
  `select ${RENEWAL} from licence_renewals where state = 'waiting' order by sent_at, number limit 100`,
);

export const byNumber = statement<{ number: number }, RenewalRow>(
  'applications.renewal-by-number',
  `select ${RENEWAL} from licence_renewals where number = $number`,
);

/** Condition: open, and if a document was seen, still with this document. */
const STANDS = "number = $number and state <> 'confirmed' and ($seen::uuid is null or file_id = $seen)";

/** Asks the doctor something. Changes no row of a renewal that is confirmed or has another document by now. */
export const ask = statement<{ number: number; seen: string | null; question: string }, RenewalRow>(
  'applications.ask-of-renewal',
  `update licence_renewals set state = 'asked', question = $question where ${STANDS} returning ${RENEWAL}`,
);

/** Confirms a renewal. Changes no row of one that is confirmed or has another document by now. */
export const confirm = statement<{ number: number; seen: string | null; now: Date; by: string }, RenewalRow>(
  'applications.confirm-renewal',
  `update licence_renewals set state = 'confirmed', question = null, decided_at = $now, decided_by = $by
   where ${STANDS} returning ${RENEWAL}`,
);

/** Deletes the renewals of an account and returns their files. */
export const forget = statement<{ accountId: string }, { file_id: string; doctor_id: string }>(
  'applications.forget-renewals',
  'delete from licence_renewals where account_id = $accountId returning file_id, doctor_id',
);
