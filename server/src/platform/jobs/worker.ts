import { EventEmitter } from 'node:events';
import { Logger, run } from 'graphile-worker';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import type { EventName, EventPayloads } from '../../events/index.ts';
import type { JobName, JobPayloads } from '../../jobs/index.ts';
import { jobContext } from '../context.ts';
import type { Context, Services } from '../context.ts';
import { passFaultPoint } from '../fault-points.ts';
import { takeLease } from './lease.ts';
import { listeningPool } from './listening-pool.ts';

/** Job name → the function that runs it. A job may run more than once, so each function must be safe to repeat. */
export type JobHandlers = {
  readonly [Name in JobName]: (ctx: Context, payload: JobPayloads[Name]) => Promise<unknown>;
};
export type EventHandlers = {
  readonly [Name in EventName]: readonly ((ctx: Context, payload: EventPayloads[Name]) => Promise<unknown>)[];
};

/** Recurring jobs in crontab notation. */
export type Crontab = string;

export interface Worker {
  stop(): Promise<void>;
}

/** Returns the tasks that run jobs and events, each with its own context. */
export function tasksOf(services: Services, jobs: Partial<JobHandlers>, events: EventHandlers): TaskList {
  const taskList: TaskList = {};
  for (const [name, handler] of Object.entries(jobs) as [
    JobName,
    (ctx: Context, payload: unknown) => Promise<unknown>,
  ][]) {
    taskList[name] = async (payload) => {
      await handler(jobContext(services, name), payload);
      passFaultPoint('after-job-effect-before-ack');
    };
    // The crontab notation does not allow dots in names.
    taskList[name.replace('.', '/')] = taskList[name]!;
  }
  for (const [name, handlers] of Object.entries(events) as [
    EventName,
    ((ctx: Context, payload: unknown) => Promise<unknown>)[],
  ][]) {
    taskList[`event:${name}`] = async (payload) => {
      for (const handler of handlers) await handler(jobContext(services, name), payload);
      passFaultPoint('after-job-effect-before-ack');
    };
  }
  return taskList;
}

const AGAIN = 500;

/**
 * Starts taking jobs until it is stopped. When a run ends by itself because the database was unreachable, a new run
 * begins. Stopping finishes the running jobs and releases the others.
 */
export async function startWorker(
  services: Services,
  jobs: Partial<JobHandlers>,
  events: EventHandlers,
  crontab: Crontab,
): Promise<Worker> {
  const tasks = tasksOf(services, jobs, events);
  let stopping = false;
  let run = await beginRun(services, tasks, crontab);

  async function goOn(): Promise<void> {
    while (!stopping) {
      await run.ended;
      if (stopping) return;
      // Not awaited: the old run may still wait for the unreachable database. Its unfinished jobs will be repeated by
      // the next worker that takes them.
      void run.stop();
      run = await nextRun();
      if (stopping) await run.stop();
    }
  }

  async function nextRun(): Promise<WorkerRun> {
    for (;;) {
      try {
        return await beginRun(services, tasks, crontab);
      } catch (error) {
        if (stopping) return run;
        services.log.warn({ error }, 'jobs are paused');
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  void goOn();
  return {
    async stop() {
      stopping = true;
      await run.stop();
    },
  };
}

interface WorkerRun {
  /** Settles when this run takes no more jobs, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

async function beginRun(services: Services, taskList: TaskList, crontab: Crontab): Promise<WorkerRun> {
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id;
  });
  const runner = await run({
    pgPool: listeningPool(services.db.pool),
    taskList,
    crontab,
    events,
    concurrency: 4,
    noHandleSignals: true,
    // With batches the library reports nothing: a finished job that cannot be recorded would end the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger((scope) => (level, message, meta) => {
      if (level === 'error')
        services.log.error(
          { job: scope.taskIdentifier, jobId: scope.jobId, error: meta?.['error'] },
          `job: ${message.slice(0, 60)}`,
        );
    }),
  });
  const stopRunner = () => runner.stop().catch(() => undefined);
  const lease = await takeLease(services.db, name, services.log).catch((error: unknown) => {
    void stopRunner();
    throw error;
  });
  return {
    ended: Promise.race([lease.lost, runner.promise.catch(() => undefined)]),
    async stop() {
      await stopRunner();
      lease.release();
    },
  };
}
