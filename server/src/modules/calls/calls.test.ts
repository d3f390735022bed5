import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, aPhoto } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

const suspend = statement('test.suspend', 'update doctors set suspended_at = $2 where id = $1');

let product: TestProduct;
let call: CallPeople;
const TURN = { TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:443?transport=tcp', TURN_SECRET: 'a-secret-that-the-relay-shares-with-us', STUN_URLS: 'stun:turn.example:3478' };
beforeAll(async () => { product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z'), environment: TURN }); });
afterAll(() => product.close());

const path = (rest: string, id = call.bookingId) => `/api/appointments/${id}/${rest}`;

describe('joining', () => {
  beforeAll(async () => { call = await aCall(product); });

  test('both people get a ticket of 256 bits for thirty seconds, and the relay only (K-01, K-04, K-05)', async () => {
    for (const [who, letter] of [[call.patient, 'p'], [call.doctor, 'd']] as const) {
      const { status, body } = await who.post(path('call/join'));
      expect(status).toBe(200);
      expect(body.data.ticket).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(body.data.expires_at) - product.clock.now().getTime()).toBe(30 * SECOND);
      const { servers, policy, expires_at } = body.data.ice;
      expect([policy, servers[0].urls, servers[1].urls.length]).toEqual(['relay', ['stun:turn.example:3478'], 2]);
      expect(Date.parse(expires_at) - product.clock.now().getTime()).toBe(10 * MINUTE);
      expect(servers[1].username).toMatch(new RegExp(`^${Math.floor(Date.parse(expires_at) / 1000)}:${call.bookingId.slice(-12)}:${letter}\\d{1,3}$`));
    }
    expect((await dumpTables(product.owner)).filter(({ table }) => table === 'call_tickets')).toHaveLength(2);
  });

  test('each sees the other, the window and nothing too much', async () => {
    const patient = (await call.patient.get(path('call'))).body.data;
    expect(patient).toMatchObject({ side: 'patient', state: null, other: { name: 'Dkt. Neema Mushi', present: false }, waiting: { before: 0, minutes: 0 }, may_complete: false });
    expect(patient.phone).toMatch(/^\+255/);
    const doctor = (await call.doctor.get(path('call'))).body.data;
    expect(doctor).toMatchObject({ side: 'doctor', other: { name: 'Asha Juma' }, waiting: null, phone: null, may_complete: false });
    expect(Date.parse(doctor.closes_at) - Date.parse(doctor.opens_at)).toBe(55 * MINUTE);
  });

  test('to a third patient, another doctor and nobody the call is not there (W11)', async () => {
    const strangers = [await product.patient(), (await aWorkingDoctor(product)).browser];
    for (const stranger of strangers) {
      for (const read of ['call', 'messages', `photos/${call.bookingId}`]) expect((await stranger.get(path(read))).status).toBe(404);
      for (const write of ['call/join', 'call/ice']) expect((await stranger.post(path(write))).status).toBe(404);
      expect((await stranger.post(path('messages'), { text: 'habari' })).status).toBe(404);
    }
    expect((await strangers[1]!.post(path('complete'))).status).toBe(404);
    expect((await product.visitor().post(path('call/join'))).status).toBe(401);
  });

  test('to its own doctor it is not there while the doctor is suspended (ROLE-03)', async () => {
    await product.db.run(suspend, [call.doctorId, product.clock.now()]);
    for (const read of ['call', 'messages']) expect((await call.doctor.get(path(read))).status).toBe(404);
    for (const write of ['call/join', 'call/ice', 'complete']) expect((await call.doctor.post(path(write))).status).toBe(404);
    await product.db.run(suspend, [call.doctorId, null]);
    expect((await call.doctor.get(path('call'))).status).toBe(200);
  });

  test.each([[-10 * MINUTE - 1, 'call-not-open'], [-10 * MINUTE, null], [45 * MINUTE - 1, null], [45 * MINUTE, 'call-over']])('%i ms from the start: %s', async (offset, refusal) => {
    const before = product.clock.now();
    product.clock.set(new Date(call.startsAt.getTime() + offset));
    for (const write of ['call/join', 'call/ice']) {
      const { status, body } = await call.patient.post(path(write));
      expect([status, body.code ?? null]).toEqual([refusal === null ? 200 : 409, refusal]);
    }
    product.clock.set(before);
  });
});

describe('completing', () => {
  test('is for the doctor, from the start on, and may be repeated (W09)', async () => {
    call = await aCall(product);
    expect(await call.patient.post(path('complete'))).toMatchObject({ status: 403 });
    expect(await call.doctor.post(path('complete'))).toMatchObject({ status: 409, body: { code: 'call-not-open' } });
    product.clock.set(call.startsAt);
    for (let times = 0; times < 2; times += 1) expect(await call.doctor.post(path('complete'))).toMatchObject({ status: 200, body: { data: { may_complete: false } } });
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data.state).toBe('completed');
    expect(await call.patient.post(path('call/join'))).toMatchObject({ status: 409, body: { code: 'call-over' } });
    await product.settle();
  });
});

describe('the chat', () => {
  beforeAll(async () => { call = await aCall(product); });

  test('holds texts and photos of both, in order, sealed at rest (W13, E-01)', async () => {
    expect((await call.patient.get(path('messages'))).body.data).toEqual({ messages: [], next_cursor: null });
    expect((await call.patient.post(path('messages'), { text: 'Siriqx ya mgonjwa' })).status).toBe(201);
    product.clock.advance(SECOND);
    const sent = await call.doctor.post(path('messages'), { text: '', photo: aPhoto().toString('base64') });
    expect(sent.status, sent.text).toBe(201);
    const { body } = await call.patient.get(path('messages'));
    expect(body.data.messages.map(({ from, text, photo }: { from: string; text: string; photo: object | null }) => [from, text, photo !== null])).toEqual([['patient', 'Siriqx ya mgonjwa', false], ['doctor', '', true]]);
    const photo = await call.patient.get(path(`photos/${sent.body.data.photo.id}`));
    expect(photo.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(photo.text).not.toContain('GPS');
    for (const { text } of await dumpTables(product.owner)) expect(text).not.toMatch(/Siriqx|GPS -6/);
  });

  test('takes a photo of 200 KB, and refuses what is larger, no JPEG, cut off or empty', async () => {
    const whole = aPhoto();
    const large = Buffer.concat([whole.subarray(0, -2), Buffer.alloc(200 * 1024 - whole.length, 0x3f), whole.subarray(-2)]);
    expect((await call.patient.post(path('messages'), { photo: large.toString('base64') })).status).toBe(201);
    const refused = [Buffer.concat([large.subarray(0, -2), Buffer.alloc(64), large.subarray(-2)]), Buffer.from('GIF89a'), whole.subarray(0, -2), whole.subarray(0, 60), Buffer.from('<svg onload=alert(1)>')];
    for (const photo of refused) expect(await call.patient.post(path('messages'), { photo: photo.toString('base64') })).toMatchObject({ status: 422, body: { code: 'photo-refused' } });
    for (const size of [[8192, 8192], [65_535, 65_535], [4097, 4096], [8193, 1]]) {
      expect(await call.patient.post(path('messages'), { photo: aPhoto('', size as [number, number]).toString('base64') })).toMatchObject({ status: 422, body: { code: 'photo-refused' } });
    }
    expect((await call.patient.post(path('messages'), { photo: aPhoto('', [4096, 4096]).toString('base64') })).status).toBe(201);
    expect(await call.patient.post(path('messages'), { text: '  ' })).toMatchObject({ status: 422, body: { code: 'chat-empty' } });
  });

  test('sends once under one key', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [await call.patient.post(path('messages'), { text: 'mara moja' }, { 'idempotency-key': key }), await call.patient.post(path('messages'), { text: 'mara moja' }, { 'idempotency-key': key })];
    expect(other.body).toEqual(one.body);
    expect((await call.patient.get(path('messages'))).body.data.messages.filter(({ text }: { text: string }) => text === 'mara moja')).toHaveLength(1);
  });

  test.each([[-10 * MINUTE - 1, 409], [-10 * MINUTE, 201], [24.5 * HOUR - 1, 201], [24.5 * HOUR, 409]])('%i ms from the start: %i; it stays readable', async (offset, status) => {
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
  product.clock.set(call.startsAt);
  await call.doctor.post(path('complete'));
  await product.settle();
  expect((await call.patient.delete('/api/me', { confirm: true })).status).toBe(200);
  await product.settle();
  const { body } = await call.doctor.get(path('messages'));
  expect(body.data.messages.map(({ text, photo }: { text: string; photo: object | null }) => [text, photo])).toEqual([['', null], ['ya daktari', null]]);
  expect((await call.doctor.get(path(`photos/${mine.body.data.photo.id}`))).status).toBe(404);
});

test('after all of this no rule is broken', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
