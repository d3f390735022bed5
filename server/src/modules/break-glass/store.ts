import type { AccessBody } from '@tabibu/contract/break-glass';
import { statement } from '../../platform/database/statement.ts';

type Verdict = NonNullable<AccessBody['review']>['verdict'];

export interface AccessRow {
  readonly id: string;
  readonly administrator_id: string;
  readonly session_id: string;
  readonly patient_id: string;
  readonly reason_sealed: Buffer;
  readonly opened_at: Date;
  readonly ends_at: Date;
  readonly ended_by: string | null;
  readonly reads: number;
  readonly verdict: Verdict | null;
  readonly reviewed_by: string | null;
  readonly reviewed_at: Date | null;
  readonly note_sealed: Buffer | null;
}

const COLUMNS =
  'id, administrator_id, session_id, patient_id, reason_sealed, opened_at, ends_at, ended_by, reads, verdict, reviewed_by, reviewed_at, note_sealed';

/** Adds an access. Returns no row while the administrator has another one open. */
export const addAccess = statement<
  {
    id: string;
    administratorId: string;
    sessionId: string;
    patientId: string;
    reasonSealed: Buffer;
    reasonLetters: number;
    now: Date;
    endsAt: Date;
  },
  { id: string }
>(
  'break-glass.add',
  `insert into break_glass_accesses (id, administrator_id, session_id, patient_id, reason_sealed, reason_letters, opened_at, ends_at)
   values ($id, $administratorId, $sessionId, $patientId, $reasonSealed, $reasonLetters, $now, $endsAt) on conflict do nothing returning id`,
);

/** Reads and locks an access, so that reading, ending and reviewing it run one after the other. */
export const lockAccess = statement<{ id: string }, AccessRow>(
  'break-glass.lock',
  `select ${COLUMNS} from break_glass_accesses where id = $id for update`,
);

/** Counts that something was opened. */
export const countRead = statement<{ id: string }>(
  'break-glass.count-read',
  'update break_glass_accesses set reads = reads + 1 where id = $id',
);

/** Ends an access before its time. Changes no row when it is over. */
export const endAccess = statement<{ id: string; endedBy: string; now: Date }>(
  'break-glass.end',
  'update break_glass_accesses set ends_at = $now, ended_by = $endedBy where id = $id and ends_at > $now',
);

/** Writes the review of an access that is over. Changes no row when it is open or was reviewed. */
export const reviewAccess = statement<{
  id: string;
  verdict: Verdict;
  reviewedBy: string;
  noteSealed: Buffer;
  now: Date;
}>(
  'break-glass.review',
  `update break_glass_accesses set verdict = $verdict, reviewed_by = $reviewedBy, reviewed_at = $now, note_sealed = $noteSealed
   where id = $id and verdict is null and ends_at <= $now`,
);

/** All accesses without a review, and the newest reviewed ones; newest first. */
export const listAccesses = statement<{ most: number }, AccessRow>(
  'break-glass.list',
  `select ${COLUMNS} from break_glass_accesses
    where verdict is null or id in (select id from break_glass_accesses where verdict is not null order by opened_at desc, id desc limit $most)
    order by opened_at desc, id desc`,
);
