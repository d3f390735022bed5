import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareReading } from '@tabibu/contract/triage/prepare-reading';
import { ConfigProblem, readConfig } from './platform/config.ts';
import { systemClock } from './platform/clock.ts';
import { jobContext } from './platform/context.ts';
import { migrate } from './platform/database/migrate.ts';
import { armFaultPoint } from './platform/fault-points.ts';
import { openLog } from './platform/log.ts';
import { releaseMemory } from './platform/release-memory.ts';
import { openHttpListener } from './http-listener.ts';
import type { HttpListener } from './http-listener.ts';
import { openProduct } from './product.ts';
import type { Product } from './product.ts';
import { connectDatabase } from './connect-database.ts';
import { openSandbox } from './open-sandbox.ts';
import { loadOrCreateSecret } from './load-secret.ts';
import { pages } from './pages.ts';
import { demoDoctorPhone, seedDemoAppointments } from './demo/demo-appointments.ts';
import { seedDemoDoctorAccounts } from './demo/demo-doctor-accounts.ts';
import { seedDemoSubscriptions } from './demo/demo-subscriptions.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { startMessage } from './start-message.ts';

const DRAIN = 20_000;

/**
 * Starts the product: database, migrations, HTTP port, sandbox, services with their jobs, demo data. The port answers
 * 503 until everything is ready.
 */
async function main(): Promise<void> {
  const began = performance.now();
  const config = readConfig();
  armFaultPoint(config.FAULT_POINT);
  const log = openLog(config.LOG_LEVEL);
  const dataDir = resolve(config.DATA_DIR);
  const say = (text: string) => {
    console.log(text);
  };

  say(config.DATABASE_URL === undefined ? 'Starting the database …' : 'Connecting to the database …');
  const database = await connectDatabase(config, dataDir, log);
  const fresh = await migrate(database.owner);
  if (fresh.length > 0) say(`Prepared the tables (${fresh.length} steps).`);

  const listener = await openHttpListener(config);
  const { port } = listener;
  const secret = config.appSecret ?? (await loadOrCreateSecret(dataDir));
  const sandbox =
    config.sandbox && config.SANDBOX_URL === undefined
      ? openSandbox({
          dataDir,
          port,
          secret,
          clock: systemClock,
          production: config.production,
        })
      : undefined;
  const sandboxUrl = config.sandbox ? (config.SANDBOX_URL ?? `http://127.0.0.1:${port}`) : null;
  const product = await openProduct(
    { config, clock: systemClock, log, database: database.app, checkDatabase: database.check, secret, sandboxUrl },
    pages(config),
  );
  await Promise.all([product.app.ready(), sandbox?.ready()]);
  if (config.seedDemo && (await seed(product))) say('Added the demo data.');
  // Elsewhere the first question to the assistant waits for it, and every start is a second faster.
  if (config.production) prepareReading();
  releaseMemory();
  listener.open(
    (request, response) => {
      if (sandbox !== undefined && request.url?.startsWith('/sandbox') === true) sandbox.routing(request, response);
      else product.app.routing(request, response);
    },
    (request, socket, head) => product.app.server.emit('upgrade', request, socket, head),
  );
  stopOnSignal(listener, product, config.DRAIN_NOTICE, async () => {
    await sandbox?.close();
    await database.stop();
  });
  startMessage({
    config,
    port,
    dataDir,
    milliseconds: performance.now() - began,
    sandbox: sandboxUrl !== null,
    doctorPhone: config.seedDemo ? demoDoctorPhone() : null,
  });
}

/**
 * Adds the demo data: doctors first, then their accounts, then the demo patient's appointments and care plan.
 * Returns whether anything was added.
 */
async function seed({ services }: Product): Promise<boolean> {
  const ctx = jobContext(services, 'demo');
  const doctors = await seedDemo(ctx);
  const accounts = await seedDemoDoctorAccounts(ctx);
  const appointments = await seedDemoAppointments(ctx);
  const subscriptions = await seedDemoSubscriptions(ctx);
  return doctors || accounts || appointments || subscriptions;
}

/**
 * Stops the process cleanly on SIGINT and SIGTERM. Reports "not ready"; after SIGTERM it still takes requests
 * for `notice` milliseconds, so that a load balancer can switch to another process. Then it accepts no new connection,
 * lets requests and jobs end, and exits with 0. A second signal exits at once with 1.
 */
function stopOnSignal(listener: HttpListener, product: Product, notice: number, release: () => Promise<void>): void {
  let stopping = false;
  async function stop(wait: number): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), notice + DRAIN + 5_000).unref();
    product.drain();
    await pause(wait);
    const closed = listener.close(DRAIN);
    await product.endStreams();
    await closed;
    await product.stop();
    await release();
    process.exit(0);
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(notice));
}

main().catch((error: unknown) => {
  if (error instanceof ConfigProblem) console.error(`The configuration cannot work:\n${error.message}`);
  else console.error(error);
  process.exit(1);
});
