import { statement } from '../../platform/database/statement.ts';

export interface ReadingRow {
  readonly person_id: string;
  readonly id: string;
  /** Null once the reading was deleted. */
  readonly sealed: Buffer | null;
  readonly measured_at: Date;
  readonly version: number;
}

const COLUMNS = 'person_id, id, sealed, measured_at, version';

/** The people whose readings are shown together: a person, and those whose records the account took over. */
const WHOLE = 'any(array_append(taken_over_by($personId), $personId))';

/** One reading of a person, also a deleted one, or of a record that the person took over. */
export const find = statement<{ personId: string; id: string }, ReadingRow>(
  'readings.find',
  `select ${COLUMNS} from readings where person_id = ${WHOLE} and id = $id order by person_id = $personId desc limit 1`,
  { guarded: true },
);

/** Adds a reading. Changes no row if the person has one with this id. */
export const add = statement<{ personId: string; id: string; sealed: Buffer; measuredAt: Date; now: Date }>(
  'readings.add',
  `insert into readings (person_id, id, sealed, measured_at, version, saved_at)
   values ($personId, $id, $sealed, $measuredAt, 1, $now) on conflict (person_id, id) do nothing`,
  { guarded: true },
);

/** Replaces a reading by its version `version`. Changes no row if another was stored meanwhile, or it was deleted. */
export const change = statement<{
  personId: string;
  id: string;
  version: number;
  sealed: Buffer;
  measuredAt: Date;
  now: Date;
}>(
  'readings.change',
  `update readings set sealed = $sealed, measured_at = $measuredAt, version = $version, saved_at = $now
   where person_id = $personId and id = $id and version = $version - 1 and sealed is not null`,
  { guarded: true },
);

/** Deletes what a reading says; the empty row stays. Changes no row if it was deleted before. */
export const empty = statement<{ personId: string; id: string; now: Date }>(
  'readings.empty',
  `update readings set sealed = null, version = version + 1, saved_at = $now
   where person_id = $personId and id = $id and sealed is not null`,
  { guarded: true },
);

/** A page of the readings of a person, newest first, from before a place in the list. */
export const page = statement<
  { personId: string; beforeAt: Date | null; beforeId: string | null; most: number },
  ReadingRow
>(
  'readings.page',
  `select ${COLUMNS} from readings
    where person_id = ${WHOLE} and sealed is not null
      and ($beforeAt::timestamptz is null or (measured_at, id) < ($beforeAt::timestamptz, $beforeId::uuid))
    order by measured_at desc, id desc limit $most`,
  { guarded: true },
);

/** All readings of a person since a moment, oldest first. */
export const since = statement<{ personId: string; from: Date }, ReadingRow>(
  'readings.since',
  `select ${COLUMNS} from readings
    where person_id = ${WHOLE} and sealed is not null and measured_at >= $from order by measured_at, id`,
  { guarded: true },
);

/** The readings of a person from an instant until another, oldest first. */
export const between = statement<{ personId: string; from: Date; until: Date }, ReadingRow>(
  'readings.between',
  `select ${COLUMNS} from readings
    where person_id = ${WHOLE} and sealed is not null and measured_at >= $from and measured_at < $until order by measured_at, id`,
  { guarded: true },
);

/** The months on a clock, 'YYYY-MM', in which a person has readings since an instant. */
export const months = statement<{ personId: string; zone: string; from: Date }, { month: string }>(
  'readings.months',
  `select distinct to_char(measured_at at time zone $zone, 'YYYY-MM') as month from readings
    where person_id = ${WHOLE} and sealed is not null and measured_at >= $from`,
  { guarded: true },
);

/** Deletes all readings of a person. */
export const forget = statement<{ personId: string }>(
  'readings.forget',
  'delete from readings where person_id = $personId',
  { guarded: true },
);
