import { createHmac } from 'node:crypto';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { receivedBy, ringsClosed } from '../../../test/push-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { callbackAddress } from '../../callback-address.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { MINUTE } from '../../platform/time.ts';
import { sendNotice } from './index.ts';
import type { NoticeInput } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  // WhatsApp reports a second after it took a message, when the product has noted the message's id.
  product = await openTestProduct({ sandboxSpeed: 1 });
});
afterAll(() => product.close());

/** A patient who reads English and wants reminders by WhatsApp. */
async function aFriendOfWhatsApp(): Promise<Visitor> {
  const patient = await product.patient({ language: 'en' });
  const { body } = await patient.put('/api/notices/choices', {
    switched_off: [],
    shows_words: false,
    by_whatsapp: true,
  });
  expect(body.data).toMatchObject({ by_whatsapp: true, whatsapp_offered: true });
  return patient;
}

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

async function waysOf(key: string): Promise<string[]> {
  const { rows } = await product.db.pool.query(
    `select concat_ws(' ', channel, state, failure, delivery) as way from notices where key = $1 order by created_at, channel desc`,
    [key],
  );
  return rows.map(({ way }: { way: string }) => way);
}

const textsTo = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) => /new message|reminder|returned/.test(text));

const address = () =>
  callbackAddress(product.services.keys, product.url, { party: 'whatsapp', kind: 'delivery-report' });

async function report(messageId: string, status: string, { secret, path = address() }: Report = {}): Promise<number> {
  const { appSecret, phoneNumberId } = sandboxSecrets().whatsapp;
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { changes: [{ value: { metadata: { phone_number_id: phoneNumberId }, statuses: [{ id: messageId, status }] } }] },
    ],
  });
  const signature = createHmac('sha256', secret ?? appSecret)
    .update(body)
    .digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  return (await fetch(path, { method: 'POST', headers, body })).status;
}

interface Report {
  readonly secret?: string;
  readonly path?: string;
}

test('a reminder goes by WhatsApp only to those who chose it, and says only that there is a message', async () => {
  const [friend, other] = [await aFriendOfWhatsApp(), await product.patient({ language: 'en' })];
  await remind(friend, 'chosen');
  await remind(other, 'not-chosen');
  expect(await waysOf('not-chosen')).toEqual(['sms sent']);
  expect(await textsTo(friend)).toEqual([
    `You have a new message in Tabibu. Read it here: ${publicAddress(product.ctx())}/more/notices You get this because you chose WhatsApp; you can switch it off on the same page.`,
  ]);
  await expect.poll(() => waysOf('chosen')).toEqual(['whatsapp sent delivered']);
  expect((await friend.get('/api/notices')).body.data.notices[0].ways).toEqual([{ by: 'whatsapp', state: 'arrived' }]);
  product.clock.advance(15 * MINUTE);
  await product.settle();
  expect(await waysOf('chosen')).toEqual(['whatsapp sent delivered']);
});

test('a number without WhatsApp gets the SMS at once', async () => {
  const patient = await aFriendOfWhatsApp();
  await force(product, { phone: patient.phone, whatsapp: 'no-whatsapp' });
  await remind(patient, 'no-whatsapp');
  expect(await waysOf('no-whatsapp')).toEqual(['whatsapp refused not-on-whatsapp', 'sms sent']);
  expect(await textsTo(patient)).toEqual([expect.stringMatching(/^Tabibu: reminder\./)]);
});

test('what WhatsApp reports as failed comes as SMS, and a message to a phone that is off after a quarter of an hour', async () => {
  const patient = await aFriendOfWhatsApp();
  await force(product, { phone: patient.phone, whatsapp: 'undelivered' });
  await remind(patient, 'failed');
  await expect.poll(async () => (await waysOf('failed'))[0]).toBe('whatsapp sent failed');
  await product.settle();
  expect(await waysOf('failed')).toEqual(['whatsapp sent failed', 'sms sent']);

  await force(product, { phone: patient.phone, whatsapp: 'phone-off' });
  await remind(patient, 'off');
  await expect.poll(() => waysOf('off')).toEqual(['whatsapp sent on-its-way']);
  product.clock.advance(15 * MINUTE);
  await product.settle();
  expect(await waysOf('off')).toEqual(['whatsapp sent on-its-way', 'sms sent']);
});

test('while WhatsApp is busy it is asked four times, then the SMS goes', async () => {
  const patient = await aFriendOfWhatsApp();
  await force(product, { phone: patient.phone, whatsapp: 'pair-busy' });
  await remind(patient, 'busy');
  for (let tries = 0; tries < 4; tries += 1) {
    product.clock.advance(5 * MINUTE);
    await product.settle();
  }
  expect(await waysOf('busy')).toEqual(['whatsapp unknown busy', 'sms sent']);
  const { rows } = await product.db.pool.query("select tries from notices where key = 'busy' and channel = 'whatsapp'");
  expect(rows).toEqual([{ tries: 4 }]);
});

test('the browser comes before WhatsApp, and what everybody has to know goes by SMS first', async () => {
  const patient = await aFriendOfWhatsApp();
  const browser = await ringsClosed(product, patient);
  await force(product, { phone: patient.phone, whatsapp: 'unreported' });
  await remind(patient, 'order');
  expect(await receivedBy(browser)).toHaveLength(1);
  expect(await waysOf('order')).toEqual(['push sent']);
  product.clock.advance(15 * MINUTE);
  await product.settle();
  expect(await waysOf('order')).toEqual(['push sent', 'whatsapp sent']);
  await remind(patient, 'money', { template: 'refund-due', values: { amount: { amount: 600_000, currency: 'TZS' } } });
  expect(await waysOf('money')).toEqual(['sms sent']);
});

test('whoever switches WhatsApp off while a message waits gets the SMS; the form without the box keeps the choice', async () => {
  const patient = await aFriendOfWhatsApp();
  await patient.put('/api/notices/choices', { switched_off: ['plans'], shows_words: true });
  expect((await patient.get('/api/notices/choices')).body.data).toMatchObject({ by_whatsapp: true, shows_words: true });
  const input = { template: 'refund-due', values: { amount: { amount: 600_000, currency: 'TZS' } } } as const;
  await sendNotice(product.ctx(), {
    to: { accountId: patient.accountId },
    template: 'appointment-reminder',
    values: { doctor: 'Dkt. Neema', when: { at: '2038-01-15T10:00:00Z', zone: 'Africa/Dar_es_Salaam' } },
    key: 'off-meanwhile',
  });
  await patient.put('/api/notices/choices', { switched_off: [], shows_words: true, by_whatsapp: false });
  await product.settle();
  expect(await waysOf('off-meanwhile')).toEqual(['whatsapp refused switched-off', 'sms sent']);
  await remind(patient, 'off-later', input);
  expect(await waysOf('off-later')).toEqual(['sms sent']);
});

test('a forged report, one of an unknown message and one of an SMS change nothing', async () => {
  const patient = await aFriendOfWhatsApp();
  await force(product, { phone: patient.phone, whatsapp: 'unreported', sms: 'unreported' });
  await remind(patient, 'forged');
  const idOf = async (channel: string) =>
    (
      await product.db.pool.query('select provider_message_id as id from notices where key = $1 and channel = $2', [
        'forged',
        channel,
      ])
    ).rows[0]?.id as string;
  const id = await idOf('whatsapp');
  expect(await report(id, 'failed', { secret: 'not ours' })).toBe(200);
  expect(await report(id, 'failed', { path: address().replace(/[^/]+$/, 'x'.repeat(43)) })).toBe(404);
  expect(await report('wamid.nobody', 'delivered')).toBe(200);
  expect(await waysOf('forged')).toEqual(['whatsapp sent']);
  expect(await report(id, 'failed')).toBe(200);
  await product.settle();
  expect(await waysOf('forged')).toEqual(['whatsapp sent failed', 'sms sent']);
  expect(await report(await idOf('sms'), 'failed')).toBe(200);
  await product.settle();
  expect(await waysOf('forged')).toEqual(['whatsapp sent failed', 'sms sent']);
});

test('WhatsApp gets its own text back when it knows our word, and nobody else does', async () => {
  const ask = async (token: string, challenge = '1158201444', path = address()) => {
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': challenge,
    });
    const reply = await fetch(`${path}?${query.toString()}`);
    return [reply.status, reply.headers.get('content-type'), await reply.text()];
  };
  const word = address().split('/').at(-1)!;
  expect(await ask(word)).toEqual([200, 'text/plain; charset=utf-8', '1158201444']);
  expect((await ask('wrong'))[0]).toBe(404);
  expect((await ask(word, '1', address().replace(/[^/]+$/, 'x'.repeat(43))))[0]).toBe(404);
  expect((await ask(word, '<script>'))[0]).toBe(422);
});
