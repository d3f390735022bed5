import type { Level } from '@tabibu/contract/triage/levels';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface KeptRow {
  readonly id: string;
  readonly account_id: string;
  readonly thread: string;
  readonly content_sealed: Buffer;
  readonly booking_id: string | null;
  readonly kept_at: Date;
}

const COLUMNS = 'id, account_id, thread, content_sealed, booking_id, kept_at';

/**
 * Keeps a conversation, in place of what was kept of it before. Returns no row when the person keeps `most` others
 * already.
 */
export const keep = statement<
  { id: string; accountId: string; thread: string; contentSealed: Buffer; now: Date; most: number },
  KeptRow
>(
  'assistant.keep',
  `insert into kept_conversations (id, account_id, thread, content_sealed, kept_at)
   select $id, $accountId, $thread, $contentSealed, $now
    where (select count(*) from kept_conversations where account_id = $accountId and thread <> $thread) < $most
   on conflict (account_id, thread) do update set content_sealed = excluded.content_sealed, kept_at = excluded.kept_at
   returning ${COLUMNS}`,
  { guarded: true },
);

/** A person's kept conversations after a place in the list, newest first. */
export const list = statement<{ accountId: string; at: Date | null; id: string | null; limit: number }, KeptRow>(
  'assistant.list',
  `select ${COLUMNS} from kept_conversations
    where account_id = $accountId and ($at::timestamptz is null or (kept_at, id) < ($at, $id::uuid))
    order by kept_at desc, id desc limit $limit`,
  { guarded: true },
);

export const find = statement<{ accountId: string; id: string }, KeptRow>(
  'assistant.find',
  `select ${COLUMNS} from kept_conversations where id = $id and account_id = $accountId`,
  { guarded: true },
);

/** The conversation that is attached to an appointment. */
export const findAttached = statement<{ bookingId: string }, KeptRow>(
  'assistant.find-attached',
  `select ${COLUMNS} from kept_conversations where booking_id = $bookingId`,
  { guarded: true },
);

export const remove = statement<{ accountId: string; id: string }>(
  'assistant.remove',
  'delete from kept_conversations where id = $id and account_id = $accountId',
  { guarded: true },
);

/** Takes away whatever else a person has attached to an appointment. */
export const detachOthers = statement<{ accountId: string; id: string; bookingId: string | null }>(
  'assistant.detach-others',
  'update kept_conversations set booking_id = null where account_id = $accountId and booking_id = $bookingId and id <> $id',
  { guarded: true },
);

export const attach = statement<{ accountId: string; id: string; bookingId: string | null }, KeptRow>(
  'assistant.attach',
  `update kept_conversations set booking_id = $bookingId where id = $id and account_id = $accountId returning ${COLUMNS}`,
  { guarded: true },
);

/** Moves what is attached to one appointment to another one of the same person, where nothing is attached yet. */
export const moveAttached = statement<{ from: string; to: string }>(
  'assistant.move-attached',
  `update kept_conversations set booking_id = $to
    where booking_id = $from and not exists (select from kept_conversations where booking_id = $to)`,
  { guarded: true },
);

/** Deletes all that a person has kept. */
export const forget = statement<{ accountId: string }>(
  'assistant.forget',
  'delete from kept_conversations where account_id = $accountId',
  { guarded: true },
);

/** Notes once that an answer helped; `marker` is a keyed hash. */
export const mark = statement<{ marker: string; level: Level; language: Language; byModel: boolean; now: Date }>(
  'assistant.mark',
  `insert into helpful_answers (marker, level, language, by_model, marked_at) values ($marker, $level, $language, $byModel, $now)
   on conflict (marker) do nothing`,
);

export const unmark = statement<{ marker: string }>(
  'assistant.unmark',
  'delete from helpful_answers where marker = $marker',
);

/** Everything that a person has kept, in the order of the ids. */
export const ownConversations = statement<OwnPlace, KeptRow>(
  'assistant.export-conversations',
  `select ${COLUMNS} from kept_conversations
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
