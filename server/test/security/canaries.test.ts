import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseFolders } from '../../src/platform/database/cluster/folders.ts';
import { runAs } from '../../src/platform/database/cluster/run-as.ts';
import { newDataFolder } from '../faults/embedded.ts';
import type { DataFolder } from '../faults/embedded.ts';
import { launchProduct, startSandbox, untilReady } from '../faults/processes.ts';
import type { Running } from '../faults/processes.ts';
import { writeRecords } from './canary-records.ts';
import { CANARIES, book, expectStatus, freeSlot, signIn } from './canary-steps.ts';
import type { Walk } from './canary-steps.ts';
import { sendRefusedRequests, switchOnSecondFactor, walkThrough } from './canary-walk.ts';
import { dumpTables } from './dump-tables.ts';
import type { StoredRow } from './dump-tables.ts';
import { asOwner, copyShortLivedRows } from './kept-rows.ts';
import { WireBrowser } from './wire-browser.ts';
import { freePort } from '../../../scripts/free-port.ts';

let folder: DataFolder;
let sandbox: Running;
let product: Running;
let owner: ClientConfig;
let printed = '';
let databaseLog: string;
let dump: StoredRow[];
let walk: Walk;

/** Runs the whole product as a process of its own with the most detailed log, through normal use and through errors. */
beforeAll(async () => {
  folder = newDataFolder();
  const port = await freePort();
  sandbox = await startSandbox(port);
  product = launchProduct({
    port,
    sandboxUrl: sandbox.url,
    dataDir: folder.dataDir,
    environment: { LOG_LEVEL: 'debug', STAFF_ALERT_PHONE: '+255754000111' },
  });
  for (const stream of [product.child.stdout, product.child.stderr])
    stream!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  await untilReady(product);
  owner = folder.login('owner');
  await copyShortLivedRows(owner);
  walk = {
    browser: new WireBrowser(product.url, CANARIES.agent),
    sandboxUrl: sandbox.url,
    made: { codes: [], tokens: [], links: [], phones: [] },
  };
  await walkThrough(walk);
  walk.made.phones.push(...(await phonesOfDoctors()));
  await writeRecords(walk, owner);
  await switchOnSecondFactor({ ...walk, browser: new WireBrowser(product.url, CANARIES.agent) });
  await sendRefusedRequests(walk);
  await breakThings();
  await leave();
  dump = await dumpTables(owner);
  await product.kill('SIGTERM');
  databaseLog = readFileSync(join(chooseFolders(folder.dataDir, runAs()).data, 'server.log'), 'utf8');
}, 120_000);
afterAll(async () => {
  await Promise.all([product?.kill('SIGKILL'), sandbox?.kill('SIGKILL')]);
  folder?.remove();
});

/** Causes server errors in a handler, a page and a job while they process a person's texts. */
async function breakThings(): Promise<void> {
  const { browser } = walk;
  // The slot is read before the column is renamed, because the page of slots reads the patient's own hold with its
  // reason.
  const slot = await freeSlot(walk, 9);
  await asOwner(owner, async (client) => {
    await client.query('alter table bookings rename column reason_sealed to gone');
    await expectStatus(browser.post('/api/bookings', { ...slot, reason: CANARIES.lostReason }), 500);
    for (const page of ['/appointments', '/']) await expectStatus(browser.get(page), 200, 500);
    await client.query('alter table bookings rename column gone to reason_sealed');
    await client.query(`alter table accounts add constraint planted check (full_name <> '${CANARIES.brokenName}')`);
    const stranger: Walk = { ...walk, browser: new WireBrowser(product.url, CANARIES.agent) };
    await signIn(stranger, { name: CANARIES.brokenName, phone: CANARIES.brokenPhone }, 500);
    await client.query('alter table notices rename to gone');
    await book(walk, { ...(await freeSlot(walk, 12)), reason: CANARIES.reason });
    await untilPrinted(/"msg":"job: /);
    await client.query('alter table gone rename to notices');
  });
  await scenario({ sms: 'refused' });
  await expectStatus(
    browser.post('/api/auth/code', {
      phone: CANARIES.strangerPhone,
      full_name: CANARIES.name,
      country: 'TZ',
      language: 'sw',
    }),
    202,
  );
  await untilPrinted(/a code was refused by the SMS provider/);
}

async function untilPrinted(line: RegExp): Promise<void> {
  for (const end = performance.now() + 10_000; !line.test(printed) && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function scenario(wish: object): Promise<void> {
  const reply = await fetch(`${sandbox.url}/sandbox/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  expect(reply.status, await reply.text()).toBe(200);
}

/** The patient reads the doctor's number only when nobody has called, so it is read where it is kept. */
async function phonesOfDoctors(): Promise<string[]> {
  const text = `select d.phone from doctors d where d.phone is not null and d.id in
    (select b.doctor_id from bookings b join accounts a on a.id = b.patient_id where a.phone = $1)`;
  const { rows } = await asOwner(owner, (client) => client.query<{ phone: string }>(text, [CANARIES.phone]));
  return rows.map(({ phone }) => phone);
}

async function leave(): Promise<void> {
  await expectStatus(walk.browser.send('DELETE', '/api/me', '{"confirm":true}'), 409);
  await expectStatus(walk.browser.post('/api/auth/sign-out'), 200);
}

const digits = (phone: string) => phone.slice(4);
const personal = () => [
  ...[CANARIES.name, CANARIES.secondName, CANARIES.payer, CANARIES.brokenName].flatMap((name) => name.split(' ')),
  ...[
    CANARIES.phone,
    CANARIES.wallet,
    CANARIES.newsPhone,
    CANARIES.brokenPhone,
    CANARIES.strangerPhone,
    ...walk.made.phones,
  ].map(digits),
];
const written = () =>
  [
    CANARIES.reason,
    CANARIES.emergencyReason,
    CANARIES.cancelReason,
    CANARIES.lostReason,
    CANARIES.search,
    CANARIES.agent,
    CANARIES.path,
    CANARIES.body,
    CANARIES.header,
    CANARIES.question,
    CANARIES.chat,
    CANARIES.signal,
    CANARIES.record,
    CANARIES.pharmacy,
  ].flatMap((text) => text.split(' '));
const secret = () => [...walk.made.tokens, ...walk.made.links];
/** Finds codes that stand alone, because six digits in a row also occur inside longer numbers. */
const hasCode = (text: string) =>
  walk.made.codes.filter((code) => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`).test(text));
const found = (text: string, needles: readonly string[]) => needles.filter((needle) => text.includes(needle));

test('the walk produced secrets to look for', () => {
  expect(walk.made.codes.length).toBeGreaterThanOrEqual(4);
  expect(walk.made.tokens.length).toBeGreaterThanOrEqual(4);
  expect([walk.made.links.length > 0, walk.made.phones.length > 0]).toEqual([true, true]);
});

describe('what the process logs (S-04, I-35)', () => {
  test('reports the errors, with request ids', () => {
    expect(printed.match(/"msg":"a request failed"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(printed).toMatch(/"msg":"job: /);
    expect(printed).toMatch(/a code was refused by the SMS provider/);
  });

  test('contains no name, number, text, code, cookie or secret of a person', () => {
    expect(found(printed, [...personal(), ...written(), ...secret()])).toEqual([]);
    expect(hasCode(printed)).toEqual([]);
  });

  test('the log of the database contains none either', () => {
    expect(databaseLog).toContain('planted');
    expect(found(databaseLog, [...personal(), ...written(), ...secret()])).toEqual([]);
  });
});

describe('what is stored', () => {
  const QUEUES =
    /^(outbox|audit_log|graphile_worker\.|passing_rows|payment_history|payment_cases|ledger_|idempotency_keys|notices|migrations)/;
  /** Rows of code challenges that are not used yet: these have to contain number and name. */
  const UNDER_WAY = '"place": "code_challenges"';

  test('queues, outbox, audit log, stored answers and messages contain no personal data', () => {
    const rows = dump.filter(({ table, text }) => QUEUES.test(table) && !text.includes(UNDER_WAY));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.flatMap(({ table, text }) => found(text, personal()).map((needle) => `${table}: ${needle}`))).toEqual(
      [],
    );
  });

  test('no table contains a readable reason for a visit, or a token that opens a session (E-01, V-01)', () => {
    expect(
      dump.flatMap(({ table, text }) =>
        found(text, [...written(), ...secret()]).map((needle) => `${table}: ${needle}`),
      ),
    ).toEqual([]);
    expect(dump.flatMap(({ table, text }) => hasCode(text).map((code) => `${table}: ${code}`))).toEqual([]);
  });

  test('the reasons are stored, encrypted', async () => {
    const sealed = dump.filter(({ table, text }) => table === 'bookings' && /"reason_sealed": "/.test(text));
    expect(sealed.length).toBeGreaterThanOrEqual(3);
  });
});
