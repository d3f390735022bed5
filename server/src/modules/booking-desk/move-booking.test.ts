import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingPageBody } from '@tabibu/contract/booking-desk';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at, brokenInvariants, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let desk: Visitor;
let phones = 100;
beforeAll(async () => {
  product = await openTestProduct();
  desk = await aMemberOfStaff(product, 'receptionist');
});
afterAll(() => product.close());

async function booked() {
  phones += 1;
  const phone = `+255713900${phones}`;
  const doctorId = await aDoctor(product, { phone });
  const patient = await product.patient();
  const id = await anAppointment(product, patient, doctorId, at(product, 2, '09:00'));
  await pass(product, 3 * MINUTE, MINUTE);
  return { phone, doctorId, patient, id };
}
const move = (id: string, body: object, who = desk) =>
  who.post(`/api/admin/bookings/${id}/move`, { agreed: true, ...body });
const paymentOf = (id: string) =>
  asSystem(
    product,
    'select p.state, p.amount::int from payments p join bookings b on b.payment_id = p.id where b.id = $1',
    [id],
  );

test('a caller’s appointment is not cancelled and paid anew to have another time', async () => {
  const { phone, patient, id } = await booked();
  const before = await paymentOf(id);
  const moved = await move(id, { starts_at: at(product, 3, '11:00') });
  expect(moved.body.data).toMatchObject({ id, state: 'scheduled', starts_at: at(product, 3, '11:00') });
  await pass(product, 3 * MINUTE, MINUTE);
  expect(await paymentOf(id)).toEqual(before);
  expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/11:00/);
  expect((await messagesTo(product, phone)).at(-1)).toMatch(/11:00/);
  const { rows } = await product.db.pool.query(
    "select actor, actor_id, details from audit_log where action = 'bookings.reschedule' and object_id = $1",
    [id],
  );
  expect(rows).toMatchObject([
    { actor: 'receptionist', actor_id: desk.accountId, details: { assisted: patient.accountId } },
  ]);
});

test('nothing is moved without the caller’s yes, to a taken time, or by who may not', async () => {
  const { doctorId, id } = await booked();
  const startsAt = at(product, 3, '12:00');
  expect((await move(id, { starts_at: startsAt, agreed: false })).body.code).toBe('move-not-agreed');
  await hold(await product.patient(), doctorId, startsAt);
  expect((await move(id, { starts_at: startsAt })).body.code).toBe('slot-taken');
  const manager = await aMemberOfStaff(product, 'manager');
  expect((await move(id, { starts_at: at(product, 3, '13:00') }, manager)).status).toBe(403);
  const { bookings }: BookingPageBody = (await desk.get('/api/admin/booking-list')).body.data;
  expect(bookings.find((row) => row.id === id)).toMatchObject({ starts_at: at(product, 2, '09:00'), is_movable: true });
});

test('another doctor of the type takes it at the price that was paid, and all three are told; no other doctor can', async () => {
  const { phone, doctorId, patient, id } = await booked();
  phones += 1;
  const alike = await aDoctor(product, { phone: `+255713900${phones}`, fullName: 'Dkt. Zawadi Ngowi' });
  const general = await aDoctor(product, { specialty: 'general-practitioner' });
  const startsAt = at(product, 2, '09:00');
  expect((await move(id, { starts_at: startsAt, doctor_id: general })).body.code).toBe('doctor-not-alike');
  const before = await paymentOf(id);
  expect((await move(id, { starts_at: startsAt, doctor_id: alike })).body.data).toMatchObject({
    doctor: 'Dkt. Zawadi Ngowi',
    doctor_id: alike,
    starts_at: startsAt,
  });
  await pass(product, 3 * MINUTE, MINUTE);
  expect(await paymentOf(id)).toEqual(before);
  expect((await messagesTo(product, phone)).at(-1)).toContain('Cancelled: the appointment on');
  expect((await messagesTo(product, `+255713900${phones}`)).at(-1)).toMatch(/09:00/);
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('Zawadi');
  // The half hour of the doctor before is free again.
  expect((await hold(await product.patient(), doctorId, startsAt)).status).toBe(201);
  expect(await brokenInvariants(product)).toEqual([]);
});
