import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'graphile-worker';
import pg from 'pg';
import { createSandbox } from '@tabibu/sandbox/sandbox';
import type { Scenario } from '@tabibu/sandbox/scenario';
import { callbackAddress } from '../src/callback-address.ts';
import type { EventPayloads } from '../src/events/index.ts';
import { adjustableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { jobContext } from '../src/platform/context.ts';
import type { Context, Services } from '../src/platform/context.ts';
import { CHECKS } from '../src/checks.ts';
import { runChecks } from '../src/platform/database/invariants.ts';
import { tasksOf } from '../src/platform/jobs/worker.ts';
import type { EventHandlers } from '../src/platform/jobs/worker.ts';
import { openHeavyWork } from '../src/platform/http/heavy-work.ts';
import { trackRoutes } from '../src/platform/http/known-paths.ts';
import { openLimits } from '../src/platform/http/limits.ts';
import { mountRoutes } from '../src/platform/http/mount.ts';
import { acceptRawBodies } from '../src/platform/http/raw-bodies.ts';
import { createServer } from '../src/platform/http/server.ts';
import { openLog } from '../src/platform/log.ts';
import { SECOND } from '../src/platform/time.ts';
import { openServices } from '../src/services.ts';
import { jobs, openPayment, routes } from '../src/modules/payments/index.ts';
import type { Payment, PaymentInput } from '../src/modules/payments/index.ts';
import { asSystem } from './as-system.ts';
import { clusterOfRun } from './cluster-of-run.ts';
import { runWhatIsDue } from './settle.ts';
import { LONG_DATABASE_WAITS } from './slow-machines.ts';
import { TEST_START } from './test-start.ts';

const SECRET = 'a-secret-of-the-tests-with-more-than-256-bits-in-it';
const HOST = 'localhost';

type Told = { [Name in keyof EventPayloads]: { name: Name; payload: EventPayloads[Name] } }[keyof EventPayloads];

/**
 * Opens the payments module alone on a database of its own, with its routes on a real port, a sandbox on another, and a
 * clock that the test controls.
 */
export async function raisePaymentStage(options: { environment?: Record<string, string> } = {}) {
  const cluster = clusterOfRun();
  const database = `t_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${database} template ${cluster.template} owner ${cluster.ownerUrl.user}`);
  const clock = adjustableClock(TEST_START);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    APP_SECRET: SECRET,
    RATE_LIMITS: 'false',
    WORKER: 'false',
    DATABASE_POOL: '20',
    ...options.environment,
  });
  let url = '';
  const sandbox = createSandbox({
    journalFile: null,
    callbackUrl: (party, kind) => callbackAddress(services.keys, url, { party, kind }),
    now: () => clock.now(),
    speed: 100,
  });
  const sandboxUrl = await listen(sandbox);
  const services: Services = openServices(
    {
      config,
      clock,
      log: openLog('silent'),
      database: { ...cluster.appUrl, ...LONG_DATABASE_WAITS, database },
      secret: SECRET,
      sandboxUrl,
    },
    () => undefined,
  );
  const app = createServer(services);
  acceptRawBodies(app, routes);
  mountRoutes(app, routes, {
    services,
    names: () => ({
      session: 'session',
      challenge: 'challenge',
      reader: 'reader',
      form: 'form',
      device: 'device',
      records: 'records',
      secure: false,
    }),
    limits: openLimits(false),
    isOldBooking: async () => false,
    authenticate: async (token) => ({
      actor: { kind: 'patient', accountId: token, sessionId: token },
      language: 'en',
      country: 'TZ',
      csrf: undefined,
    }),
    ownOrigin: () => `http://${HOST}`,
    runHeavy: openHeavyWork(),
    requireStepUp: async () => undefined,
    paths: trackRoutes(app),
  });
  url = await listen(app);

  const told: Told[] = [];
  const events = new Proxy({}, { ownKeys: () => [] });
  const ctx = (): Context => ({ ...jobContext(services, 'test'), language: 'en' });
  const tasks = tasksOf(services, jobs, events as EventHandlers);
  for (const name of ['payments.settled', 'payments.refused', 'payments.unclear', 'payments.refund-due'] as const) {
    tasks[`event:${name}`] = async (payload) => void told.push({ name, payload } as Told);
  }
  // Who else pays is told in the whole product only.
  tasks['event:payments.asked'] = () => Promise.resolve();
  const runner = { tasks, options: { logger: new Logger(() => () => undefined) } };

  return {
    services,
    clock,
    url,
    sandboxUrl,
    told,
    ctx,
    owner: { ...cluster.ownerUrl, database },
    /** Runs SQL past the product and sees every row of the guarded tables. */
    async rows<Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
      return (await asSystem(services, sql, values)) as Row[];
    },
    /** Runs jobs and events that are due by the test's clock until none is left. */
    settle: () => runWhatIsDue(services, runner),
    open: (input: Partial<PaymentInput> = {}): Promise<Payment> =>
      openPayment(ctx(), {
        purpose: { kind: 'booking', id: randomUUID() },
        payerId: randomUUID(),
        price: { amount: 600_000, currency: 'TZS' },
        priceVersion: 1,
        fullName: 'Asha Juma',
        phone: '+255754000000',
        country: 'TZ',
        description: 'Dr Amina Salum, phone consultation',
        returnPath: '/pay/1',
        ...input,
      }),
    /** Sends the checkout request of the payer's browser. */
    checkout: (
      payment: Pick<Payment, 'reference' | 'payerId'>,
      body: Record<string, unknown> = {},
      more: { as?: string; provider?: string; key?: string } = {},
    ) =>
      call(app, 'POST', `/api/payments/${more.provider ?? 'azampay'}/checkout`, {
        as: more.as ?? payment.payerId,
        key: more.key ?? randomUUID(),
        body: { reference_id: payment.reference, payment_method: 'mpesa', wait: false, ...body },
      }),
    askAgain: ({ reference }: Payment, as: string) =>
      call(app, 'POST', '/api/payments/azampay/ask-again', { as, body: { reference_id: reference } }),
    leavePage: ({ reference }: Payment, as: string) =>
      call(app, 'POST', '/api/payments/any/leave-page', { as, body: { reference_id: reference } }),
    get: (path: string) => call(app, 'GET', path, {}),
    /** Sends a callback as an outside party would. */
    callBack: (party: string, body: string, more: { secret?: string; headers?: Record<string, string> } = {}) => {
      // Gives each callback a millisecond of its own, so that the ids are in order.
      clock.advance(1);
      const address =
        more.secret === undefined
          ? callbackAddress(services.keys, url, { party, kind: 'payment' })
          : `${url}/api/payments/${party}/callback/${more.secret}`;
      return fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...more.headers } });
    },
    async force(scenario: Partial<Scenario>): Promise<void> {
      const reply = await fetch(`${sandboxUrl}/sandbox/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(scenario),
      });
      if (reply.status !== 200) throw new Error(await reply.text());
    },
    async truth(payment: Payment): Promise<{
      payment: { state: string; asked: number } | null;
      callbacks: { sentAt: number | null; result: string | null }[];
    }> {
      return (await fetch(`${sandboxUrl}/sandbox/truth?externalId=${payment.externalId}`)).json() as never;
    },
    async brokenInvariants(): Promise<string[]> {
      const ours = CHECKS.filter(({ sql }) => /payment|ledger/.test(sql));
      const findings = await runChecks({ ...cluster.checkUrl, database }, ours);
      return findings
        .filter((finding) => finding.broken > 0)
        .map((finding) => `${finding.id}: ${finding.examples.join(', ')}`);
    },
    /** Advances the clock in steps and runs what is due after each step. */
    async pass(milliseconds: number, step = 5 * SECOND): Promise<void> {
      for (let left = milliseconds; left > 0; left -= step) {
        clock.advance(Math.min(left, step));
        await this.settle();
      }
    },
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
      await services.db.close();
      await asAdmin(`drop database ${database} with (force)`);
    },
  };
}

export type PaymentStage = Awaited<ReturnType<typeof raisePaymentStage>>;

async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  { as, key, body }: { as?: string; key?: string; body?: unknown },
) {
  const reply = await app.inject({
    method,
    url: path,
    headers: {
      host: HOST,
      ...(as === undefined ? {} : { cookie: `session=${as}` }),
      ...(method === 'GET' ? {} : { origin: `http://${HOST}`, 'x-csrf': '1', 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  return { status: reply.statusCode, text: reply.body, body: JSON.parse(reply.body) };
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client(clusterOfRun().adminUrl);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
