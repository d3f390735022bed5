import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LINKED_SOCKET_PATH } from '@tabibu/contract/calls';
import { CallSocket, enter, stayInRoom } from '../../../test/call-makers.ts';
import { REHEMA, aMothersCall, aNumber } from '../../../test/family-makers.ts';
import type { MothersCall } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { eventually } from '../../../test/slow-machines.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

/** The secret of the link that the member got by SMS. */
async function secretOf({ phone }: Pick<MothersCall, 'phone'>): Promise<string> {
  await product.settle();
  return /\/join\/([\w-]{43})/.exec((await messagesTo(product, phone)).at(0)!)![1]!;
}
const nobody = () => product.visitor();
const view = (secret: string) => nobody().get(`/api/join/${secret}`);
const ask = (secret: string) => nobody().post(`/api/join/${secret}/ticket`);
async function comeByLink(secret: string, page: { page?: string; again?: boolean } = {}): Promise<CallSocket> {
  const wire = await new CallSocket(product, nobody(), {}, LINKED_SOCKET_PATH).open();
  wire.say({ type: 'hello', ticket: (await ask(secret)).body.data.ticket, ...page });
  return wire;
}
const callOf = async ({ bookingId }: MothersCall, who: MothersCall['patient']) =>
  (await who.get(`/api/appointments/${bookingId}/call`)).body.data;

describe('the link of a member', () => {
  test('shows doctor and time and who named the number, and nothing of the problem, the money or the account', async () => {
    const call = await aMothersCall(product, -60, { reason: 'Maumivu ya tumbo' });
    const secret = await secretOf(call);
    const seen = await view(secret);
    expect(seen.body.data).toMatchObject({
      stop: expect.stringMatching(/^\/stop-messages\//),
      call: { doctor: 'Dkt. Neema Mushi', person: REHEMA.name, asker: 'Neema', country: 'TZ', joined: null },
    });
    for (const kept of [
      'Maumivu',
      call.patient.phone.slice(4),
      call.phone.slice(4),
      call.bookingId,
      'Swai Wanj',
      'amount',
    ])
      expect(seen.text).not.toContain(kept);
    expect(seen.headers['cache-control']).toContain('no-store');
    expect((await ask(secret)).body.code).toBe('call-not-open');
  });

  test('opens one call only: not the chat, the papers or the appointment, nor any other appointment', async () => {
    const other = await aMothersCall(product);
    const call = await aMothersCall(product);
    const secret = await secretOf(call);
    const otherSecret = await secretOf(other);
    expect((await ask(secret)).status).toBe(200);
    const forged = Buffer.concat([
      Buffer.from(otherSecret, 'base64url').subarray(0, 16),
      Buffer.from(secret, 'base64url').subarray(16),
    ]).toString('base64url');
    for (const wrong of [forged, 'A'.repeat(43), `${secret.slice(0, -3)}AAA`])
      for (const reply of [await view(wrong), await ask(wrong), await nobody().post(`/api/join/${wrong}/ice`)])
        expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
    const visitor = nobody();
    for (const path of ['', '/call', '/messages', '/receipt.pdf'])
      expect((await visitor.get(`/api/appointments/${call.bookingId}${path}`)).status).toBeGreaterThanOrEqual(401);
    const { ticket } = (await ask(secret)).body.data;
    const stranger = await new CallSocket(product, other.patient).open();
    stranger.say({ type: 'hello', ticket });
    expect((await stranger.hear('refused')).code).toBe('ticket');
  });

  test('is good no more once the number was changed, taken away or told to get no messages, also for whoever is in the call', async () => {
    const ends: Record<string, (call: MothersCall, secret: string) => Promise<unknown>> = {
      changed: (call) => changeNumber(call, aNumber()),
      'taken away': (call) => changeNumber(call, ''),
      'no messages': async (_, secret) =>
        fetch(`${product.url}${(await view(secret)).body.data.stop}`, { method: 'POST' }),
    };
    const wires: [string, CallSocket][] = [];
    for (const [name, end] of Object.entries(ends)) {
      const call = await aMothersCall(product);
      const secret = await secretOf(call);
      const wire = await comeByLink(secret);
      await wire.hear('welcome');
      await end(call, secret);
      expect([name, (await view(secret)).status, (await ask(secret)).status]).toEqual([name, 404, 404]);
      wires.push([name, wire]);
    }
    // Whoever is in the call learns it with the next heartbeat, and all three wait for theirs together.
    const refusals = wires.map(async ([name, wire]) => [name, (await wire.hear('refused')).code]);
    expect(await Promise.all(refusals)).toEqual(wires.map(([name]) => [name, 'signed-out']));
  });

  test('ends with the room', async () => {
    const call = await aMothersCall(product);
    const secret = await secretOf(call);
    product.clock.set(new Date(call.startsAt.getTime() + 46 * MINUTE));
    expect((await view(secret)).body.data.call).toBeNull();
    expect((await ask(secret)).body.code).toBe('call-over');
  });

  test('works once per ticket, and only on the socket of links', async () => {
    const call = await aMothersCall(product);
    const { ticket } = (await ask(await secretOf(call))).body.data;
    const first = await new CallSocket(product, nobody(), {}, LINKED_SOCKET_PATH).open();
    first.say({ type: 'hello', ticket });
    expect((await first.hear('welcome')).side).toBe('patient');
    const second = await new CallSocket(product, nobody(), {}, LINKED_SOCKET_PATH).open();
    second.say({ type: 'hello', ticket });
    expect((await second.hear('refused')).code).toBe('ticket');
    first.socket.close();
  });
});

async function changeNumber({ patient, personId }: MothersCall, phone: string): Promise<void> {
  const { members } = (await patient.get('/api/family')).body.data;
  const { version } = members.find(({ id }: { id: string }) => id === personId);
  await patient.put(`/api/family/${personId}`, { version, ...REHEMA, phone });
}

describe('the call of a member', () => {
  test('connects her with the doctor, who reads her name, and counts as the consultation', async () => {
    const call = await aMothersCall(product, 0);
    const secret = await secretOf(call);
    const doctor = await enter(product, call.doctor, call.bookingId);
    const mother = await comeByLink(secret);
    await mother.hear('welcome');
    expect(await doctor.hear('presence')).toMatchObject({ present: true });
    expect(await callOf(call, call.doctor)).toMatchObject({
      by_link: false,
      other: { name: REHEMA.name, present: true },
    });
    expect((await view(secret)).body.data.call).toMatchObject({ joined: 'link', doctor_present: true });
    for (const wire of [doctor, mother])
      wire.say({ type: 'leg', state: 'connected', camera: false, microphone: true, paused: false });
    await eventually(async () => (await callOf(call, call.patient)).state === 'connected');
    product.clock.set(new Date(call.startsAt.getTime() + 2 * MINUTE));
    for (const side of ['patient', 'doctor'] as const) await stayInRoom(product, call, side, 2);
    mother.say({ type: 'end' });
    expect(await doctor.hear('ended')).toMatchObject({ completed: true });
    const after = (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data;
    expect([after.state, after.proven]).toEqual(['completed', true]);
  });

  test('has one connection on the patient’s side: whoever joins last, and the other is told who that is', async () => {
    const call = await aMothersCall(product, 0);
    const secret = await secretOf(call);
    const daughter = await enter(product, call.patient, call.bookingId);
    const mother = await comeByLink(secret, { page: 'aaaaaaaaaaaa' });
    await mother.hear('welcome');
    expect(await daughter.hear('replaced')).toEqual({ type: 'replaced' });
    expect(await callOf(call, call.patient)).toMatchObject({ by_link: true, answers: REHEMA.name });
    const again = await enter(product, call.patient, call.bookingId);
    expect(await mother.hear('replaced')).toEqual({ type: 'replaced' });
    expect((await view(secret)).body.data.call.joined).toBe('account');
    const back = await comeByLink(secret, { page: 'aaaaaaaaaaaa', again: true });
    expect(await back.hear('replaced')).toEqual({ type: 'replaced' });
    expect(await callOf(call, call.doctor)).toMatchObject({ by_link: false, other: { name: 'Neema Swai' } });
    again.socket.close();
  });
});
