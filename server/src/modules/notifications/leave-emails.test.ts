import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProvenReader, mailsTo } from '../../../test/email-makers.ts';
import { formTags } from '../../../test/page-form.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sendNotice } from './index.ts';

const ORIGIN = 'http://localhost';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => product.close());

let occasions = 0;
async function tell({ accountId }: Visitor): Promise<void> {
  occasions += 1;
  const values = { amount: { amount: 600_000, currency: 'TZS' } } as const;
  await sendNotice(product.ctx(), { to: { accountId }, template: 'refund-due', values, key: `leave-${occasions}` });
}

const told = async (email: string) =>
  (await mailsTo(product, email)).filter(({ headers }) => headers.some((line) => line.startsWith('List-')));

/** Returns the path that the newest email of a notice names for switching emails off. */
async function pathOf(patient: Visitor, email: string): Promise<string> {
  await tell(patient);
  await product.settle();
  const line = (await told(email)).at(-1)!.headers.find((one) => one.startsWith('List-Unsubscribe:'))!;
  return line.slice(`List-Unsubscribe: <${ORIGIN}`.length, -1);
}

/** Asks as a mail program does, which has no cookie and comes from no page of ours. */
const ask = (method: 'GET' | 'POST', url: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  product.app.inject({
    method,
    url,
    headers: { host: 'localhost', ...(payload === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
const press = (url: string) => ask('POST', url, 'List-Unsubscribe=One-Click');
const choicesOf = async (patient: Visitor) => (await patient.get('/api/notices/choices')).body.data;
const audited = async ({ accountId }: Visitor) =>
  (
    await product.db.pool.query(
      "select actor, details from audit_log where action = 'notifications.leave-emails' and object_id = $1",
      [accountId],
    )
  ).rows;

test('the email of a notice names an address that switches emails off with one press; the email with a code names none', async () => {
  const { patient, email } = await aProvenReader(product);
  const path = await pathOf(patient, email);
  expect(path).toMatch(/^\/stop-emails\/[\w-]{70,120}$/);
  const mails = await mailsTo(product, email);
  const [code, notice] = mails;
  expect(mails).toHaveLength(2);
  expect(notice!.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(notice!.text).toContain(`Get no more emails of this kind\n${ORIGIN}${path}\n`);
  expect(notice!.html).toContain(`href="${ORIGIN}${path}"`);
  expect(code!.headers.filter((line) => /^list-/i.test(line))).toEqual([]);
  expect(code!.text + code!.html).not.toContain('stop-emails');
  expect(path).not.toContain(patient.accountId);
});

test('one press of a mail program switches emails off at once, without a session; what waits is not sent, the list goes on', async () => {
  const { patient, email } = await aProvenReader(product);
  const path = await pathOf(patient, email);
  await tell(patient);
  const answer = await press(path);
  expect([answer.statusCode, answer.headers['set-cookie'], answer.headers['location']]).toEqual([
    200,
    undefined,
    undefined,
  ]);
  await tell(patient);
  await product.settle();
  expect(await told(email)).toHaveLength(1);
  expect(await choicesOf(patient)).toMatchObject({ by_email: false, email_offered: true });
  expect((await patient.get('/api/notices')).body.data.notices).toHaveLength(3);

  expect((await press(path)).statusCode).toBe(200);
  expect(await audited(patient)).toEqual([{ actor: 'provider:mail-program', details: {} }]);
});

test('what was switched off so is switched on again among the choices', async () => {
  const { patient, email } = await aProvenReader(product);
  const path = await pathOf(patient, email);
  await press(path);
  await patient.put('/api/notices/choices', { switched_off: [], shows_words: false, by_email: true });
  await tell(patient);
  await product.settle();
  expect(await told(email)).toHaveLength(2);
});

test.each([
  ['sw', 'Zima barua pepe hizi', 'Tayari.', 'Ukibadili mawazo'],
  ['en', 'Stop these emails', 'Done.', 'If you change your mind'],
  ['fr', 'Arrêter ces e-mails', 'C’est fait.', 'Si vous changez d’avis'],
] as const)(
  'in %s the page changes nothing when it is opened, asks without script, and says afterwards how to switch emails on',
  async (language, button, done, again) => {
    const { patient, email } = await aProvenReader(product, language);
    const path = await pathOf(patient, email);
    const asked = await ask('GET', path);
    const head = await product.app.inject({ method: 'HEAD', url: path, headers: { host: 'localhost' } });
    expect([asked.statusCode, head.statusCode]).toEqual([200, 200]);
    expect(await choicesOf(patient)).toMatchObject({ by_email: true });
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(asked.body).toContain(`<html lang="${language}">`);
    const [form, ...others] = formTags(asked.body);
    expect([form!.method, form!.action, others]).toEqual(['post', undefined, []]);
    expect(form!.html).toContain(`>${button}</button>`);

    const answer = await ask('POST', path, '');
    expect(answer.body).toContain(done);
    expect(answer.body).toContain(again);
    expect(answer.body).toContain('href="/more/notices"');
    expect(formTags(answer.body)).toEqual([]);
    expect((await ask('GET', path)).body).toContain(done);
    expect(await choicesOf(patient)).toMatchObject({ by_email: false });
  },
);

test.each([
  ['no body', undefined, undefined],
  ['an empty form', '', 'application/x-www-form-urlencoded'],
  [
    'a form in parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    'multipart/form-data; boundary=x',
  ],
  ['broken JSON', '{', 'application/json'],
  ['an unknown type', 'x', 'x/y'],
])('a POST with %s switches off: the address alone is asked for', async (_what, payload, type) => {
  const { patient, email } = await aProvenReader(product);
  expect((await ask('POST', await pathOf(patient, email), payload, type)).statusCode).toBe(200);
  expect(await choicesOf(patient)).toMatchObject({ by_email: false });
});

test('a body that is too large is refused and switches nothing off', async () => {
  const { patient, email } = await aProvenReader(product);
  const answer = await ask('POST', await pathOf(patient, email), 'x'.repeat(5000));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(await choicesOf(patient)).toMatchObject({ by_email: true });
});

test('an address that we did not make, and one that was changed, are answered 404 and name nobody', async () => {
  const { patient, email } = await aProvenReader(product);
  const path = await pathOf(patient, email);
  const changed = path.slice(0, -5) + (path.at(-5) === 'A' ? 'B' : 'A') + path.slice(-4);
  const foreign = product.services.keys.sealCarried('else', Buffer.alloc(32)).toString('base64url');
  for (const url of [
    changed,
    '/stop-emails/x',
    `/stop-emails/${'A'.repeat(90)}`,
    `/stop-emails/${foreign}`,
    '/stop-emails/%00',
  ])
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ask(method, url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('<html lang="sw">');
      expect(answer.body).not.toMatch(/proven\d|example\.org|<form/);
    }
  expect(await choicesOf(patient)).toMatchObject({ by_email: true });
  expect(await audited(patient)).toEqual([]);
});

test('an address of an email address that is no longer the proven one is answered 410, and switches nothing off', async () => {
  const { patient, email } = await aProvenReader(product);
  const old = await pathOf(patient, email);
  const next = `next-${email}`;
  await patient.patch('/api/me', { email: next });
  const over = await ask('GET', old, undefined);
  expect([over.statusCode, over.body.includes(next), over.body.includes(email)]).toEqual([410, false, false]);
  await patient.post('/api/notices/email/code');
  await product.settle();
  const code = /\d{6}/.exec((await mailsTo(product, next)).at(-1)!.text)![0];
  await patient.post('/api/notices/email/verify', { code });
  expect((await press(old)).statusCode).toBe(410);
  expect(await choicesOf(patient)).toMatchObject({ by_email: true });
});

test('no other method, and no longer address, is taken', async () => {
  const { patient, email } = await aProvenReader(product);
  const url = await pathOf(patient, email);
  const put = await product.app.inject({ method: 'PUT', url, headers: { host: 'localhost' } });
  expect([put.statusCode, put.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  expect((await ask('POST', `${url}/more`, '')).statusCode).toBe(404);
  expect((await ask('POST', '/stop-emails/', '')).statusCode).toBe(404);
  expect((await ask('GET', `/stop-emails/${'x'.repeat(300)}`)).statusCode).toBeLessThan(500);
  expect(await choicesOf(patient)).toMatchObject({ by_email: true });
});
