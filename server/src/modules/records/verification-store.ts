import { statement } from '../../platform/database/statement.ts';

export const byCode = statement<{ id: string }>('records.by-code', 'select id from visit_documents where code_digest = $1');
export const byShortCode = statement<{ id: string }>('records.by-short-code', 'select id from visit_documents where short_code_digest = $1');

/** Tries of one code, and tries from one address, are counted one after the other; always in the order of the two locks. */
export const lockTries = statement(
  'records.lock-tries',
  "select pg_advisory_xact_lock(hashtextextended('records.tries ' || bucket, 0)) from (select unnest($1::text[]) as bucket order by 1) as buckets",
);

/** How many wrong tries each bucket has had since its time. */
export const countMisses = statement<{ bucket: string; misses: number }>(
  'records.count-misses',
  `select asked.bucket, count(m.missed_at) as misses from unnest($1::text[]) as asked (bucket)
   left join verification_misses m on m.bucket = asked.bucket and m.missed_at > $2 group by asked.bucket`,
);

export const addMisses = statement('records.add-misses', 'insert into verification_misses (bucket, missed_at) select unnest($1::text[]), $2');
export const forgetMisses = statement('records.forget-misses', 'delete from verification_misses where missed_at < $1');
