import type { Relation } from '@tabibu/contract/family-rules';
import { statement } from '../../platform/database/statement.ts';

export interface MemberRow {
  readonly id: string;
  readonly guardian_id: string;
  /** Null once the name was forgotten. */
  readonly name_sealed: Buffer | null;
  /** The number of their own; null without one, and once the person is in nobody's care. */
  readonly phone_sealed: Buffer | null;
  readonly relation: Relation;
  readonly version: number;
  readonly consented_at: Date;
  /** The account that took the record over; null while the person is in the care of the guardian. */
  readonly taken_by: string | null;
}

const MEMBER = `id, guardian_id, name_sealed, case when removed_at is null then phone_sealed end as phone_sealed,
  relation, version, consented_at, taken_by`;

/** The standing members of a guardian's family, in the order in which they were added. */
export const ofGuardian = statement<{ guardianId: string }, MemberRow>(
  'people.of-guardian',
  `select ${MEMBER} from people where guardian_id = $guardianId and removed_at is null order by created_at, id`,
  { guarded: true },
);

/** One standing member of a guardian's family. */
export const memberOf = statement<{ guardianId: string; personId: string }, MemberRow>(
  'people.member-of',
  `select ${MEMBER} from people where id = $personId and guardian_id = $guardianId and removed_at is null`,
  { guarded: true },
);

/** Is this member still in the care of the guardian? */
export const isStanding = statement<{ personId: string }, { standing: boolean }>(
  'people.is-standing',
  'select exists (select from people where id = $personId and removed_at is null) as standing',
  { guarded: true },
);

/** Locks a standing member until the end of the transaction, so that nobody removes the person meanwhile. */
export const keepStanding = statement<{ personId: string }, { id: string }>(
  'people.keep-standing',
  'select id from people where id = $personId and removed_at is null for share',
  { guarded: true },
);

/** Members by id, removed ones too. */
export const named = statement<{ personIds: readonly string[] }, MemberRow>(
  'people.named',
  `select ${MEMBER} from people where id = any($personIds::uuid[]) and guardian_id is not null`,
  { guarded: true },
);

/** The members who were added last and whose names are kept, removed ones too. */
export const newest = statement<{ limit: number }, Pick<MemberRow, 'id' | 'name_sealed'>>(
  'people.newest',
  `select id, name_sealed from people where guardian_id is not null and name_sealed is not null
    order by created_at desc, id desc limit $limit`,
  { guarded: true },
);

export const add = statement<{
  id: string;
  guardianId: string;
  nameSealed: Buffer;
  phoneSealed: Buffer | null;
  relation: Relation;
  consentVersion: number;
  now: Date;
}>(
  'people.add',
  `insert into people (id, guardian_id, name_sealed, phone_sealed, relation, consent_version, consented_at, created_at)
   values ($id, $guardianId, $nameSealed, $phoneSealed, $relation, $consentVersion, $now, $now)`,
  { guarded: true },
);

/**
 * Changes name, number and relation of a standing member. Changes no row unless the stored version is `version` - 1.
 */
export const change = statement<{
  personId: string;
  guardianId: string;
  nameSealed: Buffer;
  phoneSealed: Buffer | null;
  relation: Relation;
  version: number;
}>(
  'people.change',
  `update people set name_sealed = $nameSealed, phone_sealed = $phoneSealed, relation = $relation, version = $version
   where id = $personId and guardian_id = $guardianId and removed_at is null and version = $version - 1`,
  { guarded: true },
);

/** Takes the number of a standing member away for good. */
export const stopNumber = statement<{ personId: string; mark: Buffer }>(
  'people.stop-number',
  `update people set phone_sealed = null, stopped_numbers = stopped_numbers || $mark::bytea, version = version + 1
   where id = $personId and removed_at is null and phone_sealed is not null`,
  { guarded: true },
);

/** Did the owner of a number stop the messages of this guardian? */
export const wasStopped = statement<{ guardianId: string; mark: Buffer }, { stopped: boolean }>(
  'people.was-stopped',
  'select exists (select from people where guardian_id = $guardianId and $mark::bytea = any(stopped_numbers)) as stopped',
  { guarded: true },
);

/**
 * Removes a standing member with the number; the name stays only with the visits of the person. Changes no row for
 * anybody else.
 */
export const remove = statement<{ personId: string; guardianId: string; keepName: boolean; now: Date }>(
  'people.remove',
  `update people set removed_at = $now, name_sealed = case when $keepName then name_sealed end, phone_sealed = null, version = version + 1
   where id = $personId and guardian_id = $guardianId and removed_at is null`,
  { guarded: true },
);

/** The ids of all members whom a guardian ever added, without those whose records were taken over. */
export const everOf = statement<{ guardianId: string }, { id: string }>(
  'people.ever-of',
  'select id from people where guardian_id = $guardianId and taken_by is null order by id',
  { guarded: true },
);

/** Removes all members of an erased guardian and forgets their names, without those whose records were taken over. */
export const forgetAll = statement<{ guardianId: string; now: Date }>(
  'people.forget-all',
  `update people set removed_at = coalesce(removed_at, $now), name_sealed = null, phone_sealed = null, stopped_numbers = '{}', version = version + 1
   where guardian_id = $guardianId and taken_by is null and (removed_at is null or name_sealed is not null)`,
  { guarded: true },
);

/** Gives the record of a standing member to an account. Changes no row for anybody else. */
export const takeOver = statement<{
  personId: string;
  guardianId: string;
  accountId: string;
  consentVersion: number;
  now: Date;
}>(
  'people.take-over',
  `update people set taken_by = $accountId, taken_at = $now, take_over_consent = $consentVersion, removed_at = $now, phone_sealed = null, version = version + 1
   where id = $personId and guardian_id = $guardianId and removed_at is null`,
  { guarded: true },
);

/** The ids of the people whose records an account took over. */
export const takenBy = statement<{ accountId: string }, { id: string }>(
  'people.taken-by',
  'select id from people where taken_by = $accountId order by id',
  { guarded: true },
);

/** Forgets the names of the people whose records an account took over. */
export const forgetTaken = statement<{ accountId: string }>(
  'people.forget-taken',
  'update people set name_sealed = null, version = version + 1 where taken_by = $accountId and name_sealed is not null',
  { guarded: true },
);
