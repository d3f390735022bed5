import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';

export interface PregnancyRow {
  readonly id: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly country: CountryCode;
  readonly sealed: Buffer;
  readonly version: number;
  readonly plan_sealed: Buffer | null;
  readonly plan_version: number;
  readonly remind_at: Date | null;
  readonly ended_at: Date | null;
}

export const COLUMNS =
  'id, person_id, account_id, country, sealed, version, plan_sealed, plan_version, remind_at, ended_at';

/** Lets one transaction after the other change the pregnancies of a person. */
export const lock = statement<{ personId: string }>(
  'pregnancy.lock',
  "select pg_advisory_xact_lock(hashtextextended('pregnancy ' || $personId::text, 0))",
);

/** The pregnancy of a person that runs. */
export const running = statement<{ personId: string }, PregnancyRow>(
  'pregnancy.running',
  `select ${COLUMNS} from pregnancies where person_id = $personId and ended_at is null`,
  { guarded: true },
);

/** The pregnancy of a person that ended last. */
export const lastEnded = statement<{ personId: string }, PregnancyRow>(
  'pregnancy.last-ended',
  `select ${COLUMNS} from pregnancies where person_id = $personId and ended_at is not null order by ended_at desc limit 1`,
  { guarded: true },
);

export const add = statement<{
  id: string;
  personId: string;
  accountId: string;
  country: string;
  sealed: Buffer;
  remindAt: Date | null;
  now: Date;
}>(
  'pregnancy.add',
  `insert into pregnancies (id, person_id, account_id, country, sealed, version, remind_at, created_at)
   values ($id, $personId, $accountId, $country, $sealed, 1, $remindAt, $now)`,
  { guarded: true },
);

/** Replaces the course of a pregnancy that runs by its next version. */
export const change = statement<{
  id: string;
  country: string;
  sealed: Buffer;
  version: number;
  remindAt: Date | null;
}>(
  'pregnancy.change',
  `update pregnancies set country = $country, sealed = $sealed, version = $version, remind_at = $remindAt
    where id = $id and version = $version - 1 and ended_at is null`,
  { guarded: true },
);

/** Ends a pregnancy that runs. */
export const end = statement<{ id: string; sealed: Buffer; version: number; now: Date }>(
  'pregnancy.end',
  `update pregnancies set sealed = $sealed, version = $version, ended_at = $now, remind_at = null
    where id = $id and version = $version - 1 and ended_at is null`,
  { guarded: true },
);

/** Replaces the birth plan of a pregnancy that runs by its next version. */
export const savePlan = statement<{ id: string; sealed: Buffer; version: number }>(
  'pregnancy.save-plan',
  `update pregnancies set plan_sealed = $sealed, plan_version = $version
    where id = $id and plan_version = $version - 1 and ended_at is null`,
  { guarded: true },
);

/** The persons, but for some, of whose pregnancy a reminder is due; the one that waits longest first. */
export const personsDue = statement<
  { now: Date; without: readonly string[]; limit: number },
  { id: string; person_id: string }
>(
  'pregnancy.persons-due',
  `select id, person_id from pregnancies where remind_at <= $now and id <> all($without::uuid[]) order by remind_at limit $limit`,
  { guarded: true },
);

export const setReminder = statement<{ id: string; remindAt: Date | null }>(
  'pregnancy.set-reminder',
  'update pregnancies set remind_at = $remindAt where id = $id and ended_at is null',
  { guarded: true },
);

/** All pregnancies of a person. */
export const ofPerson = statement<{ personId: string }, PregnancyRow>(
  'pregnancy.of-person',
  `select ${COLUMNS} from pregnancies where person_id = $personId`,
  { guarded: true },
);

/** Deletes the pregnancies of a person. */
export const forget = statement<{ personId: string }>(
  'pregnancy.forget',
  'delete from pregnancies where person_id = $personId',
  { guarded: true },
);

/** Makes a pregnancy that of another person, who is reminded of it from now on. */
export const hand = statement<{ id: string; personId: string; sealed: Buffer; planSealed: Buffer | null }>(
  'pregnancy.hand',
  `update pregnancies set person_id = $personId, account_id = $personId, sealed = $sealed, plan_sealed = $planSealed where id = $id`,
  { guarded: true },
);
