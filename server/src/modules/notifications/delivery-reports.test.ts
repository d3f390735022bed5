import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackAddress } from '../../callback-address.ts';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { receivedBy, ringsClosed } from '../../../test/push-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import { sendNotice } from './index.ts';
import type { NoticeInput } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  // The provider reports a second after it took a message, when the product has noted the message's id.
  product = await openTestProduct({ sandboxSpeed: 1 });
});
afterAll(() => product.close());

/** Sends the reminder of an appointment to a person. */
async function remind({ accountId }: Visitor, key: string, more: Partial<NoticeInput> = {}): Promise<void> {
  await sendNotice(product.ctx(), {
    to: { accountId },
    template: 'appointment-reminder',
    values: { doctor: 'Dkt. Neema', when: { at: '2038-01-15T10:00:00Z', zone: 'Africa/Dar_es_Salaam' } },
    key,
    ...more,
  });
  await product.settle();
}

async function messagesOf(key: string) {
  const { rows } = await product.db.pool.query(
    'select channel, state, delivery, delivery_failure, provider_message_id from notices where key = $1 order by channel desc',
    [key],
  );
  return rows as { channel: string; state: string; delivery: string | null; provider_message_id: string }[];
}

async function report(body: Record<string, string>, secret?: string): Promise<number> {
  const address = callbackAddress(product.services.keys, product.url, {
    party: 'africastalking',
    kind: 'delivery-report',
  });
  const path = secret === undefined ? address : address.replace(/[^/]+$/, secret);
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body),
  });
  return reply.status;
}

const reminders = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) => /reminder|kumbusho/.test(text));

test('the provider reports over HTTP that a message arrived, and the message knows it', async () => {
  const patient = await product.patient();
  await remind(patient, 'arrives');
  await expect.poll(async () => (await messagesOf('arrives'))[0]?.delivery).toBe('delivered');
});

test('what was delivered stays delivered, and a report that comes twice or late changes nothing', async () => {
  const patient = await product.patient();
  await force(product, { phone: patient.phone, sms: 'unreported' });
  await remind(patient, 'order');
  const { provider_message_id: id } = (await messagesOf('order'))[0]!;
  const stateAfter = async (status: string) => {
    expect(await report({ id, status, phoneNumber: patient.phone })).toBe(200);
    return (await messagesOf('order'))[0]!.delivery;
  };
  expect(await stateAfter('Buffered')).toBe('on-its-way');
  expect(await stateAfter('Failed')).toBe('failed');
  expect(await stateAfter('Sent')).toBe('failed');
  expect(await stateAfter('Success')).toBe('delivered');
  expect(await stateAfter('Failed')).toBe('delivered');
});

test('a forged, malformed or unknown report changes nothing, and a wrong secret is not found', async () => {
  const patient = await product.patient();
  await force(product, { phone: patient.phone, sms: 'unreported' });
  await remind(patient, 'forged');
  const { provider_message_id: id } = (await messagesOf('forged'))[0]!;
  expect(await report({ id, status: 'Failed' }, 'x'.repeat(43))).toBe(404);
  expect(await report({ id, status: 'Lost' })).toBe(200);
  expect(await report({ id: 'ATXid_nobody', status: 'Failed' })).toBe(200);
  await product.settle();
  expect(await messagesOf('forged')).toEqual([expect.objectContaining({ delivery: null, state: 'sent' })]);
});

test('a report of a failure that is quicker than the answer of the provider is not lost', async () => {
  const patient = await product.patient();
  await force(product, { phone: patient.phone, sms: 'unreported' });
  await remind(patient, 'quick');
  const id = (await messagesOf('quick'))[0]!.provider_message_id;
  const name = (as: string | null) =>
    product.db.pool.query("update notices set provider_message_id = $1 where key = 'quick'", [as]);
  await name(null);
  expect(await report({ id, status: 'Failed' })).toBe(200);
  await name(id);
  product.clock.advance(MINUTE);
  await product.settle();
  expect((await messagesOf('quick'))[0]!.delivery).toBe('failed');
});

test('a message that did not arrive as SMS goes to the browser of the person', async () => {
  const patient = await product.patient();
  const browser = await ringsClosed(product, patient);
  await force(product, { phone: patient.phone, sms: 'undelivered' });
  await remind(patient, 'lost', { template: 'refund-due', values: { amount: { amount: 6000, currency: 'TZS' } } });
  await expect.poll(async () => (await messagesOf('lost')).at(0)?.delivery).toBe('failed');
  await product.settle();
  expect((await messagesOf('lost')).map(({ channel, state }) => `${channel} ${state}`)).toEqual([
    'sms sent',
    'push sent',
  ]);
  expect((await receivedBy(browser)).map(({ text }) => JSON.parse(text!).body)).toEqual([
    expect.stringMatching(/^Una ujumbe mpya/),
  ]);
});

test('a reminder goes to the browser first, names nothing there, and comes as SMS when nobody reads it', async () => {
  const patient = await product.patient();
  const browser = await ringsClosed(product, patient);
  await remind(patient, 'unread', { validUntil: later(product.clock.now(), HOUR) });
  const [push] = await receivedBy(browser);
  expect(JSON.parse(push!.text!)).toMatchObject({ kind: 'notice', url: '/more/notices', title: 'Tabibu' });
  expect(push!.text).not.toMatch(/Neema|kumbusho/);
  expect(await reminders(patient)).toEqual([]);
  product.clock.advance(15 * MINUTE);
  await product.settle();
  expect(await reminders(patient)).toHaveLength(1);
});

test('what was read in the list is sent no second time', async () => {
  const patient = await product.patient();
  await ringsClosed(product, patient);
  await remind(patient, 'read', { validUntil: later(product.clock.now(), HOUR) });
  expect((await patient.get('/api/notices')).body.data).toMatchObject({
    unread: 1,
    notices: [{ message: expect.stringMatching(/^Kumbusho\. Miadi yako na Dkt\. Neema/), read: false }],
  });
  expect((await patient.post('/api/notices/read-all')).body.data).toEqual({ unread: 0 });
  product.clock.advance(15 * MINUTE);
  await product.settle();
  expect(await reminders(patient)).toEqual([]);
});

test('an entry of the list says what became of each of its messages', async () => {
  const patient = await product.patient();
  const ways = async () => (await patient.get('/api/notices')).body.data.notices[0].ways;
  await remind(patient, 'ways');
  await expect.poll(ways).toEqual([{ by: 'sms', state: 'arrived' }]);

  await ringsClosed(product, patient);
  await force(product, { phone: patient.phone, sms: 'undelivered' });
  product.clock.advance(MINUTE);
  await remind(patient, 'more-ways', { validUntil: later(product.clock.now(), HOUR) });
  expect(await ways()).toEqual([{ by: 'push', state: 'sent' }]);
  product.clock.advance(15 * MINUTE);
  await product.settle();
  await expect.poll(ways).toEqual([
    { by: 'push', state: 'sent' },
    { by: 'sms', state: 'failed' },
  ]);

  await patient.put('/api/notices/choices', { switched_off: ['appointments'], shows_words: false });
  product.clock.advance(MINUTE);
  await remind(patient, 'no-way');
  expect(await ways()).toEqual([]);
});
