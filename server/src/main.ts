import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { ConfigProblem, readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { systemClock } from './platform/clock.ts';
import { jobContext } from './platform/context.ts';
import { migrate } from './platform/database/migrate.ts';
import { armFaultPoint } from './platform/fault-points.ts';
import { openLog } from './platform/log.ts';
import { openProduct } from './product.ts';
import type { Product } from './product.ts';
import { reachDatabase } from './reach-database.ts';
import { openSandbox } from './open-sandbox.ts';
import { keepSecret } from './keep-secret.ts';
import { pages } from './pages.ts';
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

  const front = createServer();
  const port = await listen(front, config);
  const secret = config.appSecret ?? await keepSecret(dataDir);
  const sandbox = config.sandbox && config.SANDBOX_URL === undefined ? openSandbox({ dataDir, port, secret, clock: systemClock, publicUrl: config.PUBLIC_URL ?? null }) : undefined;
  const sandboxUrl = config.sandbox ? config.SANDBOX_URL ?? `http://127.0.0.1:${port}` : null;
  const product = await openProduct({ config, clock: systemClock, log, database: database.app, secret, sandboxUrl }, pages(config));
  await Promise.all([product.app.ready(), sandbox?.ready()]);
  front.on('request', (request, response) => {
    if (sandbox !== undefined && request.url?.startsWith('/sandbox') === true) sandbox.routing(request, response);
    else product.app.routing(request, response);
  });
  if (config.seedDemo && await seedDemo(jobContext(product.services, 'demo'))) say('Added the demo data.');

  welcome({ config, port, dataDir, milliseconds: performance.now() - began, sandbox: sandboxUrl !== null });
  stopOnSignal(front, product, async () => {
    await sandbox?.close();
    await database.stop();
  });
}

function listen(front: Server, config: Config): Promise<number> {
  front.headersTimeout = 10_000;
  front.requestTimeout = 30_000;
  return new Promise((done, fail) => {
    front.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? new ConfigProblem(`PORT: ${config.PORT} is taken by another program; set another one, for example PORT=3001`) : error);
    });
    front.listen(config.PORT, config.HOST, () => {
      const address = front.address();
      done(typeof address === 'object' && address !== null ? address.port : config.PORT);
    });
  });
}

function stopOnSignal(front: Server, product: Product, release: () => Promise<void>): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN + 5_000).unref();
    const closed = new Promise((done) => { front.close(done); });
    setTimeout(() => front.closeAllConnections(), DRAIN).unref();
    front.closeIdleConnections();
    await product.stop();
    front.closeIdleConnections();
    await closed;
    await release();
    process.exit(0);
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

main().catch((error: unknown) => {
  if (error instanceof ConfigProblem) console.error(`The configuration cannot work:\n${error.message}`);
  else console.error(error);
  process.exit(1);
});
