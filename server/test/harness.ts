import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import { turnableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { jobContext } from '../src/platform/context.ts';
import type { Actor, Context, Services } from '../src/platform/context.ts';
import { deriveKeys } from '../src/platform/keys.ts';
import { openLog } from '../src/platform/log.ts';
import { pages } from '../src/pages.ts';
import { openProduct } from '../src/product.ts';
import { settle } from './settle.ts';
import type { TestCluster } from './start-test-cluster.ts';
import { Visitor } from './visitor.ts';
import type { Person } from './visitor.ts';

const SECRET = 'a-secret-of-the-tests-with-more-than-256-bits-in-it';

export interface TestProduct {
  readonly services: Services;
  readonly db: Services['db'];
  readonly clock: ReturnType<typeof turnableClock>;
  readonly app: FastifyInstance;
  /** Where the product listens for real. */
  readonly url: string;
  readonly sandboxUrl: string;
  /** Settings of the owner role of this database, for tests that must break rules. */
  readonly owner: pg.PoolConfig;
  readonly check: pg.PoolConfig;
  ctx(actor?: Actor, overrides?: Partial<Context>): Context;
  /** Runs events and jobs that are due by the turned clock until nothing is left. */
  settle(): Promise<void>;
  /** A browser without a session. */
  visitor(): Visitor;
  /** A browser whose person proved a phone by the code of a real message. */
  patient(person?: Partial<Person>): Promise<Visitor>;
  /** Another process of the product on the same database. */
  another(): Promise<TestProduct>;
  close(): Promise<void>;
}

export interface TestOptions {
  /** The turned clock starts here; the real time when left out. */
  readonly start?: Date;
  readonly environment?: Record<string, string>;
  /** How many times faster than life the outside parties answer. */
  readonly sandboxSpeed?: number;
  /** Serves the built web too. */
  readonly pages?: boolean;
  /** Another database server than the run's. */
  readonly cluster?: TestCluster;
}

let phones = 0;

/** The whole product on a database of its own, with the sandbox beside it over real HTTP and a clock that can be turned. */
export async function openTestProduct(options: TestOptions = {}): Promise<TestProduct> {
  const cluster = options.cluster ?? inject('cluster');
  const database = `t_${randomBytes(6).toString('hex')}`;
  await asAdmin(cluster, `create database ${database} template ${cluster.template} owner ${cluster.ownerUrl.user}`);
  const product = await openOn(database, options);
  return {
    ...product,
    async close() {
      await product.close();
      await asAdmin(cluster, `drop database ${database} with (force)`);
    },
  };
}

async function openOn(database: string, options: TestOptions): Promise<TestProduct> {
  const cluster = options.cluster ?? inject('cluster');
  const clock = turnableClock(options.start ?? new Date());
  const config = readConfig({
    NODE_ENV: 'test', LOG_LEVEL: 'silent', APP_SECRET: SECRET, RATE_LIMITS: 'false', WORKER: 'false', SEED_DEMO: 'false', DATABASE_POOL: '10', ...options.environment,
  });
  const keys = deriveKeys(SECRET);
  let productUrl = '';
  const sandbox = createSandbox({
    journalFile: null,
    callbackUrl: (party, path) => {
      if (path === 'voice') return `${productUrl}/api/calls/voice/${keys.sign('callback', `${party}-voice`)}`;
      return path === 'payment' ? `${productUrl}/api/payments/${party}/callback/${keys.sign('callback', party)}` : `${productUrl}/api/none`;
    },
    now: () => clock.now(),
    speed: options.sandboxSpeed ?? 100,
  });
  const sandboxUrl = await listen(sandbox);
  const parts = { config, clock, log: openLog('silent'), database: { ...cluster.appUrl, database }, secret: SECRET, sandboxUrl };
  const product = await openProduct(parts, options.pages === true ? pages(config) : undefined);
  productUrl = await listen(product.app);
  const { services, app } = product;
  const self: TestProduct = {
    services,
    db: services.db,
    clock,
    app,
    url: productUrl,
    sandboxUrl,
    owner: { ...cluster.ownerUrl, database },
    check: { ...cluster.checkUrl, database },
    ctx: (actor = { kind: 'job', name: 'test' }, overrides = {}) => ({ ...jobContext(services, 'test'), actor, requestId: randomUUID(), ...overrides }),
    settle: () => settle(services),
    visitor: () => new Visitor(app),
    async patient(person = {}) {
      phones += 1;
      const visitor = new Visitor(app);
      await visitor.signIn({ phone: `+25575${String(4_000_000 + phones * 10_007)}`, full_name: 'Asha Juma', country: 'TZ', language: 'sw', ...person }, sandboxUrl, () => settle(services));
      return visitor;
    },
    another: () => openOn(database, options),
    async close() {
      await product.stop();
      await sandbox.close();
    },
  };
  return self;
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
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
