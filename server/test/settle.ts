import { Logger, runTaskListOnce } from 'graphile-worker';
import { eventHandlers } from '../src/event-handlers/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import type { Services } from '../src/platform/context.ts';
import { statement } from '../src/platform/database/statement.ts';
import { moveOutbox } from '../src/platform/jobs/relay.ts';
import { tasksOf } from '../src/platform/jobs/worker.ts';

/** Jobs whose time has come by the turned clock become due by the database's clock; those without a time are due by that one. */
const makeDue = statement<{ id: number }>(
  'test.make-jobs-due',
  'update graphile_worker._private_jobs set run_at = now() where run_at <= greatest($1, now()) and attempts < max_attempts and locked_at is null returning id',
);

/** Rows that the product's own relay is moving right now are still counted. */
const left = statement<{ rows: number }>('test.outbox-left', 'select count(*) as rows from outbox');

const ROUNDS = 200;
const quiet = new Logger(() => () => undefined);

/** Runs events and jobs until neither the outbox nor the queue has anything due. */
export async function settle(services: Services): Promise<void> {
  const tasks = tasksOf(services, jobHandlers, eventHandlers);
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = await moveOutbox(services.db);
    const { rows } = await services.db.one(left);
    const due = await services.db.many(makeDue, [services.clock.now()]);
    if (moved === 0 && rows === 0 && due.length === 0) return;
    if (rows > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const client = await services.db.connect();
    try {
      await runTaskListOnce({ logger: quiet }, tasks, client);
    } finally {
      client.release();
    }
  }
  throw new Error('jobs never came to rest');
}
