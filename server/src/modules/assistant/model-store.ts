import { statement } from '../../platform/database/statement.ts';

/** Lets one process at a time count and add, until the end of the transaction. */
export const lockAsks = statement(
  'assistant.lock-asks',
  "select pg_advisory_xact_lock(hashtextextended('model_asks', 0))",
);

/** How often an asker has asked in the last hour and day, and what all people cost in the day. */
export const countAsks = statement<
  { asker: string; hourAgo: Date; dayAgo: Date },
  { hour: number; day: number; tokens: number }
>(
  'assistant.count-asks',
  `select count(*) filter (where asker = $asker and asked_at > $hourAgo)::int as hour, count(*) filter (where asker = $asker)::int as day,
          coalesce(sum(tokens), 0)::int as tokens
     from model_asks where asked_at > $dayAgo`,
);

export const addAsk = statement<{ asker: string; now: Date; tokens: number }, { id: string }>(
  'assistant.add-ask',
  'insert into model_asks (asker, asked_at, tokens) values ($asker, $now, $tokens) returning id',
);

/** Writes what an answer cost. */
export const noteCost = statement<{ id: string; tokens: number }>(
  'assistant.note-cost',
  'update model_asks set tokens = $tokens where id = $id',
);

export const forgetAsks = statement<{ before: Date }>(
  'assistant.forget-asks',
  'delete from model_asks where asked_at <= $before',
);
