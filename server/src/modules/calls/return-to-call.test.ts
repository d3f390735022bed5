import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCall, enter, showTicket } from '../../../test/call-makers.ts';
import type { CallPeople, CallSocket } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { TestProduct } from '../../../test/harness.ts';

const TELEPHONE = { page: '0123456789ab' };
const LAPTOP = { page: 'ba9876543210' };
const LEG = { type: 'leg', state: 'connecting', camera: false, microphone: true, paused: false };

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

async function lives(wire: CallSocket): Promise<void> {
  wire.say({ type: 'ping' });
  await wire.hear('pong');
}

/** Sends what a process sends to the others when a new leg of the patient has entered. */
async function sayTaken({ bookingId }: CallPeople, leg: string): Promise<void> {
  const text = Buffer.from(JSON.stringify({ type: 'taken', leg })).toString('base64');
  await product.db.pool.query('select pg_notify($1, $2)', ['calls', `${leg}/0/1/${bookingId}:patient ${text}`]);
}

test('a page that reconnects by itself does not replace another page of the same person; pressing the button does (R-18d)', async () => {
  const call = await aCall(product);
  const telephone = await showTicket(product, call.patient, call.bookingId, TELEPHONE);
  await telephone.hear('welcome');
  const laptop = await showTicket(product, call.patient, call.bookingId, LAPTOP);
  await laptop.hear('welcome');
  await telephone.hear('replaced');
  const back = await showTicket(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
  await back.hear('replaced');
  expect(await back.end()).toBe(1000);
  await lives(laptop);
  await (await showTicket(product, call.patient, call.bookingId, TELEPHONE)).hear('welcome');
  await laptop.hear('replaced');
});

test('a page may reconnect by itself when its own leg was the last one, even if it never received the welcome or had left', async () => {
  const call = await aCall(product);
  await showTicket(product, call.patient, call.bookingId, TELEPHONE);
  const second = await showTicket(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
  await second.hear('welcome');
  second.socket.close();
  await second.end();
  await (await showTicket(product, call.patient, call.bookingId, { ...TELEPHONE, again: true })).hear('welcome');
});

test('a page that reconnects by itself to a call that the other person has ended does not reopen it', async () => {
  const call = await aCall(product);
  const telephone = await showTicket(product, call.patient, call.bookingId, TELEPHONE);
  await telephone.hear('welcome');
  telephone.socket.terminate();
  const doctor = await enter(product, call.doctor, call.bookingId);
  doctor.say({ type: 'end' });
  await doctor.hear('ended');
  const back = await showTicket(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
  expect(await back.hear('ended')).toEqual({ type: 'ended', completed: false });
  expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state).toBe('failed');
  await (await showTicket(product, call.patient, call.bookingId, TELEPHONE)).hear('welcome');
});

test('nobody enters a call that was closed for good while they waited for its lock', async () => {
  const call = await aCall(product);
  await enter(product, call.patient, call.bookingId);
  await product.db.pool.query(
    "update call_sessions set patient_leg = null, state = 'failed', ended_at = $2, closed_at = $2 where booking_id = $1",
    [call.bookingId, product.clock.now()],
  );
  expect(await (await showTicket(product, call.patient, call.bookingId, TELEPHONE)).hear('refused')).toEqual({
    type: 'refused',
    code: 'closed',
  });
});

test('nobody enters an appointment that was settled while they waited for its lock', async () => {
  const call = await aCall(product);
  await enter(product, call.doctor, call.bookingId);
  const client = await product.db.pool.connect();
  await client.query('begin');
  await client.query('select 1 from call_sessions where booking_id = $1 for update', [call.bookingId]);
  const wire = await showTicket(product, call.patient, call.bookingId, TELEPHONE);
  await eventually(
    async () =>
      (
        await product.db.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows.length > 0,
  );
  await client.query("update bookings set state = 'completed', completed_at = $2 where id = $1", [
    call.bookingId,
    product.clock.now(),
  ]);
  await client.query('commit');
  client.release();
  expect(await wire.hear('refused')).toEqual({ type: 'refused', code: 'closed' });
});

test('a late message about an older leg replaces nobody; one about a newer leg does', async () => {
  const call = await aCall(product);
  const wire = await enter(product, call.patient, call.bookingId);
  await sayTaken(call, '01000000-0000-7000-8000-000000000000');
  await lives(wire);
  await lives(wire);
  await sayTaken(call, 'f1000000-0000-7000-8000-000000000000');
  await wire.hear('replaced');
});

test('legs sort in the order in which they entered, even if one clock is behind', async () => {
  const call = await aCall(product);
  const other = await product.another();
  other.clock.set(new Date(product.clock.now().getTime() - 20_000));
  const first = await enter(product, call.patient, call.bookingId);
  const second = await enter(product, call.patient, call.bookingId, other);
  await first.hear('replaced');
  await lives(second);
  await other.close();
});

test('messages to a person do not go to a socket that the person has lost, however long it takes to close', async () => {
  const call = await aCall(product);
  const other = await product.another();
  other.clock.set(product.clock.now());
  const lost = await enter(product, call.patient, call.bookingId);
  const doctor = await enter(product, call.doctor, call.bookingId);
  // The network is gone: the client reads nothing any more, not even the close frame.
  lost.socket.pause();
  const found = await showTicket(product, call.patient, call.bookingId, {}, other);
  await found.hear('welcome');
  await doctor.hear('presence');
  doctor.say(LEG);
  expect(await found.hear('leg')).toEqual(LEG);
  lost.socket.terminate();
  await other.close();
});

test('a leg is removed if the other processes could not be told about it', async () => {
  const call = await aCall(product);
  const doctor = await enter(product, call.doctor, call.bookingId);
  const { db } = product.services;
  const many = db.many.bind(db);
  Object.assign(db, {
    many: async (statement: { name: string }, ...rest: unknown[]) =>
      statement.name === 'platform.topic-notify'
        ? Promise.reject(new Error('no database'))
        : Reflect.apply(many, undefined, [statement, ...rest]),
  });
  const wire = await showTicket(product, call.patient, call.bookingId, TELEPHONE);
  expect(await wire.end()).toBe(1011);
  Object.assign(db, { many });
  expect(await doctor.hear('presence')).toMatchObject({ present: false, silent: true });
  expect((await call.doctor.get(`/api/appointments/${call.bookingId}/call`)).body.data.other.present).toBe(false);
});

describe('the id of a page', () => {
  const pageOf = async (call: CallPeople): Promise<[string | null, string | null]> => {
    const { rows } = await product.db.pool.query<{ patient_leg: string | null; patient_page: string | null }>(
      'select patient_leg, patient_page from call_sessions where booking_id = $1',
      [call.bookingId],
    );
    return [rows[0]!.patient_leg, rows[0]!.patient_page];
  };

  test('has its own column, which is empty when the page is not in the call', async () => {
    const call = await aCall(product);
    const wire = await showTicket(product, call.patient, call.bookingId, TELEPHONE);
    await wire.hear('welcome');
    expect((await pageOf(call))[1]).toBe(TELEPHONE.page);
    wire.socket.close();
    await eventually(async () => (await pageOf(call))[0] === null);
    expect((await pageOf(call))[1]).toBeNull();
  });

  test('of a leg that a process of the previous release has written is recognized too', async () => {
    const call = await aCall(product);
    await (await showTicket(product, call.patient, call.bookingId, TELEPHONE)).hear('welcome');
    // The previous release writes only the leg id, which ends with the id of the page.
    await product.db.pool.query('update call_sessions set patient_leg = $2 where booking_id = $1', [
      call.bookingId,
      `f1000000-0000-7000-8000-${LAPTOP.page}`,
    ]);
    expect((await pageOf(call))[1]).toBe(LAPTOP.page);
    const telephone = await showTicket(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
    await telephone.hear('replaced');
    await (await showTicket(product, call.patient, call.bookingId, { ...LAPTOP, again: true })).hear('welcome');
  });

  test('is the end of the id of its leg, where the previous release looks for it', async () => {
    const call = await aCall(product);
    await (await showTicket(product, call.patient, call.bookingId, TELEPHONE)).hear('welcome');
    expect((await pageOf(call))[0]).toMatch(new RegExp(`-${TELEPHONE.page}$`));
  });
});

test('a call that was connected and ended early is not called failed (C29)', async () => {
  const call = await aCall(product);
  const patient = await enter(product, call.patient, call.bookingId);
  await enter(product, call.doctor, call.bookingId);
  const stated = async () => (await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state;
  await product.db.pool.query('update call_sessions set connected_at = $2 where booking_id = $1', [
    call.bookingId,
    product.clock.now(),
  ]);
  patient.say({ type: 'end' });
  await patient.hear('ended');
  expect(await stated()).toBe('connecting');
  await product.db.pool.query('update call_sessions set closed_at = $2 where booking_id = $1', [
    call.bookingId,
    product.clock.now(),
  ]);
  expect(await stated()).toBe('ended');
});
