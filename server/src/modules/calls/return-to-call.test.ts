import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCall, enter, knock, until } from '../../../test/call-makers.ts';
import type { CallPeople, Wire } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';

const TELEPHONE = { page: '0123456789ab' };
const LAPTOP = { page: 'ba9876543210' };
const LEG = { type: 'leg', state: 'connecting', camera: false, microphone: true, paused: false };

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z'), environment: { DATABASE_POOL: '20' } }); });
afterAll(() => product.close());

async function lives(wire: Wire): Promise<void> {
  wire.say({ type: 'ping' });
  await wire.hear('pong');
}

/** What one process says to the others when it has seated a leg of the patient. */
async function sayTaken({ bookingId }: CallPeople, leg: string): Promise<void> {
  const text = Buffer.from(JSON.stringify({ type: 'taken', leg })).toString('base64');
  await product.db.pool.query('select pg_notify($1, $2)', ['calls', `${leg}/0/1/${bookingId}:patient ${text}`]);
}

test('a page that comes back by itself takes the call from no other page of its person; a tap does (R-18d)', async () => {
  const call = await aCall(product);
  const telephone = await knock(product, call.patient, call.bookingId, TELEPHONE);
  await telephone.hear('welcome');
  const laptop = await knock(product, call.patient, call.bookingId, LAPTOP);
  await laptop.hear('welcome');
  await telephone.hear('replaced');
  const back = await knock(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
  await back.hear('replaced');
  expect(await back.end()).toBe(1000);
  await lives(laptop);
  await (await knock(product, call.patient, call.bookingId, TELEPHONE)).hear('welcome');
  await laptop.hear('replaced');
});

test('a page comes back to its own place, also when it never heard that it had one, or had left it', async () => {
  const call = await aCall(product);
  await knock(product, call.patient, call.bookingId, TELEPHONE);
  const second = await knock(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
  await second.hear('welcome');
  second.socket.close();
  await second.end();
  await (await knock(product, call.patient, call.bookingId, { ...TELEPHONE, again: true })).hear('welcome');
});

test('who comes back by itself to a call that the other has ended does not open it again', async () => {
  const call = await aCall(product);
  const telephone = await knock(product, call.patient, call.bookingId, TELEPHONE);
  await telephone.hear('welcome');
  telephone.socket.terminate();
  const doctor = await enter(product, call.doctor, call.bookingId);
  doctor.say({ type: 'end' });
  await doctor.hear('ended');
  const back = await knock(product, call.patient, call.bookingId, { ...TELEPHONE, again: true });
  expect(await back.hear('ended')).toEqual({ type: 'ended', completed: false });
  expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state).toBe('failed');
  await (await knock(product, call.patient, call.bookingId, TELEPHONE)).hear('welcome');
});

test('nobody enters a call that was closed for good while they waited at its door', async () => {
  const call = await aCall(product);
  await enter(product, call.patient, call.bookingId);
  await product.db.pool.query("update call_sessions set patient_leg = null, state = 'failed', ended_at = $2, closed_at = $2 where booking_id = $1", [call.bookingId, product.clock.now()]);
  expect(await (await knock(product, call.patient, call.bookingId, TELEPHONE)).hear('refused')).toEqual({ type: 'refused', code: 'closed' });
});

test('nobody enters an appointment that was settled while they waited for its lock', async () => {
  const call = await aCall(product);
  await enter(product, call.doctor, call.bookingId);
  const client = await product.db.pool.connect();
  await client.query('begin');
  await client.query('select 1 from call_sessions where booking_id = $1 for update', [call.bookingId]);
  const wire = await knock(product, call.patient, call.bookingId, TELEPHONE);
  await until(async () => (await product.db.pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows.length > 0);
  await client.query("update bookings set state = 'completed', completed_at = $2 where id = $1", [call.bookingId, product.clock.now()]);
  await client.query('commit');
  client.release();
  expect(await wire.hear('refused')).toEqual({ type: 'refused', code: 'closed' });
});

test('a late word of an older leg takes the call from nobody; one of a newer leg does', async () => {
  const call = await aCall(product);
  const wire = await enter(product, call.patient, call.bookingId);
  await sayTaken(call, '01000000-0000-7000-8000-000000000000');
  await lives(wire);
  await lives(wire);
  await sayTaken(call, 'f1000000-0000-7000-8000-000000000000');
  await wire.hear('replaced');
});

test('legs sort in the order in which they were seated, although a clock is behind', async () => {
  const call = await aCall(product);
  const other = await product.another();
  other.clock.set(new Date(product.clock.now().getTime() - 20_000));
  const first = await enter(product, call.patient, call.bookingId);
  const second = await enter(product, call.patient, call.bookingId, other);
  await first.hear('replaced');
  await lives(second);
  await other.close();
});

test('what is said to a person does not go to the line that they lost, however long that takes to close', async () => {
  const call = await aCall(product);
  const other = await product.another();
  other.clock.set(product.clock.now());
  const lost = await enter(product, call.patient, call.bookingId);
  const doctor = await enter(product, call.doctor, call.bookingId);
  // The network is gone: nothing is read, not even that the line closes.
  lost.socket.pause();
  const found = await knock(product, call.patient, call.bookingId, {}, other);
  await found.hear('welcome');
  await doctor.hear('presence');
  doctor.say(LEG);
  expect(await found.hear('leg')).toEqual(LEG);
  lost.socket.terminate();
  await other.close();
});

test('a leg whose coming could not be told is no leg', async () => {
  const call = await aCall(product);
  const doctor = await enter(product, call.doctor, call.bookingId);
  const { db } = product.services;
  const many = db.many.bind(db);
  Object.assign(db, { many: async (statement: { name: string }, ...rest: unknown[]) => (statement.name === 'platform.topic-notify' ? Promise.reject(new Error('no database')) : Reflect.apply(many, undefined, [statement, ...rest])) });
  const wire = await knock(product, call.patient, call.bookingId, TELEPHONE);
  expect(await wire.end()).toBe(1011);
  Object.assign(db, { many });
  expect(await doctor.hear('presence')).toMatchObject({ present: false, silent: true });
  expect((await call.doctor.get(`/api/appointments/${call.bookingId}/call`)).body.data.other.present).toBe(false);
});
