import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface UrgentRow {
  readonly id: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly country: CountryCode;
  readonly told_at: Date;
  readonly doctor_id: string | null;
  readonly single: boolean;
}

const COLUMNS = 'id, person_id, account_id, country, told_at, doctor_id, single';

/** Lets one transaction after the other decide what is urgent of a person. */
export const lock = statement<{ personId: string }>(
  'readings.lock-urgent',
  "select pg_advisory_xact_lock(hashtextextended('urgent-reading ' || $personId::text, 0))",
);

/** Begins to tell of a person and kind; returns no row if that was told after `toldBefore`. */
export const begin = statement<
  {
    id: string;
    personId: string;
    accountId: string;
    country: CountryCode;
    kindMark: string;
    single: boolean;
    now: Date;
    toldBefore: Date;
  },
  { id: string }
>(
  'readings.begin-urgent',
  `insert into urgent_readings as u (id, person_id, account_id, country, kind_mark, told_at, single)
   values ($id, $personId, $accountId, $country, $kindMark, $now, $single)
   on conflict (person_id, kind_mark) do update
      set told_at = $now, account_id = $accountId, country = $country, single = $single, doctor_id = null, settled_at = null
    where u.told_at <= $toldBefore
   returning id`,
);

/** Was it told of a person and kind since a moment? */
export const isTold = statement<{ personId: string; kindMark: string; since: Date }, { told: boolean }>(
  'readings.is-urgent-told',
  'select exists (select from urgent_readings where person_id = $personId and kind_mark = $kindMark and told_at > $since) as told',
);

/** One that was told at a moment and has no doctor yet, locked. */
export const withoutDoctor = statement<{ id: string; toldAt: Date }, UrgentRow>(
  'readings.urgent-without-doctor',
  `select ${COLUMNS} from urgent_readings where id = $id and told_at = $toldAt and doctor_id is null for update`,
);

/** Names the doctor who is told. */
export const setDoctor = statement<{ id: string; doctorId: string }>(
  'readings.set-urgent-doctor',
  'update urgent_readings set doctor_id = $doctorId where id = $id and doctor_id is null',
);

/** Those of these that wait for somebody. */
export const waitingOf = statement<{ ids: readonly string[] }, UrgentRow>(
  'readings.urgent-waiting-of',
  `select ${COLUMNS} from urgent_readings where id = any($ids::uuid[]) and settled_at is null`,
);

/** The ids of what waits, in their order, after the last one of the page before. */
export const listWaiting = statement<{ after: string | null; limit: number }, { id: string }>(
  'readings.list-urgent-waiting',
  `select id from urgent_readings where settled_at is null and ($after::uuid is null or id > $after::uuid)
    order by id limit $limit`,
);

/** Ends the waiting. Changes no row if it ended before. */
export const settle = statement<{ id: string; now: Date }>(
  'readings.settle-urgent',
  'update urgent_readings set settled_at = $now where id = $id and settled_at is null',
);

/** Deletes what was told of a person. */
export const forget = statement<{ personId: string }>(
  'readings.forget-urgent',
  'delete from urgent_readings where person_id = $personId',
);

/** What was told of urgent readings of an account's people. */
export const ownUrgent = statement<OwnPlace, { readonly id: string }>(
  'readings.export-urgent',
  `select id, person_id, told_at, settled_at from urgent_readings
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);
