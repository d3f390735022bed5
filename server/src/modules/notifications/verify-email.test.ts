import { afterAll, beforeAll, expect, test } from 'vitest';
import { force } from '../../../test/booking-makers.ts';
import { mailsTo } from '../../../test/email-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR } from '../../platform/time.ts';
import { jobs, sendNotice } from './index.ts';
import type { NoticeInput } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

let people = 0;

/** A patient whose account has an email address that nobody has proven. */
async function aReaderOfMail(): Promise<{ patient: Visitor; email: string }> {
  people += 1;
  const email = `asha${people}@example.org`;
  const patient = await product.patient({ language: 'en' });
  expect((await patient.patch('/api/me', { email })).status).toBe(200);
  return { patient, email };
}

/** Asks for a code and returns the one that arrived. */
async function codeOf(patient: Visitor, email: string): Promise<string> {
  expect((await patient.post('/api/notices/email/code')).status).toBe(200);
  await product.settle();
  return /Your code is (\d{6})/.exec((await mailsTo(product, email)).at(-1)!.text)![1]!;
}

async function aProvenReader(): Promise<{ patient: Visitor; email: string }> {
  const { patient, email } = await aReaderOfMail();
  const code = await codeOf(patient, email);
  expect((await patient.post('/api/notices/email/verify', { code })).body.data).toMatchObject({ verified: true });
  return { patient, email };
}

async function tell({ accountId }: Visitor, key: string, more: Partial<NoticeInput> = {}): Promise<void> {
  const values = { amount: { amount: 600_000, currency: 'TZS' } } as const;
  await sendNotice(product.ctx(), { to: { accountId }, template: 'refund-due', values, key, ...more });
  await product.settle();
}

const noticesIn = async (email: string) =>
  (await mailsTo(product, email)).filter(({ subject }) => subject === 'A new message from Tabibu');
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('the address is proven by the code that went there, and messages go there beside the SMS from then on', async () => {
  const { patient, email } = await aReaderOfMail();
  await tell(patient, 'before');
  expect(await noticesIn(email)).toEqual([]);
  const code = await codeOf(patient, email);
  const state = async () => (await patient.get('/api/notices/email')).body.data;
  expect(await state()).toMatchObject({ email, verified: false, offered: true, code_until: expect.any(String) });
  expect((await patient.post('/api/notices/email/verify', { code: wrong(code) })).body.code).toBe('code-wrong');
  expect((await patient.post('/api/notices/email/verify', { code: ` ${code} ` })).body.data).toMatchObject({
    verified: true,
    code_until: null,
  });
  product.clock.advance(60_000);
  await tell(patient, 'after');
  const [mail] = await noticesIn(email);
  expect(mail!.text).toMatch(/^TSh 6,000 will be returned.*\/more\/notices.*switch emails off/s);
  expect(await messagesTo(product, patient.phone)).toHaveLength(3);
  const { ways } = (await patient.get('/api/notices')).body.data.notices[0];
  expect(ways.map(({ by }: { by: string }) => by).toSorted()).toEqual(['email', 'sms']);
  expect(ways).toContainEqual({ by: 'email', state: 'sent' });
});

test('a code has five guesses and an hour, and proves no other account and no other address', async () => {
  const { patient, email } = await aReaderOfMail();
  const other = await aReaderOfMail();
  const code = await codeOf(patient, email);
  const guess = async (who: Visitor, typed: string) =>
    (await who.post('/api/notices/email/verify', { code: typed })).body.code as string | undefined;
  expect(await guess(other.patient, code)).toBe('code-expired');
  for (let count = 0; count < 5; count += 1) expect(await guess(patient, wrong(code))).toBe('code-wrong');
  expect(await guess(patient, code)).toBe('code-spent');

  const second = await codeOf(patient, email);
  await patient.patch('/api/me', { email: `new-${email}` });
  expect(await guess(patient, second)).toBe('code-expired');
  const third = await codeOf(patient, `new-${email}`);
  product.clock.advance(HOUR);
  expect(await guess(patient, third)).toBe('code-expired');
});

test('five codes a day go out for an account, and to an address', async () => {
  const { patient, email } = await aReaderOfMail();
  for (let count = 0; count < 5; count += 1) await codeOf(patient, email);
  expect((await patient.post('/api/notices/email/code')).body).toMatchObject({
    status: 429,
    code: 'email-codes-exhausted',
  });
  const other = await product.patient();
  await other.patch('/api/me', { email: email.toUpperCase() });
  expect((await other.post('/api/notices/email/code')).body.code).toBe('email-codes-exhausted');
  product.clock.advance(DAY + 1);
  expect((await patient.post('/api/notices/email/code')).status).toBe(200);
});

test('another address is not proven, and an account without one is told so', async () => {
  const { patient, email } = await aProvenReader();
  await patient.patch('/api/me', { email: `other-${email}` });
  expect((await patient.get('/api/notices/email')).body.data).toMatchObject({ verified: false });
  await tell(patient, 'moved-away');
  expect([await noticesIn(email), await noticesIn(`other-${email}`)]).toEqual([[], []]);
  await patient.patch('/api/me', { email: '' });
  expect((await patient.post('/api/notices/email/code')).body).toMatchObject({
    status: 422,
    code: 'own-email-missing',
  });
});

test('emails are switched off among the choices, and reminders of a kind that is off go nowhere', async () => {
  const { patient, email } = await aProvenReader();
  const choose = async (choices: object) =>
    (await patient.put('/api/notices/choices', { switched_off: [], shows_words: false, ...choices })).body.data;
  expect(await choose({})).toMatchObject({ by_email: true, email_offered: true });
  expect(await choose({ by_email: false })).toMatchObject({ by_email: false, email_offered: true });
  await tell(patient, 'emails-off');
  expect(await noticesIn(email)).toEqual([]);
  await choose({ by_email: true, switched_off: ['appointments'] });
  const when = { at: '2038-01-15T10:00:00Z', zone: 'Africa/Dar_es_Salaam' };
  const values = { doctor: 'Dkt. Neema', when };
  await tell(patient, 'kind-off', { template: 'appointment-reminder', values });
  expect(await noticesIn(email)).toEqual([]);
  await tell(patient, 'security', { template: 'number-changed', values: { contact: 'https://tabibu.example' } });
  expect(await noticesIn(email)).toEqual([]);
  await tell(patient, 'emails-on');
  expect(await noticesIn(email)).toHaveLength(1);
});

test('what an email of its own tells does not come by a second one', async () => {
  const { patient, email } = await aProvenReader();
  const values = { number: 7, link: 'https://tabibu.example/contact' };
  await tell(patient, 'own-email', { template: 'complaint-answered', values });
  expect(await messagesTo(product, patient.phone)).toHaveLength(2);
  expect(await noticesIn(email)).toEqual([]);
});

test('a mailbox that does not exist is no longer proven, and nothing of it stays with an erased account', async () => {
  const { patient, email } = await aProvenReader();
  await force(product, { mail: 'no-mailbox' });
  await tell(patient, 'bounces');
  await force(product, { mail: 'accepted' });
  expect((await patient.get('/api/notices/email')).body.data).toMatchObject({ email, verified: false });
  await codeOf(patient, email);
  const kept = async (table: string) =>
    (await product.db.pool.query(`select from ${table} where account_id = $1`, [patient.accountId])).rowCount;
  expect(await kept('email_codes')).toBe(2);
  expect(await kept('account_emails')).toBe(0);
  product.clock.advance(2 * DAY);
  await jobs['notifications.forget-old'](product.ctx());
  expect(await kept('email_codes')).toBe(0);
});

test('no address and no code stand in the tables', async () => {
  const { patient, email } = await aProvenReader();
  await patient.post('/api/notices/email/code');
  const { rows } = await product.db.pool.query(
    "select string_agg(a::text, ' ') || (select string_agg(c::text, ' ') from email_codes c) as text from account_emails a",
  );
  expect(rows[0].text).not.toContain(email.slice(0, email.indexOf('@')));
});
