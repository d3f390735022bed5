import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from './app.ts';
import type { AppParts } from './app.ts';
import { eventHandlers } from './event-handlers/index.ts';
import { checkingJob, crontab, jobHandlers } from './job-handlers.ts';
import { openCallSocket } from './modules/calls/index.ts';
import { ensureFees } from './modules/fees/index.ts';
import { jobContext } from './platform/context.ts';
import type { Services } from './platform/context.ts';
import { checkRuntimeRole } from './platform/database/roles.ts';
import { statement } from './platform/database/statement.ts';
import { openLiveChannel } from './platform/jobs/live-channel.ts';
import { startRelay } from './platform/jobs/relay.ts';
import type { Relay } from './platform/jobs/relay.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { JobHandlers } from './platform/jobs/worker.ts';
import { openServices } from './services.ts';
import type { ServiceParts } from './services.ts';

export interface Product {
  readonly services: Services;
  readonly app: FastifyInstance;
  /** Reports "not ready" from now on; requests are still answered. */
  drain(): void;
  /** Ends the streams and sockets of open pages, which would otherwise never end by themselves. */
  endStreams(): Promise<void>;
  /** Lets running jobs end, then closes the database. Call it after the requests in flight have been answered. */
  stop(): Promise<void>;
}

export interface ProductParts extends ServiceParts {
  /** The login that sees every row and writes none, for checking the invariants. */
  readonly checkDatabase: pg.PoolConfig;
}

const alive = statement('platform.alive', 'select 1 as alive');

/**
 * Opens all parts of one process on a migrated database: services, application, outbox relay and, if configured, the
 * job worker.
 */
export async function openProduct(parts: ProductParts, pages?: AppParts['pages']): Promise<Product> {
  let relay: Relay | undefined;
  let draining = false;
  const services = openServices(parts, () => relay?.wake());
  await checkRuntimeRole(services.db);
  await ensureFees(jobContext(services, 'start'));
  const live = openLiveChannel(services.db, services.log);
  const { app, closeSockets } = await buildApp({
    services,
    live,
    calls: openCallSocket(services, live),
    health: { ready: async () => !draining && (await services.db.many(alive)).length === 1 },
    ...(pages === undefined ? {} : { pages }),
  });
  relay = startRelay(services.db, services.log);
  const jobs: JobHandlers = { ...jobHandlers, ...checkingJob(parts.checkDatabase) };
  const worker = parts.config.WORKER ? await startWorker(services, jobs, eventHandlers, crontab) : undefined;
  return {
    services,
    app,
    drain() {
      draining = true;
    },
    async endStreams() {
      closeSockets();
      await live.stop();
    },
    async stop() {
      draining = true;
      closeSockets();
      await live.stop();
      await app.close();
      await worker?.stop();
      await relay?.stop();
      await services.db.close();
    },
  };
}
