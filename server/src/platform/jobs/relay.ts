import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Log } from '../log.ts';
import type { NoValues } from '../database/statement.ts';

interface OutboxRow {
  id: number;
  kind: 'event' | 'job' | 'live';
  name: string;
  payload: unknown;
  run_at: Date | null;
  job_key: string | null;
}

/** How many rows one transaction moves at most. */
const BATCH = 200;
const take = statement<NoValues, OutboxRow>(
  'platform.outbox-take',
  `delete from outbox where id in (select id from outbox order by id limit ${BATCH} for update skip locked) returning id, kind, name, payload, run_at, job_key`,
);
const addJobs = statement<{ jobs: string }, { added: number }>(
  'platform.outbox-add-jobs',
  `select count(*) as added from graphile_worker.add_jobs(array(select json_populate_recordset(null::graphile_worker.job_spec, $jobs::json)))`,
);
const tellPages = statement<{ nudges: readonly string[] }>(
  'platform.outbox-live',
  "select pg_notify('live', text) from unnest($nudges::text[]) text",
);

const POLL = 1_000;

export interface Relay {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Moves up to 200 outbox rows to the job queue and to the live channel, and returns how many. Deleting the rows and
 * adding their jobs is one transaction.
 */
export async function moveOutbox(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const rows = (await transaction.many(take)).sort((one, other) => one.id - other.id);
    const jobs = jobsOf(rows.filter((row) => row.kind !== 'live'));
    const nudges = rows
      .filter((row) => row.kind === 'live')
      .map((row) => JSON.stringify({ to: row.name, event: row.payload }));
    if (jobs.length > 0) await transaction.many(addJobs, { jobs: JSON.stringify(jobs) });
    if (nudges.length > 0) await transaction.many(tellPages, { nudges });
    return rows.length;
  });
}

/**
 * Converts rows to the form in which the job library takes many jobs at once. Of several jobs with one key the last one
 * counts, as if they had been added one by one.
 */
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
 * Keeps moving outbox rows, after each wake-up and every second. Wake-ups during a run are merged into one further run.
 * A batch that is not full was the last one: what comes after it wakes the relay again. The polling is for rows that
 * other processes wrote.
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
    } while ((moved === BATCH || again) && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= drain()
      .catch((error: unknown) => log.warn({ error }, 'the relay of the outbox paused'))
      .finally(() => {
        running = undefined;
      });
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
