import { Logger, runTaskListOnce } from 'graphile-worker';
import type { RunOnceOptions, TaskList } from 'graphile-worker';
import { eventHandlers } from '../src/event-handlers/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import type { Services } from '../src/platform/context.ts';
import { statement } from '../src/platform/database/statement.ts';
import { moveOutbox } from '../src/platform/jobs/relay.ts';
import { tasksOf } from '../src/platform/jobs/worker.ts';

/**
 * Makes the jobs due whose time has come by the test's clock, and counts them and the rows of the outbox, including
 * those that the product's own relay is moving at this moment.
 */
const look = statement<{ now: Date }, { rows: number; due: number }>(
  'test.make-jobs-due',
  `with due as (
    update graphile_worker._private_jobs set run_at = now()
    where run_at <= greatest($now, now()) and attempts < max_attempts and locked_at is null returning id
  )
  select (select count(*) from outbox) as rows, (select count(*) from due) as due`,
);

/** Of moving events and running jobs. */
const ROUNDS = 400;
const quiet = new Logger(() => () => undefined);

interface Runner {
  readonly tasks: TaskList;
  /** One object for each product: for a new one the library asks the database again for the number of each task. */
  readonly options: RunOnceOptions;
}

const runners = new WeakMap<Services, Runner>();

function runnerOf(services: Services): Runner {
  const kept = runners.get(services) ?? {
    tasks: tasksOf(services, jobHandlers, eventHandlers),
    options: { logger: quiet },
  };
  runners.set(services, kept);
  return kept;
}

const running = new WeakMap<Services, Promise<void>>();

/**
 * Runs events and jobs until neither the outbox nor the queue has anything due. Calls for one process run one after the
 * other: a job that another call is running is not due any more, and not done yet. Throws after 400 rounds.
 */
export function settle(services: Services): Promise<void> {
  const next = (running.get(services) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => runWhatIsDue(services, runnerOf(services)));
  running.set(services, next);
  return next;
}

/**
 * Makes the jobs due whose time has come by the test's clock, and returns how many are due, and how many events and
 * jobs still wait in the outbox. Throws when the database's own clock has overtaken the test's: a job that repeats
 * itself would then be due again and again.
 */
async function makeJobsDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<{ rows: number; due: number }> {
  const now = clock.now();
  if (now.getTime() < Date.now())
    throw new Error(`a test must start in the future, and its clock shows ${now.toISOString()}`);
  return db.one(look, { now });
}

/** Runs events and jobs with these handlers until none is due by the test's clock. Throws after 400 rounds. */
export async function runWhatIsDue(
  services: Pick<Services, 'db' | 'clock'>,
  { tasks, options }: Runner,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows, due } = await makeJobsDue(services);
    if (rows === 0 && due === 0) return;
    if (rows > 0) {
      // The product's own relay has these rows in hand.
      if ((await moveOutbox(services.db)) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const client = await services.db.connect();
    try {
      await runTaskListOnce(options, tasks, client);
    } finally {
      client.release();
    }
  }
  throw new Error('jobs never came to rest');
}
