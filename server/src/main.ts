import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigProblem, readConfig } from './platform/config.ts';
import { systemClock } from './platform/clock.ts';
import { jobContext } from './platform/context.ts';
import { migrate } from './platform/database/migrate.ts';
import { armFaultPoint } from './platform/fault-points.ts';
import { openLog } from './platform/log.ts';
import { openFront } from './front.ts';
import type { Front } from './front.ts';
import { openProduct } from './product.ts';
import type { Product } from './product.ts';
import { reachDatabase } from './reach-database.ts';
import { openSandbox } from './open-sandbox.ts';
import { keepSecret } from './keep-secret.ts';
import { pages } from './pages.ts';
import { demoDoctorPhone, seedDemoAppointments } from './demo/demo-appointments.ts';
import { seedDemoDoctorAccounts } from './demo/demo-doctor-accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { welcome } from './welcome.ts';

const DRAIN = 20_000;

/** Starts the product: database, migrations, server, jobs and sandbox, one step after the other, each announced. */
async function main(): Promise<void> {
  const began = performance.now();
  const config = readConfig();
  armFaultPoint(config.FAULT_POINT);
  const log = openLog(config.LOG_LEVEL);
  const dataDir = resolve(config.DATA_DIR);
  const say = (text: string) => { console.log(text); };

  say(config.DATABASE_URL === undefined ? 'Starting the database …' : 'Connecting to the database …');
  const database = await reachDatabase(config, dataDir, log);
  const fresh = await migrate(database.owner);
  if (fresh.length > 0) say(`Prepared the tables (${fresh.length} steps).`);

  const front = await openFront(config);
  const { port } = front;
  const secret = config.appSecret ?? await keepSecret(dataDir);
  const sandbox = config.sandbox && config.SANDBOX_URL === undefined ? openSandbox({ dataDir, port, secret, clock: systemClock, publicUrl: config.PUBLIC_URL ?? null, production: config.production }) : undefined;
  const sandboxUrl = config.sandbox ? config.SANDBOX_URL ?? `http://127.0.0.1:${port}` : null;
  const product = await openProduct({ config, clock: systemClock, log, database: database.app, secret, sandboxUrl }, pages(config));
  await Promise.all([product.app.ready(), sandbox?.ready()]);
  if (config.seedDemo && await seed(product)) say('Added the demo data.');
  front.open((request, response) => {
    if (sandbox !== undefined && request.url?.startsWith('/sandbox') === true) sandbox.routing(request, response);
    else product.app.routing(request, response);
  }, (request, socket, head) => product.app.server.emit('upgrade', request, socket, head));
  stopOnSignal(front, product, config.DRAIN_NOTICE, async () => {
    await sandbox?.close();
    await database.stop();
  });
  welcome({ config, port, dataDir, milliseconds: performance.now() - began, sandbox: sandboxUrl !== null, doctorPhone: config.seedDemo ? demoDoctorPhone() : null });
}

/** Doctors first, then their accounts, then the demo patient's appointments with some of them. */
async function seed({ services }: Product): Promise<boolean> {
  const ctx = jobContext(services, 'demo');
  const doctors = await seedDemo(ctx);
  const accounts = await seedDemoDoctorAccounts(ctx);
  const appointments = await seedDemoAppointments(ctx);
  return doctors || accounts || appointments;
}

/**
 * Ends cleanly: says "not ready"; on SIGTERM keeps taking requests for the notice, so that a balancer looks elsewhere; then takes
 * no new connection, lets requests and jobs in flight end, and leaves with 0. A second signal ends at once.
 */
function stopOnSignal(front: Front, product: Product, notice: number, release: () => Promise<void>): void {
  let stopping = false;
  async function stop(wait: number): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), notice + DRAIN + 5_000).unref();
    product.drain();
    await pause(wait);
    const closed = front.close(DRAIN);
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
