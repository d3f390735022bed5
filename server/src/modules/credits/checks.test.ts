import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, brokenInvariants, hold, pay } from '../../../test/booking-makers.ts';
import { aMissedAppointment, nextTime } from '../../../test/credit-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';

let product: TestProduct;
let owner: pg.Client;
let missed: string;
let booked: string;
beforeAll(async () => {
  product = await openTestProduct();
  owner = new pg.Client(product.owner);
  await owner.connect();
  const patient = await product.patient();
  const doctor = await aDoctor(product);
  missed = await aMissedAppointment(product, patient, doctor);
  booked = (await hold(patient, doctor, nextTime(product))).body.data.id;
  await pay(product, patient, booked);
  await owner.query('alter table credits drop constraint credits_not_negative');
});
afterAll(async () => {
  await owner.end();
  await product.close();
});

const TABLES = ['credits', 'credit_uses', 'bookings'];

/** Changes what triggers forbid, as a mistake of a migration could. */
async function pastTriggers(change: string): Promise<void> {
  for (const table of TABLES) await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(change);
  for (const table of TABLES) await owner.query(`alter table ${table} enable trigger user`);
}

/** Runs a change, returns which invariants it breaks, and takes it back. */
async function brokenBy(change: string, back: string): Promise<string[]> {
  await pastTriggers(change);
  const broken = (await brokenInvariants(product)).map((line) => line.split(' ')[0]!);
  await pastTriggers(back);
  expect(await brokenInvariants(product)).toEqual([]);
  return broken;
}

test('credit that nobody gave is found', async () => {
  expect(await brokenBy('update credits set free = free + 100', 'update credits set free = free - 100')).toEqual([
    'I-100',
  ]);
});

test('credit that is free long after its end is found', async () => {
  const broken = await brokenBy(
    "update credits set free = 100, ends_at = '2000-01-01', created_at = '1999-01-01'",
    "update credits set free = 0, ends_at = '2038-02-20', created_at = '2038-01-15'",
  );
  expect(broken).toContain('I-100');
});

test('a booking whose fundings do not sum to its price is found', async () => {
  const change = (by: number) => `update bookings set credit_amount = credit_amount + ${by} where id = '${booked}'`;
  expect(await brokenBy(change(100), change(-100))).toEqual(['I-16', 'I-20']);
});

test('credit that came back although its appointment stands is found', async () => {
  const broken = await brokenBy(
    "update credit_uses set state = 'returned', returned_at = now()",
    "update credit_uses set state = 'used', returned_at = null",
  );
  expect(broken).toEqual(['I-100', 'I-20']);
});

test('a missed appointment that was divided by other terms than it was told is found', async () => {
  const set = (share: string) => `update bookings set missed_share = '${share}' where id = '${missed}'`;
  expect(await brokenBy(set('1/2'), set('1/3'))).toEqual(['I-99']);
});

test('a divided price of an appointment that took place is found', async () => {
  const set = (state: string, at: string) =>
    `update bookings set state = '${state}', completed_at = ${at} where id = '${missed}'`;
  expect(await brokenBy(set('completed', 'now()'), set('missed', 'null'))).toContain('I-99');
});
