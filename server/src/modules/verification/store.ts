import { statement } from '../../platform/database/statement.ts';

/**
 * Makes attempts with one code, and attempts from one address, run one after the other. Takes both locks in a fixed
 * order.
 */
export const lockTries = statement<{ buckets: readonly string[] }>(
  'verification.lock-tries',
  "select pg_advisory_xact_lock(hashtextextended('records.tries ' || bucket, 0)) from (select unnest($buckets::text[]) as bucket order by 1) as buckets",
);

/** Returns how many failed attempts each counter has had since `since`. */
export const countMisses = statement<{ buckets: readonly string[]; since: Date }, { bucket: string; misses: number }>(
  'verification.count-misses',
  `select asked.bucket, count(m.missed_at) as misses from unnest($buckets::text[]) as asked (bucket)
   left join verification_misses m on m.bucket = asked.bucket and m.missed_at > $since group by asked.bucket`,
);

export const addMisses = statement<{ buckets: readonly string[]; now: Date }>(
  'verification.add-misses',
  'insert into verification_misses (bucket, missed_at) select unnest($buckets::text[]), $now',
);
export const forgetMisses = statement<{ missedBefore: Date }>(
  'verification.forget-misses',
  'delete from verification_misses where missed_at < $missedBefore',
);
