import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { ExportFormat } from '@tabibu/contract/own-export-formats';
import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface ExportRow {
  readonly id: string;
  readonly account_id: string;
  readonly session_id: string;
  readonly format: ExportFormat;
  readonly language: Language;
  readonly country: CountryCode;
  readonly state: 'making' | 'ready' | 'failed';
  readonly done: number;
  readonly bytes: number;
  readonly tries: number;
  readonly asked_at: Date;
  readonly ends_at: Date;
}

const guarded = { guarded: true };
const EXPORT = 'id, account_id, session_id, format, language, country, state, done, bytes, tries, asked_at, ends_at';

/** Counts what an account asked for since a moment; what failed does not count. */
export const countSince = statement<{ accountId: string; since: Date }, { asked: number; first_at: Date | null }>(
  'own-copies.count-since',
  `select count(*)::int as asked, min(asked_at) as first_at from own_exports
    where account_id = $accountId and asked_at > $since and state <> 'failed'`,
  guarded,
);

export const add = statement<
  {
    id: string;
    accountId: string;
    sessionId: string;
    format: ExportFormat;
    language: Language;
    country: CountryCode;
    now: Date;
    endsAt: Date;
  },
  ExportRow
>(
  'own-copies.add',
  `insert into own_exports (id, account_id, session_id, format, language, country, state, asked_at, ends_at)
   values ($id, $accountId, $sessionId, $format, $language, $country, 'making', $now, $endsAt) returning ${EXPORT}`,
  guarded,
);

export const ofAccount = statement<{ accountId: string; now: Date }, ExportRow>(
  'own-copies.of-account',
  `select ${EXPORT} from own_exports where account_id = $accountId and ends_at > $now order by asked_at desc, id desc`,
  guarded,
);

export const find = statement<{ id: string; accountId: string; now: Date }, ExportRow>(
  'own-copies.find',
  `select ${EXPORT} from own_exports where id = $id and account_id = $accountId and ends_at > $now`,
  guarded,
);

/** Begins the writing of a file, or begins it anew. Returns no row if it is ready, failed or gone. */
export const begin = statement<{ id: string }, ExportRow>(
  'own-copies.begin',
  `update own_exports set tries = tries + 1, done = 0 where id = $id and state = 'making' returning ${EXPORT}`,
  guarded,
);

export const removeParts = statement<{ id: string }>(
  'own-copies.remove-parts',
  'delete from own_export_parts where export_id = $id',
  guarded,
);

/** Adds a piece of a file. Changes no row if the export is gone, or somebody else began it anew. */
export const addPart = statement<{ id: string; tries: number; place: number; sealed: Buffer }>(
  'own-copies.add-part',
  `insert into own_export_parts (export_id, place, sealed)
   select id, $place, $sealed from own_exports where id = $id and state = 'making' and tries = $tries`,
  guarded,
);

export const setDone = statement<{ id: string; done: number }>(
  'own-copies.set-done',
  "update own_exports set done = $done where id = $id and state = 'making'",
  guarded,
);

export const finish = statement<{ id: string; tries: number; bytes: number; now: Date; endsAt: Date }>(
  'own-copies.finish',
  `update own_exports set state = 'ready', bytes = $bytes, ready_at = $now, ends_at = $endsAt
    where id = $id and state = 'making' and tries = $tries`,
  guarded,
);

export const fail = statement<{ id: string }>(
  'own-copies.fail',
  "update own_exports set state = 'failed' where id = $id and state = 'making'",
  guarded,
);

/** The first piece of a file from a place on. */
export const partFrom = statement<{ id: string; place: number }, { place: number; sealed: Buffer }>(
  'own-copies.part-from',
  'select place, sealed from own_export_parts where export_id = $id and place >= $place order by place limit 1',
  guarded,
);

/** Deletes what is over, with its files. */
export const removeEnded = statement<{ now: Date }>(
  'own-copies.remove-ended',
  'delete from own_exports where ends_at <= $now',
  guarded,
);

export const forget = statement<{ accountId: string }>(
  'own-copies.forget',
  'delete from own_exports where account_id = $accountId',
  guarded,
);

/** The exports themselves belong to what is held about a person. */
export const ownExports = statement<OwnPlace, { readonly id: string }>(
  'own-copies.export-exports',
  `select id, format, state, asked_at, ready_at, ends_at from own_exports
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  guarded,
);
