import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Log } from '../log.ts';

interface OutboxRow { id: number; kind: 'event' | 'job' | 'live'; name: string; payload: unknown; run_at: Date | null; job_key: string | null }

const take = statement<OutboxRow>(
  'platform.outbox-take',
  'delete from outbox where id in (select id from outbox order by id limit 200 for update skip locked) returning id, kind, name, payload, run_at, job_key',
);
const addJobs = statement<{ added: number }>(
  'platform.outbox-add-jobs',
  `select count(*) as added from graphile_worker.add_jobs(array(select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`,
);
const tellPages = statement('platform.outbox-live', "select pg_notify('live', text) from unnest($1::text[]) text");

const POLL = 1_000;

export interface Relay {
  wake(): void;
  stop(): Promise<void>;
}

/** Moves up to 200 outbox rows to the job queue and answers how many; taking the rows and adding their jobs are one transaction. */
export async function moveOutbox(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const rows = (await transaction.many(take)).sort((one, other) => one.id - other.id);
    const jobs = jobsOf(rows.filter((row) => row.kind !== 'live'));
    const nudges = rows.filter((row) => row.kind === 'live').map((row) => JSON.stringify({ to: row.name, event: row.payload }));
    if (jobs.length > 0) await transaction.many(addJobs, [JSON.stringify(jobs)]);
    if (nudges.length > 0) await transaction.many(tellPages, [nudges]);
    return rows.length;
  });
}

/** What the job library takes at once. Of several with one key the last one stands, as when they are added one after the other. */
function jobsOf(rows: readonly OutboxRow[]): object[] {
  const jobs = new Map<unknown, object>();
  for (const row of rows) {
    const identifier = row.kind === 'event' ? `event:${row.name}` : row.name;
    const key = row.job_key ?? row.id;
    jobs.delete(key);
    jobs.set(key, { identifier, payload: row.payload, run_at: row.run_at, max_attempts: 25, job_key: row.job_key });
  }
  return [...jobs.values()];
}

/**
 * Keeps moving the outbox after commits. A wake-up is coalesced; polling every second is the safety net for rows of other processes.
 */
export function startRelay(db: Database, log: Log): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function drain(): Promise<void> {
    let moved: number;
    do {
      again = false;
      moved = await moveOutbox(db);
    } while ((moved > 0 || again) && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= drain()
      .catch((error: unknown) => log.warn({ error }, 'the relay of the outbox paused'))
      .finally(() => { running = undefined; });
  }

  const timer = setInterval(wake, POLL);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
