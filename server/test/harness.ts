import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import { adjustableClock, readOnce, ticking } from '../src/platform/clock.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { jobContext, rowAccessOf } from '../src/platform/context.ts';
import type { Actor, Context, Services } from '../src/platform/context.ts';
import { deriveKeys } from '../src/platform/keys.ts';
import { openLog } from '../src/platform/log.ts';
import { callbackAddress } from '../src/callback-address.ts';
import { pages } from '../src/pages.ts';
import { openProduct } from '../src/product.ts';
import { checkAnswers } from './check-answers.ts';
import { clusterOfRun } from './cluster-of-run.ts';
import { settle } from './settle.ts';
import { LONG_DATABASE_WAITS } from './slow-machines.ts';
import { TEST_START } from './test-start.ts';
import type { TestCluster } from './start-test-cluster.ts';
import { Visitor } from './visitor.ts';
import type { Person } from './visitor.ts';

const SECRET = 'a-secret-of-the-tests-with-more-than-256-bits-in-it';

export interface TestProduct {
  readonly services: Services;
  readonly db: Services['db'];
  readonly clock: ReturnType<typeof adjustableClock>;
  readonly app: FastifyInstance;
  /** The address of the real port on which the product listens. */
  readonly url: string;
  readonly sandboxUrl: string;
  /** Login of the role that owns this database, for tests that have to break constraints. */
  readonly owner: pg.PoolConfig;
  readonly check: pg.PoolConfig;
  ctx(actor?: Actor, overrides?: Partial<Omit<Context, 'clock'>> & { readonly clock?: Clock }): Context;
  /** Runs events and jobs that are due by the test's clock until none is left. */
  settle(): Promise<void>;
  /** Returns a browser without a session. */
  visitor(): Visitor;
  /** Returns a browser that is signed in as a patient by a code from the SMS sandbox. */
  patient(person?: Partial<Person>): Promise<Visitor>;
  /** Starts another process of the product on the same database. */
  another(): Promise<TestProduct>;
  /** Stops the product. Throws when an answer under `/api` differed from the OpenAPI description. */
  close(): Promise<void>;
}

export interface TestOptions {
  /** The time at which the test's clock starts; by default `TEST_START`. */
  readonly start?: Date;
  readonly environment?: Record<string, string>;
  /** By which factor the sandbox's outside parties answer faster than in reality. */
  readonly sandboxSpeed?: number;
  /**
   * The product's clock stands still between two steps of the test, for tests that compare milliseconds. Otherwise it
   * goes on by a millisecond with each reading, also the test's own, as a machine's does: what reads it twice gets two
   * times, and a test that compares them fails each time and not once in a hundred.
   */
  readonly still?: boolean;
  /** The port to listen on, named in links and passkeys; by default any free one, which they do not name. */
  readonly port?: number;
  /** Also serves the built web pages. */
  readonly pages?: boolean;
  /** The database server to use in place of the one that the test run shares. */
  readonly cluster?: TestCluster;
}

let phones = 0;

/**
 * Opens the whole product on a database of its own, with a sandbox over real HTTP and a clock that the test controls.
 */
export async function openTestProduct(options: TestOptions = {}): Promise<TestProduct> {
  const cluster = options.cluster ?? clusterOfRun();
  const database = `t_${randomBytes(6).toString('hex')}`;
  await asAdmin(cluster, `create database ${database} template ${cluster.template} owner ${cluster.ownerUrl.user}`);
  const product = await openOn(database, options);
  return {
    ...product,
    async close() {
      try {
        await product.close();
      } finally {
        await asAdmin(cluster, `drop database ${database} with (force)`);
        await rm(join(tmpdir(), `tabibu-files-${database}`), { recursive: true, force: true });
      }
    },
  };
}

async function openOn(database: string, options: TestOptions): Promise<TestProduct> {
  const cluster = options.cluster ?? clusterOfRun();
  const clock = adjustableClock(options.start ?? TEST_START);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    APP_SECRET: SECRET,
    RATE_LIMITS: 'false',
    WORKER: 'false',
    SEED_DEMO: 'false',
    DATABASE_POOL: '10',
    ...(options.port !== undefined && { PORT: String(options.port) }),
    FILES_DIR: join(tmpdir(), `tabibu-files-${database}`),
    ...options.environment,
  });
  const keys = deriveKeys(SECRET);
  let productUrl = '';
  const sandbox = createSandbox({
    journalFile: null,
    callbackUrl: (party, kind) => callbackAddress(keys, productUrl, { party, kind }),
    now: () => clock.now(),
    speed: options.sandboxSpeed ?? 100,
  });
  const sandboxUrl = await listen(sandbox);
  const read = options.still === true ? clock : ticking(clock);
  const parts = {
    config,
    clock: read,
    log: openLog('silent'),
    database: { ...cluster.appUrl, ...LONG_DATABASE_WAITS, database },
    checkDatabase: { ...cluster.checkUrl, database },
    secret: SECRET,
    sandboxUrl,
  };
  let answers: ReturnType<typeof checkAnswers> | undefined;
  const product = await openProduct(parts, async (built, gate) => {
    answers = checkAnswers(built);
    if (options.pages === true) await pages(config)(built, gate);
  });
  productUrl = await listen(product.app, options.port);
  const { services, app } = product;
  const self: TestProduct = {
    services,
    db: services.db,
    clock: { ...clock, now: () => read.now() },
    app,
    url: productUrl,
    sandboxUrl,
    owner: { ...cluster.ownerUrl, database },
    check: parts.checkDatabase,
    ctx: (actor = { kind: 'job', name: 'test' }, { clock: ownClock = services.clock, ...overrides } = {}) => ({
      ...jobContext(services, 'test'),
      clock: readOnce(ownClock),
      db: services.db.actingFor(rowAccessOf(actor)),
      actor,
      requestId: randomUUID(),
      ...overrides,
    }),
    settle: () => settle(services),
    visitor: () => new Visitor(app),
    async patient(person = {}) {
      phones += 1;
      const visitor = new Visitor(app);
      await visitor.signIn(
        {
          // Seven digits however many patients the files of a worker have had; 10,007 is prime, so none comes twice.
          phone: `+25575${String(4_000_000 + ((phones * 10_007) % 6_000_000))}`,
          full_name: 'Asha Juma',
          country: 'TZ',
          language: 'sw',
          ...person,
        },
        sandboxUrl,
        () => settle(services),
      );
      return visitor;
    },
    another: () => openOn(database, options),
    async close() {
      await product.stop();
      await sandbox.close();
      answers?.assertTrue();
    },
  };
  return self;
}

async function listen(app: FastifyInstance, port = 0): Promise<string> {
  await app.listen({ host: '127.0.0.1', port });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function asAdmin(cluster: TestCluster, sql: string): Promise<void> {
  const client = new pg.Client(cluster.adminUrl);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
