import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { receivedBy, ringsClosed } from '../../../test/push-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { jobs, sendNotice } from './index.ts';
import { orderChannels } from './message-order.ts';
import type { Template } from './rules.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** WhatsApp is offered and was not chosen; the account has no proven email address. */
const USUAL = { by_whatsapp: false, whatsapp_offered: true, by_email: false, email_offered: false };
const when = { at: '2038-02-20T10:00:00Z', zone: 'Africa/Dar_es_Salaam' };

async function tell({ accountId }: Visitor, template: Template, key: string): Promise<void> {
  await sendNotice(product.ctx(), { to: { accountId }, template, values: { doctor: 'Dkt. Neema', when }, key });
  await product.settle();
}

async function turnTo(time: string): Promise<void> {
  product.clock.set(new Date(time));
  await product.settle();
}

const reminders = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) => /reminder|kumbusho/.test(text)).length;

test('a reminder of the night waits for seven on the clock of its reader; one that cannot wait comes at once', async () => {
  const nairobi = await product.patient({ phone: '+254712555001', country: 'KE' });
  const kigali = await product.patient({ phone: '+250788555001', country: 'RW' });
  await turnTo('2038-02-01T18:30:00Z');
  await tell(nairobi, 'appointment-tomorrow', 'night:ke');
  await tell(kigali, 'appointment-tomorrow', 'night:rw');
  expect([await reminders(nairobi), await reminders(kigali)]).toEqual([0, 1]);
  await tell(nairobi, 'appointment-reminder', 'soon:ke');
  expect(await reminders(nairobi)).toBe(1);
  await turnTo('2038-02-02T03:59:00Z');
  expect(await reminders(nairobi)).toBe(1);
  await turnTo('2038-02-02T04:00:00Z');
  expect(await reminders(nairobi)).toBe(2);
});

test('a reminder that was held up until the night comes in the morning, once', async () => {
  const patient = await product.patient({ phone: '+255754555002' });
  await turnTo('2038-02-03T17:00:00Z');
  // No job runs before the night.
  await sendNotice(product.ctx(), {
    to: { accountId: patient.accountId },
    template: 'appointment-tomorrow',
    values: { doctor: 'Dkt. Neema', when },
    key: 'outage',
  });
  await turnTo('2038-02-03T19:00:00Z');
  expect(await reminders(patient)).toBe(0);
  await turnTo('2038-02-04T04:00:00Z');
  expect(await reminders(patient)).toBe(1);
});

test('a kind that was switched off stays in the list and goes to no phone; what everybody has to know still does', async () => {
  const patient = await product.patient({ phone: '+255754555003', language: 'en' });
  const choices = { switched_off: ['appointments'], shows_words: false };
  expect((await patient.put('/api/notices/choices', choices)).body.data).toEqual({ ...choices, ...USUAL });
  expect((await patient.get('/api/notices/choices')).body.data).toEqual({ ...choices, ...USUAL });
  await turnTo('2038-02-05T08:00:00Z');
  await tell(patient, 'appointment-tomorrow', 'off');
  expect(await reminders(patient)).toBe(0);
  expect((await patient.get('/api/notices')).body.data.notices).toHaveLength(1);
  await tell(patient, 'rescheduled', 'moved');
  expect(await messagesTo(product, patient.phone)).toHaveLength(2);
});

test('the words stand on the lock screen only if the person wants that', async () => {
  const patient = await product.patient({ phone: '+255754555004', language: 'en' });
  const browser = await ringsClosed(product, patient);
  await patient.put('/api/notices/choices', { switched_off: [], shows_words: true });
  await tell(patient, 'appointment-reminder', 'words');
  expect(JSON.parse((await receivedBy(browser))[0]!.text!).body).toMatch(/^Tabibu: reminder\. .*Dkt\. Neema/);
});

test('nobody sees what another person was told, or how that person is reminded', async () => {
  const [one, other] = [await product.patient(), await product.patient()];
  await tell(one, 'appointment-reminder', 'mine');
  await one.put('/api/notices/choices', { switched_off: ['plans'], shows_words: true });
  expect((await other.get('/api/notices')).body.data).toMatchObject({ notices: [], unread: 0 });
  expect((await other.get('/api/notices/choices')).body.data).toEqual({
    switched_off: [],
    shows_words: false,
    ...USUAL,
  });
  await other.post('/api/notices/read-all');
  expect((await one.get('/api/notices')).body.data.unread).toBe(1);
});

test('the list comes in pages, newest first, and no entry stands on two of them', async () => {
  const patient = await product.patient();
  for (const key of ['first', 'second', 'third']) {
    product.clock.advance(60_000);
    await tell(patient, 'appointment-reminder', `page:${key}`);
  }
  const page = async (more: string) => (await patient.get(`/api/notices?limit=2${more}`)).body.data;
  const newest = await page('');
  const oldest = await page(`&cursor=${newest.next_cursor}`);
  const times = [...newest.notices, ...oldest.notices].map(({ created_at: at }: { created_at: string }) => at);
  expect(times).toHaveLength(3);
  expect(times).toEqual([...new Set(times)].toSorted().toReversed());
  expect(oldest.next_cursor).toBeNull();
});

test('an entry is deleted after ninety days, and all of them with the account', async () => {
  const patient = await product.patient();
  await tell(patient, 'appointment-reminder', 'old');
  const left = async () =>
    (await product.db.pool.query('select from person_notices where account_id = $1', [patient.accountId])).rowCount;
  await turnTo('2038-05-01T08:00:00Z');
  await jobs['notifications.forget-old'](product.ctx());
  expect(await left()).toBe(1);
  await turnTo('2038-06-01T08:00:00Z');
  await jobs['notifications.forget-old'](product.ctx());
  expect(await left()).toBe(0);
});

test.each([
  ['reminder, browser', 'appointments', [], [true, false], ['push', 'sms']],
  ['reminder, WhatsApp', 'appointments', [], [false, true], ['whatsapp', 'sms']],
  ['reminder, browser and WhatsApp', 'appointments', [], [true, true], ['push', 'whatsapp', 'sms']],
  ['reminder, neither', 'appointments', [], [false, false], ['sms']],
  ['reminder, switched off', 'appointments', ['appointments'], [true, true], []],
  ['another kind switched off', 'plans', ['appointments'], [true, false], ['push', 'sms']],
  ['everybody has to know it', null, ['appointments'], [true, false], ['sms', 'push']],
  ['everybody has to know it, WhatsApp', null, [], [true, true], ['sms', 'whatsapp', 'push']],
] as const)('the order of channels: %s', (_, kind, switchedOff, [hasBrowser, hasWhatsApp], order) => {
  expect(orderChannels({ kind, waits: false }, { switchedOff, hasBrowser, hasWhatsApp })).toEqual(order);
});
