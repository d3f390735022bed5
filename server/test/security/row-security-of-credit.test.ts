import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, brokenInvariants, hold } from '../booking-makers.ts';
import { aMissedAppointment, nextTime } from '../credit-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Visitor } from '../visitor.ts';
import { NOBODY, actingAs, countRows, runtimeLogin, tryChange } from './guarded-rows.ts';

let product: TestProduct;
let patient: Visitor;
let stranger: Visitor;
/** A held appointment for which credit is set aside. */
let held: string;
beforeAll(async () => {
  product = await openTestProduct();
  [patient, stranger] = [await product.patient(), await product.patient()];
  const doctor = await aDoctor(product);
  await aMissedAppointment(product, patient, doctor);
  held = (await hold(patient, doctor, nextTime(product))).body.data.id;
});
afterAll(() => product.close());

const owner = () => actingAs('patient', patient.accountId);
const counts = (settings: string) => countRows(runtimeLogin(product), settings, ['credits', 'credit_uses']);
const change = (settings: string, sql: string) => tryChange(runtimeLogin(product), settings, sql);

test('the own credit is seen by its patient only', async () => {
  expect(await counts(owner())).toEqual({ credits: 1, credit_uses: 1 });
  for (const settings of [NOBODY, actingAs('patient', stranger.accountId), actingAs('manager', patient.accountId)])
    expect([settings, await counts(settings)]).toEqual([settings, { credits: 0, credit_uses: 0 }]);
});

test('nobody gives, uses or frees credit but the product', async () => {
  const given = `insert into credits (id, patient_id, booking_id, amount, currency, free, days, created_at, ends_at)
    values (gen_random_uuid(), '${patient.accountId}', '${held}', 100, 'TZS', 100, 30, now(), now() + interval '30 days')`;
  expect(await change(owner(), given)).toBe('42501');
  expect(await change(owner(), 'update credits set free = amount')).toBe('42501');
  expect(await change(owner(), "update credit_uses set state = 'used', used_at = now()")).toBe('42501');
  expect(await change(owner(), 'delete from credit_uses')).toBe(0);
  expect(await change(actingAs('patient', stranger.accountId), 'update credits set free = amount')).toBe(0);
  expect(await change(`${NOBODY}; set local tabibu.role = 'system'`, 'delete from credit_uses')).toBe(1);
});

test('every invariant holds after these requests', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
