import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { CallSocket, aCall, enter } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';

const suspend = statement<{ id: string; suspendedAt: Date | null }>(
  'test.suspend',
  'update doctors set suspended_at = $suspendedAt where id = $id',
);

let product: TestProduct;
let call: CallPeople;
const TURN = {
  TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:443?transport=tcp',
  TURN_SECRET: 'a-secret-that-the-relay-shares-with-us',
  STUN_URLS: 'stun:turn.example:3478',
};
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: TURN });
});
afterAll(() => product.close());

const path = (rest: string, id = call.bookingId) => `/api/appointments/${id}/${rest}`;

describe('joining', () => {
  beforeAll(async () => {
    call = await aCall(product);
  });

  test('both people get a ticket of 256 bits for thirty seconds, and the relay only (K-01, K-04, K-05)', async () => {
    for (const [who, letter] of [
      [call.patient, 'p'],
      [call.doctor, 'd'],
    ] as const) {
      const { status, body } = await who.post(path('call/join'));
      expect(status).toBe(200);
      expect(body.data.ticket).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(body.data.expires_at) - product.clock.now().getTime()).toBe(30 * SECOND);
      const { servers, policy, expires_at } = body.data.ice;
      expect([policy, servers[0].urls, servers[1].urls.length]).toEqual(['relay', ['stun:turn.example:3478'], 2]);
      expect(Date.parse(expires_at) - product.clock.now().getTime()).toBe(10 * MINUTE);
      expect(servers[1].username).toMatch(
        new RegExp(`^${Math.floor(Date.parse(expires_at) / 1000)}:${call.bookingId.slice(-12)}:${letter}\\d{1,3}$`),
      );
    }
    expect((await dumpTables(product.owner)).filter(({ table }) => table === 'call_tickets')).toHaveLength(2);
  });

  test('each sees the other, the window and nothing too much', async () => {
    const patient = (await call.patient.get(path('call'))).body.data;
    expect(patient).toMatchObject({
      side: 'patient',
      state: null,
      other: { name: 'Dkt. Neema Mushi', present: false },
      waiting: { before: 0, minutes: 0 },
      may_complete: false,
    });
    expect(patient.phone).toBeNull();
    const doctor = (await call.doctor.get(path('call'))).body.data;
    expect(doctor).toMatchObject({
      side: 'doctor',
      other: { name: 'Asha Juma' },
      waiting: null,
      phone: null,
      may_complete: false,
    });
    expect(Date.parse(doctor.closes_at) - Date.parse(doctor.opens_at)).toBe(55 * MINUTE);
  });

  test('to a third patient, another doctor and nobody the call is not there (W11)', async () => {
    const strangers = [await product.patient(), (await aWorkingDoctor(product)).browser];
    for (const stranger of strangers) {
      for (const read of ['call', 'messages', `photos/${call.bookingId}`])
        expect((await stranger.get(path(read))).status).toBe(404);
      for (const write of ['call/join', 'call/ice']) expect((await stranger.post(path(write))).status).toBe(404);
      expect((await stranger.post(path('messages'), { text: 'habari' })).status).toBe(404);
    }
    expect((await strangers[1]!.post(path('complete'))).status).toBe(404);
    expect((await product.visitor().post(path('call/join'))).status).toBe(401);
  });

  test('to its own doctor it is not there while the doctor is suspended (ROLE-03)', async () => {
    await product.db.run(suspend, { id: call.doctorId, suspendedAt: product.clock.now() });
    for (const read of ['call', 'messages']) expect((await call.doctor.get(path(read))).status).toBe(404);
    for (const write of ['call/join', 'call/ice', 'complete'])
      expect((await call.doctor.post(path(write))).status).toBe(404);
    await product.db.run(suspend, { id: call.doctorId, suspendedAt: null });
    expect((await call.doctor.get(path('call'))).status).toBe(200);
  });

  test.each([
    [-10 * MINUTE - 1, 'call-not-open'],
    [-10 * MINUTE, null],
    [45 * MINUTE - 1, null],
    [45 * MINUTE, 'call-over'],
  ])('%i ms from the start: %s', async (offset, refusal) => {
    const before = product.clock.now();
    product.clock.set(new Date(call.startsAt.getTime() + offset));
    for (const write of ['call/join', 'call/ice']) {
      const { status, body } = await call.patient.post(path(write));
      expect([status, body.code ?? null]).toEqual([refusal === null ? 200 : 409, refusal]);
    }
    product.clock.set(before);
  });
});

const ticketOf = async (who: Visitor, bookingId: string) =>
  (await who.post(`/api/appointments/${bookingId}/call/join`)).body.data.ticket as string;

async function refusalOf(visitor: Visitor, first: unknown): Promise<string> {
  const wire = await new CallSocket(product, visitor).open();
  wire.say(first);
  const { code } = await wire.hear('refused');
  expect(await wire.end()).toBe(1008);
  return code;
}

describe('the handshake', () => {
  test('is refused to other sites, to visitors and to other protocols (K-02)', async () => {
    const patient = await product.patient();
    const status = async (visitor: Visitor, headers: Record<string, string>) =>
      new Promise((done) => {
        new CallSocket(product, visitor, headers).socket
          .on('unexpected-response', (_, response) => done(response.statusCode))
          .on('open', () => done('open'));
      });
    expect(await status(patient, { origin: 'https://evil.example' })).toBe(403);
    expect(await status(product.visitor(), {})).toBe(401);
    expect(await status(patient, {})).toBe('open');
    expect((await patient.get('/api/calls/socket')).status).toBe(404);
  });

  test('a ticket opens one socket once, in time, for its own person and session (K-01)', async () => {
    const { patient, doctor, bookingId } = await aCall(product);
    const wire = await new CallSocket(product, patient).open();
    const ticket = await ticketOf(patient, bookingId);
    expect(await refusalOf(doctor, { type: 'hello', ticket })).toBe('ticket');
    wire.say({ type: 'hello', ticket });
    expect(await wire.hear('welcome')).toEqual({ type: 'welcome', side: 'patient', present: false });
    expect(await refusalOf(patient, { type: 'hello', ticket })).toBe('ticket');
    const old = await ticketOf(patient, bookingId);
    product.clock.advance(30 * SECOND);
    expect(await refusalOf(patient, { type: 'hello', ticket: old })).toBe('ticket');
    expect(await refusalOf(patient, { type: 'hello', ticket: 'x'.repeat(43) })).toBe('ticket');
    expect(
      await refusalOf(patient, { type: 'leg', state: 'connected', camera: false, microphone: true, paused: false }),
    ).toBe('malformed');
  });

  test('without a ticket the socket closes after five seconds', async () => {
    const wire = await new CallSocket(product, await product.patient()).open();
    expect(await wire.end()).toBe(1008);
  });

  test('a fourth socket of one person is refused', async () => {
    const patient = await product.patient();
    for (let opened = 0; opened < 3; opened += 1)
      expect((await new CallSocket(product, patient).open()).socket.readyState).toBe(1);
    expect((await new CallSocket(product, patient).open()).socket.readyState).not.toBe(1);
  });

  test('signing out closes the socket of that session', async () => {
    const { patient, bookingId } = await aCall(product);
    const wire = await enter(product, patient, bookingId);
    await patient.post('/api/auth/sign-out');
    await product.settle();
    expect(await wire.hear('refused')).toEqual({ type: 'refused', code: 'signed-out' });
  });
});

describe('completing', () => {
  test('is for the doctor, from ten minutes after the start on where no call connected, and may be repeated (W09)', async () => {
    call = await aCall(product);
    expect(await call.patient.post(path('complete'))).toMatchObject({ status: 403 });
    product.clock.set(new Date(call.startsAt.getTime() + 10 * MINUTE - 1));
    expect(await call.doctor.post(path('complete'))).toMatchObject({ status: 409, body: { code: 'not-asked-yet' } });
    product.clock.advance(1);
    for (let times = 0; times < 2; times += 1)
      expect(await call.doctor.post(path('complete'))).toMatchObject({
        status: 200,
        body: { data: { may_complete: false } },
      });
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data.state).toBe('completed');
    expect(await call.patient.post(path('call/join'))).toMatchObject({ status: 409, body: { code: 'call-over' } });
    await product.settle();
  });
});

test('after all of this no rule is broken', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
