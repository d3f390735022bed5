import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../src/connect-database.ts';
import { openLog } from '../../src/platform/log.ts';
import { aDoctor, anAppointment, at, brokenInvariants } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { lacks } from '../needs.ts';
import { secondPostgres, startSecondPostgres } from '../second-postgres.ts';
import type { SecondServer } from '../second-postgres.ts';
import { prepareTemplate } from '../start-test-cluster.ts';
import { launchProduct, startSandbox, untilReady } from './processes.ts';
import { freePort } from '../../../scripts/free-port.ts';

/** Returns the `DATABASE_URL` of a login on the server's socket. */
const addressOf = ({ host, port }: { host: string; port: number }, login: string, database: string) =>
  `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;

describe.skipIf(lacks('second-postgres'))('on the oldest supported PostgreSQL', () => {
  let server: SecondServer;
  let product: TestProduct;

  async function asAdmin(...statements: string[]): Promise<pg.QueryResult> {
    const client = new pg.Client(server.cluster.adminUrl);
    await client.connect();
    let last: pg.QueryResult | undefined;
    try {
      for (const text of statements) last = await client.query(text);
    } finally {
      await client.end();
    }
    return last!;
  }

  beforeAll(async () => {
    server = await startSecondPostgres(secondPostgres!);
    product = await openTestProduct({ cluster: await prepareTemplate(server.cluster) });
  });
  afterAll(() => server.close());

  test('a patient registers, holds, pays and cancels an appointment, and the stored rows agree', async () => {
    expect(Number((await asAdmin('show server_version_num')).rows[0].server_version_num)).toBeLessThan(170_000);
    const doctor = await aDoctor(product);
    const patient = await product.patient();
    const id = await anAppointment(product, patient, doctor, at(product, 2, '10:00'));
    expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
      state: 'scheduled',
      payment_status: 'paid',
    });
    expect(await patient.post(`/api/appointments/${id}/cancel`, { reason: 'Nimesafiri' })).toMatchObject({
      status: 200,
      body: { data: { state: 'cancelled', payment_status: 'refund_due' } },
    });
    expect((await patient.get('/api/doctors?q=Neema')).text).toContain(doctor);
    await product.settle();
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('the product starts on an empty database with a login that is not a superuser', async () => {
    await asAdmin(
      "create role starter login createrole password 'starter'",
      'create database starts owner starter',
      'drop owned by tabibu_check',
      'grant tabibu_app, tabibu_check to starter',
    );
    const port = await freePort();
    const sandbox = await startSandbox(port);
    const running = launchProduct({
      port,
      sandboxUrl: sandbox.url,
      databaseUrl: addressOf(server.cluster.adminUrl, 'starter:starter', 'starts'),
      environment: { SEED_DEMO: 'false' },
    });
    try {
      await untilReady(running);
    } finally {
      await running.kill('SIGTERM');
      await sandbox.kill('SIGKILL');
    }
  });

  test('a read-only standby is refused with a sentence', async () => {
    // The server cannot stop while the product's connections are open.
    await product.close();
    const { adminUrl } = await server.becomeStandby();
    const address = addressOf(adminUrl, `${adminUrl.user}:${adminUrl.password}`, 'postgres');
    await expect(
      connectDatabase({ DATABASE_URL: address, DATABASE_APP_URL: undefined }, '/tmp', openLog('silent')),
    ).rejects.toThrow('DATABASE_URL: this server is a read-only standby; name the primary server');
  });
});
