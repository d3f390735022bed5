import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { postJournal } from '../ledger/index.ts';

let product: TestProduct;
let desk: Visitor;
let doctor: WorkingDoctor;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  desk = await aMemberOfStaff(product, 'staff-admin');
  doctor = await aWorkingDoctor(product);
});
afterAll(() => product.close());

const path = () => `/api/admin/doctor-changes/${doctor.id}`;
const move = (country: string) => desk.put(`${path()}/country`, { country });

test('staff change the country of a doctor: the hours follow its clock, what is booked stays, the doctor is told', async () => {
  const patient = await product.patient();
  const booking = await anAppointment(product, patient, doctor.id, at(product, 3, '10:00'));
  const before = (await patient.get(`/api/appointments/${booking}`)).body.data;
  expect((await desk.get(path())).body.data).toMatchObject({ country: 'TZ', appointments: 1, unpaid: [] });
  const reply = await move('RW');
  expect([reply.status, reply.body.data.country]).toEqual([200, 'RW']);
  await product.settle();
  const page = (await product.visitor().get(`/api/doctors/${doctor.id}`)).body.data;
  expect(page.country).toBe('RW');
  const after = (await patient.get(`/api/appointments/${booking}`)).body.data;
  expect([after.starts_at, after.price]).toEqual([before.starts_at, before.price]);
  const { rows } = await product.db.pool.query('select time_zone from doctors where id = $1', [doctor.id]);
  expect(rows).toEqual([{ time_zone: 'Africa/Kigali' }]);
  expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('your country was changed by our office');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('not while there is money in the old currency, and not to a country where nobody books yet', async () => {
  await postJournal(product.ctx(), {
    kind: 'withdrawal',
    reference: 'earned before',
    entries: [
      { account: 'clearing:azampay:TZS', amount: -500_000, currency: 'TZS' },
      { account: `doctor:${doctor.id}:TZS`, amount: 500_000, currency: 'TZS' },
    ],
  });
  expect((await desk.get(path())).body.data.unpaid).toEqual(['balance']);
  const refused = await move('KE');
  expect([refused.status, refused.body.code]).toEqual([409, 'doctor-owed']);
  expect((await move('DE')).status).toBe(422);
  expect((await desk.get(path())).body.data.country).toBe('TZ');
});

test('the same country changes nothing and tells nobody', async () => {
  const told = (await messagesTo(product, doctor.phone)).length;
  expect((await move('TZ')).status).toBe(200);
  await product.settle();
  expect(await messagesTo(product, doctor.phone)).toHaveLength(told);
});

test('staff find doctors by a part of the name', async () => {
  const named = await aWorkingDoctor(product, { fullName: 'Dkt. Zuhura Ngowi' });
  const found = (await desk.get('/api/admin/doctor-changes?q=ngow')).body.data;
  expect(found).toMatchObject({ total: 1, doctors: [{ id: named.id, country: 'TZ', is_verified: true }] });
});
