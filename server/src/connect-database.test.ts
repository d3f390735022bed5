import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigProblem } from './platform/config.ts';
import { whyUnusable } from './platform/database/refused-database.ts';
import { openLog } from './platform/log.ts';
import { connectDatabase } from './connect-database.ts';
import { clusterOfRun } from '../test/cluster-of-run.ts';

const { host, port } = clusterOfRun().adminUrl;
const mark = randomBytes(4).toString('hex');
const [plain, closed, still] = [`plain_${mark}`, `closed_${mark}`, `still_${mark}`];
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client(clusterOfRun().adminUrl);
  await admin.connect();
  await admin.query(`create role ${plain} login nocreaterole password 'right'`);
  await admin.query(`create database ${closed} owner ${plain}`);
  await admin.query(`create database ${still} owner ${plain}`);
  await admin.query(`alter database ${still} set default_transaction_read_only = on`);
});
afterAll(async () => {
  for (const name of [closed, still]) await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${plain}`);
  await admin.end();
});

const address = (login: string, database: string) =>
  `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
const reach = (url: string, appUrl?: string) =>
  connectDatabase({ DATABASE_URL: url, DATABASE_APP_URL: appUrl }, '/tmp', openLog('silent'));

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ConfigProblem);
  return (error as ConfigProblem).message;
}

describe('for a database that cannot be used the error is a sentence, not a stack trace, and says', () => {
  test('that the login is wrong', async () => {
    expect(await refusal(reach(address(`${plain}:wrong`, closed)))).toBe(
      'DATABASE_URL: the server refuses this login: user name or password is wrong',
    );
  });

  test('that there is no such database', async () => {
    expect(await refusal(reach(address(`${plain}:right`, `no_${mark}`)))).toMatch(
      /^DATABASE_URL: the server has no database of this name/,
    );
  });

  test('that no program listens there, or that the host is unknown', async () => {
    expect(await refusal(reach('postgres://a:b@127.0.0.1:9/tabibu'))).toMatch(
      /^DATABASE_URL: the host does not answer \(ECONNREFUSED\)/,
    );
    expect(await refusal(reach('postgres://a:b@nowhere.invalid/tabibu'))).toMatch(
      /^DATABASE_URL: the host does not answer \(E/,
    );
  });

  test('that the program there closes the connection', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    expect(await refusal(reach(`postgres://a:b@127.0.0.1:${(server.address() as AddressInfo).port}/x`))).toMatch(
      /^DATABASE_URL: the host does not answer/,
    );
    await new Promise((done) => {
      server.close(done);
    });
  });

  test('that the right to act as the two roles is missing', async () => {
    expect(await refusal(reach(address(`${plain}:right`, closed)))).toMatch(
      /^DATABASE_URL: this login may not create the roles tabibu_app and tabibu_check or act as them/,
    );
  });

  test('that the database takes no writes', async () => {
    expect(await refusal(reach(address(`${plain}:right`, still)))).toMatch(
      /^DATABASE_URL: this database is set to read-only/,
    );
  });

  test('that the login may not create tables', async () => {
    const { user, password } = clusterOfRun().appUrl;
    expect(await refusal(reach(address(`${user}:${password}`, closed)))).toMatch(
      /^DATABASE_URL: this login may not create tables here/,
    );
  });

  test('that it is the second address whose login is refused', async () => {
    const { user, password, database } = clusterOfRun().ownerUrl;
    await admin.query(`grant tabibu_app, tabibu_check to ${user}`);
    expect(
      await refusal(reach(address(`${user}:${password}`, database), address('tabibu_app:wrong', database))),
    ).toMatch(/^DATABASE_APP_URL: the server refuses this login/);
  });

  test('that the password contains characters which an address cannot hold', async () => {
    expect(await refusal(reach('postgres://a:b/c@127.0.0.1:9/x'))).toMatch(/^DATABASE_URL: is not a readable address/);
  });

  test.each([
    [
      { version: 140_012, standby: false, readOnly: false, mayCreate: true },
      'this is PostgreSQL 14; Tabibu needs version 15 or newer',
    ],
    [
      { version: 150_000, standby: true, readOnly: true, mayCreate: true },
      'this server is a read-only standby; name the primary server',
    ],
    [{ version: 150_000, standby: false, readOnly: false, mayCreate: true }, null],
  ])('%o', (facts, sentence) => {
    expect(whyUnusable(facts)).toBe(sentence);
  });
});

test('the whole start prints the sentence and no stack, and ends with 1', () => {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { NODE_ENV: 'test', PORT: '0', DATABASE_URL: 'postgres://a:b@127.0.0.1:9/tabibu' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['The configuration cannot work:', expect.stringMatching(/^DATABASE_URL: the host does not answer/)],
  ]);
});
