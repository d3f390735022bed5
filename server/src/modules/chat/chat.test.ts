import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MessagePageBody } from '@tabibu/contract/call-chat';
import { CALL_WINDOW, callWindowOf } from '@tabibu/contract/call-window';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, aPhoto, enter } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import { asOwner } from '../../../test/security/kept-rows.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE, later } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const path = ({ bookingId }: CallPeople) => `/api/appointments/${bookingId}/messages`;
const write = (call: CallPeople, visitor: Visitor, text = 'Chukua dawa hii baada ya chakula') =>
  visitor.post(path(call), { text });
const told = async (call: CallPeople) =>
  (await messagesTo(product, call.patient.phone)).filter((text) => text.includes(`/call/${call.bookingId}`));

/** Reports that the newest message is in view on the patient's page. */
async function seeAll(call: CallPeople): Promise<void> {
  const { messages } = (await call.patient.get(path(call))).body.data;
  expect((await call.patient.post(`${path(call)}/seen`, { message_id: messages.at(-1).id })).status).toBe(200);
}

async function bell(call: CallPeople): Promise<{ id: string; message: string; read: boolean }[]> {
  await product.settle();
  const { notifications } = (await call.doctor.get('/api/doctor/notifications')).body.data;
  return notifications.filter(({ title }: { title: string }) => title === 'New message in a chat');
}

/** Lets enough time pass for a patient to have read what was just written. */
async function aWhile(): Promise<void> {
  await product.settle();
  product.clock.advance(3 * MINUTE);
  await product.settle();
}

/** An appointment that its doctor has marked as completed. */
async function aPastCall(): Promise<CallPeople> {
  const call = await aCall(product, 20);
  await call.doctor.post(`/api/appointments/${call.bookingId}/complete`);
  await call.doctor.patch('/api/me', { language: 'en' });
  return call;
}

describe('a doctor who is not in the call', () => {
  test('finds one notification under the bell until it is read, then a new one; it names neither the patient nor the text', async () => {
    const call = await aPastCall();
    await write(call, call.patient, 'Bado naumwa');
    await write(call, call.patient, 'Nifanye nini?');
    const [first, ...more] = await bell(call);
    expect([first?.read, more]).toEqual([false, []]);
    expect(first?.message).not.toMatch(/Bado|Nifanye|Asha|Juma/);
    await call.doctor.post(`/api/doctor/notifications/${first!.id}/read`);
    expect((await bell(call)).map(({ read }) => read)).toEqual([true]);
    await write(call, call.patient, 'Na kesho?');
    expect((await bell(call)).map(({ read }) => read)).toEqual([false]);
  });

  test('is not notified of their own messages, nor while in the call', async () => {
    const call = await aCall(product);
    await call.doctor.patch('/api/me', { language: 'en' });
    await write(call, call.doctor);
    await enter(product, call.doctor, call.bookingId);
    await write(call, call.patient);
    expect(await bell(call)).toEqual([]);
  });
});

describe('a patient to whom the doctor writes after the call', () => {
  test('gets one text message with the link and without the words, and the next only after opening the chat', async () => {
    const call = await aPastCall();
    await write(call, call.doctor);
    await aWhile();
    await write(call, call.doctor, 'Na unywe maji');
    await aWhile();
    const messages = await told(call);
    expect(messages).toHaveLength(1);
    expect(messages[0]).not.toMatch(/dawa|chakula|maji/);
    await call.patient.get(path(call));
    await aWhile();
    await seeAll(call);
    await aWhile();
    expect(await told(call)).toHaveLength(1);
    await write(call, call.doctor, 'Kuna jipya?');
    await aWhile();
    expect(await told(call)).toHaveLength(2);
  });

  test('gets none while the chat is open and in view', async () => {
    const call = await aPastCall();
    for (let times = 0; times < 2; times += 1) {
      await write(call, call.doctor);
      product.clock.advance(MINUTE / 4);
      await seeAll(call);
      await aWhile();
    }
    expect(await told(call)).toEqual([]);
  });

  test('gets none before and during the call', async () => {
    const call = await aCall(product);
    await write(call, call.doctor);
    await enter(product, call.patient, call.bookingId);
    await write(call, call.doctor);
    await aWhile();
    expect(await told(call)).toEqual([]);
  });
});

describe('reading a chat', () => {
  const openings = () =>
    asOwner(
      product.owner,
      async (client) =>
        (await client.query('select booking_id, opened_at from chat_openings order by booking_id')).rows,
    );

  test('does not mark it as seen: a text message is still sent', async () => {
    const call = await aPastCall();
    await write(call, call.doctor);
    const before = await openings();
    await call.patient.get(path(call));
    expect(await openings()).toEqual(before);
    await aWhile();
    expect(await told(call)).toHaveLength(1);
  });

  test('up to one message leaves later ones unread, and reporting an earlier message afterwards changes nothing', async () => {
    const call = await aPastCall();
    const first = await write(call, call.doctor);
    product.clock.advance(MINUTE / 10);
    const second = await write(call, call.doctor, 'Na unywe maji');
    const see = (id: string) => call.patient.post(`${path(call)}/seen`, { message_id: id });
    await see(first.body.data.id);
    await aWhile();
    expect(await told(call)).toHaveLength(1);
    await see(second.body.data.id);
    const after = await openings();
    await see(first.body.data.id);
    expect(await openings()).toEqual(after);
  });

  test('of another appointment marks nothing', async () => {
    const [call, other] = [await aPastCall(), await aPastCall()];
    const message = (await write(other, other.doctor)).body.data.id;
    expect((await call.patient.post(`${path(call)}/seen`, { message_id: message })).status).toBe(404);
    expect((await call.patient.post(`${path(other)}/seen`, { message_id: message })).status).toBe(404);
    expect((await other.doctor.post(`${path(call)}/seen`, { message_id: message })).status).toBe(404);
  });

  test('of 120 messages comes in three pages, each once, the newest first and each page oldest first', async () => {
    const call = await aPastCall();
    for (let index = 0; index < 120; index += 1) {
      await write(call, index % 2 === 0 ? call.patient : call.doctor, `${index}`);
      product.clock.advance(1);
    }
    const texts: string[] = [];
    let cursor: string | null = null as string | null;
    let pages = 0;
    do {
      const { data }: { data: MessagePageBody } = (
        await call.doctor.get(`${path(call)}${cursor === null ? '' : `?cursor=${cursor}`}`)
      ).body;
      texts.unshift(...data.messages.map(({ text }) => text));
      cursor = data.next_cursor;
      pages += 1;
    } while (cursor !== null);
    expect([pages, texts]).toEqual([3, Array.from({ length: 120 }, (_, index) => `${index}`)]);
  });
});

describe('a chat with very many messages', () => {
  const size = (bookingId: string, side: string, messages: number, bytes: number) =>
    asOwner(product.owner, (client) =>
      client.query('update chat_sizes set messages = $3, bytes = $4 where booking_id = $1 and side = $2', [
        bookingId,
        side,
        messages,
        bytes,
      ]),
    );

  test('takes 300 messages of a side, however many come at once, and refuses the next with a message; the other side can still write', async () => {
    const call = await aPastCall();
    await write(call, call.patient);
    await size(call.bookingId, 'patient', 296, 1_000);
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, index) => write(call, call.patient, `Swali ${index}`)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409]);
    const refused = replies.find(({ status }) => status === 409)!;
    expect([refused.body.code, refused.body.message]).toEqual([
      'chat-full',
      expect.stringContaining('Umefikia kikomo'),
    ]);
    expect((await write(call, call.doctor)).status).toBe(201);
  });

  test('takes four megabytes of a side, photos and texts together', async () => {
    const call = await aPastCall();
    const photo = aPhoto();
    const show = () => call.patient.post(path(call), { photo: photo.toString('base64') });
    await write(call, call.patient);
    const kept = photo.length - 'Exif\0\0GPS -6.79 39.21'.length - 4;
    await size(call.bookingId, 'patient', 2, 4 * 1024 * 1024 - kept);
    expect((await show()).status).toBe(201);
    expect(await show()).toMatchObject({ status: 409, body: { code: 'chat-full' } });
    expect(await write(call, call.patient)).toMatchObject({ status: 409, body: { code: 'chat-full' } });
  });
});

test('browser and server compute the same time until which the chat is open', () => {
  for (const isEmergency of [false, true]) {
    const { closesAt, chatUntil } = callWindowOf({ startsAt: new Date('2038-01-15T07:00:00Z'), isEmergency });
    expect(chatUntil).toEqual(later(closesAt, (CALL_WINDOW.chatAfter - CALL_WINDOW.after) * MINUTE));
  }
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
