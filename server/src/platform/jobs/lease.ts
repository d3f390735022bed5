import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/**
 * An arbitrary number, the same in every process. Together with the hash of a worker's name it is that worker's lock.
 */
const LOCK = 727_003;
const ROUND = 5_000;

/**
 * Unlocks jobs whose worker holds no lease any more because its process died. Jobs locked less than five seconds ago
 * are left alone: a new worker may take a job a moment before it takes its lease.
 */
const RELEASE_ORPHANS = `
  select graphile_worker.force_unlock_workers(array(
    select distinct job.locked_by from graphile_worker._private_jobs job
     where job.locked_at < now() - interval '5 seconds'
       and not exists (
         select 1 from pg_locks held
          where held.locktype = 'advisory' and held.objsubid = 2 and held.classid = $1::int4::oid
            and held.objid = (hashtext(job.locked_by)::int8 & 4294967295)::oid
            and held.database = (select oid from pg_database where datname = current_database()))))`;

export interface Lease {
  /** Settles when the connection that holds the lease is gone. */
  readonly lost: Promise<void>;
  release(): void;
}

/**
 * Shows other processes that a worker is alive: holds an advisory lock on a connection of its own, which the database
 * releases when the process dies. Every five seconds each worker unlocks the jobs of workers without a lease, so that
 * no job stays locked.
 */
export async function takeLease(db: Database, worker: string, log: Log): Promise<Lease> {
  const client: pg.PoolClient = await db.connect();
  let timer: NodeJS.Timeout | undefined;
  let released = false;
  const release = (): void => {
    if (released) return;
    released = true;
    clearInterval(timer);
    client.release(true);
  };
  const lost = new Promise<void>((done) => {
    const end = () => {
      release();
      done();
    };
    client.once('error', end);
    client.once('end', end);
  });
  const releaseOrphans = () => {
    client
      .query(RELEASE_ORPHANS, [LOCK])
      .catch((error: unknown) => log.warn({ error }, 'the jobs of dead workers wait'));
  };
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, worker]);
  } catch (error) {
    release();
    throw error;
  }
  releaseOrphans();
  timer = setInterval(releaseOrphans, ROUND);
  timer.unref();
  return { lost, release };
}
