import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Log } from '../log.ts';

interface OutboxRow { id: number; kind: 'event' | 'job' | 'live'; name: string; payload: unknown; run_at: Date | null; job_key: string | null }

const take = statement<OutboxRow>(
  'platform.outbox-take',
  'delete from outbox where id in (select id from outbox order by id limit 200 for update skip locked) returning id, kind, name, payload, run_at, job_key',
);
const addJob = statement(
  'platform.outbox-add-job',
  'select graphile_worker.add_job(identifier := $1, payload := $2::json, run_at := coalesce($3, now()), job_key := $4, max_attempts := 25)',
);
const tellPages = statement('platform.outbox-live', "select pg_notify('live', $1)");

const POLL = 1_000;

export interface Relay {
  wake(): void;
  stop(): Promise<void>;
}

/** Moves up to 200 outbox rows to the job queue and answers how many; taking a row and adding its job are one transaction. */
export async function moveOutbox(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const rows = await transaction.many(take);
    for (const row of rows.sort((one, other) => one.id - other.id)) {
      if (row.kind === 'live') await transaction.many(tellPages, [JSON.stringify({ to: row.name, event: row.payload })]);
      else await transaction.many(addJob, [row.kind === 'event' ? `event:${row.name}` : row.name, JSON.stringify(row.payload), row.run_at, row.job_key]);
    }
    return rows.length;
  });
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
