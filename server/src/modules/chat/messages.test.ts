import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, aPhoto } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
let call: CallPeople;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const path = (rest: string, id = call.bookingId) => `/api/appointments/${id}/${rest}`;

describe('the chat', () => {
  beforeAll(async () => {
    call = await aCall(product);
  });

  test('holds texts and photos of both, in order, sealed at rest (W13, E-01)', async () => {
    expect((await call.patient.get(path('messages'))).body.data).toEqual({ messages: [], next_cursor: null });
    expect((await call.patient.post(path('messages'), { text: 'Siriqx ya mgonjwa' })).status).toBe(201);
    product.clock.advance(SECOND);
    const sent = await call.doctor.post(path('messages'), { text: '', photo: aPhoto().toString('base64') });
    expect(sent.status, sent.text).toBe(201);
    const { body } = await call.patient.get(path('messages'));
    expect(
      body.data.messages.map(({ from, text, photo }: { from: string; text: string; photo: object | null }) => [
        from,
        text,
        photo !== null,
      ]),
    ).toEqual([
      ['patient', 'Siriqx ya mgonjwa', false],
      ['doctor', '', true],
    ]);
    const photo = await call.patient.get(path(`photos/${sent.body.data.photo.id}`));
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(photo.text).not.toContain('GPS');
    for (const { text } of await dumpTables(product.owner)) expect(text).not.toMatch(/Siriqx|GPS -6/);
  });

  test('takes a photo of 200 KB, and refuses what is larger, no JPEG, cut off or empty', async () => {
    const whole = aPhoto();
    const large = Buffer.concat([
      whole.subarray(0, -2),
      Buffer.alloc(200 * 1024 - whole.length, 0x3f),
      whole.subarray(-2),
    ]);
    expect((await call.patient.post(path('messages'), { photo: large.toString('base64') })).status).toBe(201);
    const refused = [
      Buffer.concat([large.subarray(0, -2), Buffer.alloc(64), large.subarray(-2)]),
      Buffer.from('GIF89a'),
      whole.subarray(0, -2),
      whole.subarray(0, 60),
      Buffer.from('<svg onload=alert(1)>'),
    ];
    for (const photo of refused)
      expect(await call.patient.post(path('messages'), { photo: photo.toString('base64') })).toMatchObject({
        status: 422,
        body: { code: 'photo-refused' },
      });
    for (const size of [
      [8192, 8192],
      [65_535, 65_535],
      [4097, 4096],
      [8193, 1],
    ]) {
      expect(
        await call.patient.post(path('messages'), { photo: aPhoto('', size as [number, number]).toString('base64') }),
      ).toMatchObject({ status: 422, body: { code: 'photo-refused' } });
    }
    expect(
      (await call.patient.post(path('messages'), { photo: aPhoto('', [4096, 4096]).toString('base64') })).status,
    ).toBe(201);
    expect(await call.patient.post(path('messages'), { text: '  ' })).toMatchObject({
      status: 422,
      body: { code: 'chat-empty' },
    });
  });

  test('stores a message once when it is sent twice with the same idempotency key', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [
      await call.patient.post(path('messages'), { text: 'mara moja' }, { 'idempotency-key': key }),
      await call.patient.post(path('messages'), { text: 'mara moja' }, { 'idempotency-key': key }),
    ];
    expect(other.body).toEqual(one.body);
    expect(
      (await call.patient.get(path('messages'))).body.data.messages.filter(
        ({ text }: { text: string }) => text === 'mara moja',
      ),
    ).toHaveLength(1);
  });

  test.each([
    [-10 * MINUTE - 1, 409],
    [-10 * MINUTE, 201],
    [24.5 * HOUR - 1, 201],
    [24.5 * HOUR, 409],
  ])('%i ms after the start, writing answers %i; it stays readable', async (offset, status) => {
    product.clock.set(new Date(call.startsAt.getTime() + offset));
    expect((await call.patient.post(path('messages'), { text: 'habari' })).status).toBe(status);
    expect((await call.patient.get(path('messages'))).status).toBe(200);
  });
});

test("erasing an account erases the patient's words and photos, and leaves the doctor's", async () => {
  call = await aCall(product);
  const mine = await call.patient.post(path('messages'), { text: 'yangu', photo: aPhoto().toString('base64') });
  product.clock.advance(SECOND);
  await call.doctor.post(path('messages'), { text: 'ya daktari' });
  product.clock.set(new Date(call.startsAt.getTime() + 10 * MINUTE));
  await call.doctor.post(path('complete'));
  await product.settle();
  expect((await call.patient.delete('/api/me', { confirm: true })).status).toBe(200);
  await product.settle();
  const { body } = await call.doctor.get(path('messages'));
  expect(body.data.messages.map(({ text, photo }: { text: string; photo: object | null }) => [text, photo])).toEqual([
    ['', null],
    ['ya daktari', null],
  ]);
  expect((await call.doctor.get(path(`photos/${mine.body.data.photo.id}`))).status).toBe(404);
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
