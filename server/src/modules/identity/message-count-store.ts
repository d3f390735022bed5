import { statement } from '../../platform/database/statement.ts';

/** Statements about how many messages were sent: rows of small buckets, and counts per minute of large ones. */

/** Several budgets, one value of each in its column. */
export interface BudgetColumns {
  readonly buckets: readonly string[];
  readonly allowed: readonly number[];
  readonly seconds: readonly number[];
}

/**
 * For each budget of a small bucket, in the given order: how many messages were sent inside its window, counted up to
 * `allowed`.
 */
export const sentInWindows = statement<BudgetColumns & { now: Date }, { sent: number }>(
  'identity.sent-in-windows',
  `select (select count(*)::int from (select from code_sends s
            where s.bucket = b.bucket and s.sent_at > $now::timestamptz - make_interval(secs => b.seconds) limit b.allowed) as counted) as sent
     from unnest($buckets::text[], $allowed::int[], $seconds::int[]) with ordinality as b (bucket, allowed, seconds, position)
    order by b.position`,
);

/**
 * For each budget of a bucket that is counted per minute, in the given order: how many messages were sent inside its
 * window. The minute in which the window begins counts as a whole, so a cap holds rather too early than too late.
 */
export const countedInWindows = statement<Omit<BudgetColumns, 'allowed'> & { now: Date }, { sent: number }>(
  'identity.counted-in-windows',
  `select (select coalesce(sum(c.sent), 0)::int from message_counts c
            where c.bucket = b.bucket and c.minute > $now::timestamptz - make_interval(secs => b.seconds + 60)) as sent
     from unnest($buckets::text[], $seconds::int[]) with ordinality as b (bucket, seconds, position)
    order by b.position`,
);

/** Counts so many messages in each of these small buckets. */
export const addManySends = statement<{ buckets: readonly string[]; counts: readonly number[]; now: Date }>(
  'identity.add-many-sends',
  `insert into code_sends (bucket, sent_at)
   select b.bucket, $now::timestamptz from unnest($buckets::text[], $counts::int[]) as b (bucket, times), generate_series(1, b.times)`,
);

/** Counts so many messages in each of these large buckets. */
export const addCounts = statement<{ buckets: readonly string[]; counts: readonly number[]; now: Date }>(
  'identity.add-message-counts',
  `insert into message_counts as c (bucket, minute, sent)
   select b.bucket, date_trunc('minute', $now::timestamptz), b.times from unnest($buckets::text[], $counts::int[]) as b (bucket, times) order by 1
   on conflict (bucket, minute) do update set sent = c.sent + excluded.sent`,
);

/**
 * Lets one transaction after the other decide whether a warning was logged. It is taken after the counting, also by
 * messages that are counted without the lock of the budgets.
 */
export const lockAlarm = statement(
  'identity.lock-alarm',
  "select pg_advisory_xact_lock(hashtextextended('identity.message-alarm', 2))",
);

export const forgetCounts = statement<{ before: Date }>(
  'identity.forget-message-counts',
  'delete from message_counts where minute < $before',
);
