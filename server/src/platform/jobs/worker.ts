import { EventEmitter } from 'node:events';
import { Logger, run } from 'graphile-worker';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import type { EventName, EventPayloads } from '../../events.ts';
import type { JobName, JobPayloads } from '../../job-names.ts';
import { jobContext } from '../context.ts';
import type { Context, Services } from '../context.ts';
import { passFaultPoint } from '../fault-points.ts';
import { takeLease } from './lease.ts';

/** Job name → what runs it. A handler may run more than once, so each is written to be repeatable. */
export type JobHandlers = { readonly [Name in JobName]: (ctx: Context, payload: JobPayloads[Name]) => Promise<unknown> };
export type EventHandlers = { readonly [Name in EventName]: readonly ((ctx: Context, payload: EventPayloads[Name]) => Promise<unknown>)[] };

/** Recurring jobs in crontab notation. */
export type Crontab = string;

export interface Worker { stop(): Promise<void> }

/** The tasks that run jobs and events, each with a context of its own. */
export function tasksOf(services: Services, jobs: JobHandlers, events: EventHandlers): TaskList {
  const taskList: TaskList = {};
  for (const [name, handler] of Object.entries(jobs) as [JobName, (ctx: Context, payload: unknown) => Promise<unknown>][]) {
    taskList[name] = async (payload) => {
      await handler(jobContext(services, name), payload);
      passFaultPoint('after-job-effect-before-ack');
    };
    // The crontab notation has no dots in names.
    taskList[name.replace('.', '/')] = taskList[name]!;
  }
  for (const [name, handlers] of Object.entries(events) as [EventName, ((ctx: Context, payload: unknown) => Promise<unknown>)[]][]) {
    taskList[`event:${name}`] = async (payload) => {
      for (const handler of handlers) await handler(jobContext(services, name), payload);
      passFaultPoint('after-job-effect-before-ack');
    };
  }
  return taskList;
}

const AGAIN = 500;

/**
 * Takes jobs until it is stopped. A shift that ended by itself, because the database went away, is followed by a new one.
 * Stopping finishes the running jobs and releases the rest.
 */
export async function startWorker(services: Services, jobs: JobHandlers, events: EventHandlers, crontab: Crontab): Promise<Worker> {
  const tasks = tasksOf(services, jobs, events);
  let stopping = false;
  let shift = await beginShift(services, tasks, crontab);

  async function goOn(): Promise<void> {
    while (!stopping) {
      await shift.ended;
      if (stopping) return;
      // It may still wait for a database that is away; what it was doing is done again by whoever comes next.
      void shift.stop();
      shift = await nextShift();
      if (stopping) await shift.stop();
    }
  }

  async function nextShift(): Promise<Shift> {
    for (;;) {
      try {
        return await beginShift(services, tasks, crontab);
      } catch (error) {
        if (stopping) return shift;
        services.log.warn({ error }, 'jobs are paused');
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  void goOn();
  return {
    async stop() {
      stopping = true;
      await shift.stop();
    },
  };
}

interface Shift {
  /** Settles when this shift takes no more jobs, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

async function beginShift(services: Services, taskList: TaskList, crontab: Crontab): Promise<Shift> {
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  events.once('pool:create', ({ workerPool }) => { name = workerPool.id; });
  const runner = await run({
    pgPool: services.db.pool,
    taskList,
    crontab,
    events,
    concurrency: 4,
    noHandleSignals: true,
    // Unbatched, the library tells nobody when a finished job cannot be written down, and the process would die of it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger((scope) => (level, message, meta) => {
      if (level === 'error') services.log.error({ job: scope.taskIdentifier, jobId: scope.jobId, error: meta?.['error'] }, `job: ${message.slice(0, 60)}`);
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
