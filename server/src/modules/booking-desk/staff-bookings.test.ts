import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingPageBody } from '@tabibu/contract/booking-desk';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR } from '../../platform/time.ts';

let product: TestProduct;
let asha: Visitor;
let desk: Visitor;
let manager: Visitor;
let doctorId: string;
const doctorPhone = '+255713900001';
beforeAll(async () => {
  product = await openTestProduct();
  asha = await product.patient({ phone: '+255754000321', full_name: 'Asha Mwinyi' });
  doctorId = await aDoctor(product, { fullName: 'Dkt. Zawadi Mollel', phone: doctorPhone });
  await signInStaff();
});
afterAll(() => product.close());

async function signInStaff(): Promise<void> {
  desk = await aMemberOfStaff(product, 'receptionist');
  manager = await aMemberOfStaff(product, 'manager');
}
const list = async (search = '', who = desk): Promise<BookingPageBody> =>
  (await who.get(`/api/admin/booking-list${search}`)).body.data;
const rowOf = async (id: string, who = desk) => (await list('', who)).bookings.find((row) => row.id === id)!;
const audited = async (action: string) =>
  (
    await product.db.pool.query<{ actor: string; object_id: string; details: object }>(
      "select actor, object_id, details from audit_log where action = $1 and kind <> 'read' order by at, id",
      [action],
    )
  ).rows;

test('a receptionist lists and exports bookings without an amount, a reason or a note; a manager sees amounts', async () => {
  const held = await hold(asha, doctorId, at(product, 2, '09:00'), { reason: 'Nina maumivu ya siri' });
  expect(held.status).toBe(201);
  const [mine] = (await list()).bookings;
  expect(mine).toMatchObject({
    patient: 'Asha Mwinyi',
    phone: '+255754000321',
    doctor: 'Dkt. Zawadi Mollel',
    specialty_id: 'cardiologist',
    payment: 'pending',
    viewed: false,
    cancel_effect: 'nothing-paid',
  });
  const [theirs] = (await list('', manager)).bookings;
  expect(theirs!.price).toMatchObject({ currency: 'TZS' });
  const [amount] = [String(theirs!.price!.amount / 100)];
  const replies = [
    await desk.get('/api/admin/booking-list'),
    await desk.get('/api/admin/bookings'),
    await desk.get('/api/admin/booking-list/export'),
    await desk.post(`/api/admin/bookings/${mine!.id}/viewed`),
    await desk.post(`/api/admin/bookings/${mine!.id}/cancel`, {}),
  ];
  for (const { status, text } of replies) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/price|amount|TZS|siri|reason|note/);
    expect(text).not.toContain(amount);
  }
  expect((await manager.get('/api/admin/bookings')).body[0]).toMatchObject({
    patientName: 'Asha Mwinyi',
    doctorSpecialty: 'Cardiologist',
    type: 'phone',
    amount: theirs!.price!.amount,
    currency: 'TZS',
    paymentStatus: 'cancelled',
  });
});

test('filters by payment, and by today, the last seven days and this month on the calendar of the reader', async () => {
  const clock = await openTestProduct();
  try {
    const who = await clock.patient({});
    const doctor = await aDoctor(clock);
    const paid = await anAppointment(clock, who, doctor, at(clock, 0, '17:30'));
    const later = await anAppointment(clock, who, doctor, at(clock, 1, '09:00'));
    const unpaid = await hold(who, doctor, at(clock, 2, '09:00'));
    const staff = await aMemberOfStaff(clock, 'staff-admin');
    const idsOf = async (search: string) =>
      (await staff.get(`/api/admin/booking-list?${search}`)).body.data.bookings.map(({ id }: { id: string }) => id);
    expect(await idsOf('time=today')).toEqual([paid]);
    expect(await idsOf('time=week')).toEqual([paid]);
    expect(await idsOf('payment=pending')).toEqual([unpaid.body.data.id]);
    expect((await idsOf('payment=paid')).toSorted()).toEqual([paid, later].toSorted());
    const day = at(clock, 1, '09:00').slice(0, 10);
    expect(await idsOf(`from=${day}&until=${day}`)).toEqual([later]);
    await who.post(`/api/appointments/${later}/cancel`);
    expect(await idsOf('payment=cancelled')).toEqual([later]);
    expect((await idsOf('size=5')).length).toBe(3);
    clock.clock.advance(6 * DAY + 20 * HOUR);
    await pass(clock, 0, HOUR);
    const again = await aMemberOfStaff(clock, 'staff-admin');
    const after = await again.get('/api/admin/booking-list?time=week');
    expect(after.body.data.bookings.map(({ id }: { id: string }) => id)).toContain(paid);
    clock.clock.advance(14 * HOUR);
    const past = await (await aMemberOfStaff(clock, 'staff-admin')).get('/api/admin/booking-list?time=week');
    expect(past.body.data.bookings.map(({ id }: { id: string }) => id)).not.toContain(paid);
  } finally {
    await clock.close();
  }
});

test('opening the details marks a booking as viewed for everybody, once, with who was first (STF-BOOK-11)', async () => {
  const id = await anAppointment(product, asha, doctorId, at(product, 3, '10:00'));
  expect((await rowOf(id)).viewed).toBe(false);
  expect((await desk.post(`/api/admin/bookings/${id}/viewed`)).body).toEqual({
    success: true,
    data: { id, viewed: true },
  });
  expect((await manager.post(`/api/admin/bookings/${id}/viewed`)).status).toBe(200);
  expect((await rowOf(id, manager)).viewed).toBe(true);
  expect((await audited('booking-desk.mark-viewed')).filter(({ object_id: about }) => about === id)).toMatchObject([
    { actor: 'receptionist' },
  ]);
  const unknown = '019a0000-0000-7000-8000-0000000000ff';
  expect((await desk.post(`/api/admin/bookings/${unknown}/viewed`)).body.code).toBe('not-found');
});

test('cancelling gives the money back, frees the time, tells patient and doctor, and is recorded (W69)', async () => {
  const startsAt = at(product, 4, '11:00');
  const id = await anAppointment(product, asha, doctorId, startsAt);
  expect((await rowOf(id)).cancel_effect).toBe('refund');
  const cancelled = await desk.post(`/api/admin/bookings/${id}/cancel`, { reason: 'Mgonjwa amepiga simu' });
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled', payment: 'cancelled', cancel_effect: null });
  await product.settle();
  const rows = await asSystem(
    product,
    'select p.state from payments p join bookings b on b.payment_id = p.id where b.id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'refund-due' }]);
  expect((await messagesTo(product, '+255754000321')).at(-1)).toMatch(/Tabibu imeghairi|Tabibu cancelled/);
  expect((await messagesTo(product, doctorPhone)).at(-1)).toContain('Tabibu cancelled the appointment');
  expect((await asha.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    cancelled_by: 'house',
    cancel_reason: 'Mgonjwa amepiga simu',
  });
  expect((await audited('bookings.cancel')).at(-1)).toMatchObject({
    actor: 'receptionist',
    object_id: id,
    details: { by: 'house' },
  });
  const other = await product.patient({});
  expect((await hold(other, doctorId, startsAt)).status).toBe(201);
  const messages = (await messagesTo(product, doctorPhone)).length;
  expect((await manager.post(`/api/admin/bookings/${id}/cancel`, {})).status).toBe(200);
  await product.settle();
  expect((await messagesTo(product, doctorPhone)).length).toBe(messages);
});

test('what has begun cannot be cancelled', async () => {
  const id = await anAppointment(product, asha, doctorId, at(product, 5, '09:00'));
  product.clock.advance(5 * DAY + HOUR);
  await signInStaff();
  expect((await rowOf(id)).cancel_effect).toBeNull();
  expect((await desk.post(`/api/admin/bookings/${id}/cancel`, {})).body.code).toBe('booking-not-cancellable');
});

test('the export of staff has the columns of their own list, wants a fresh factor and is audited', async () => {
  const lines = (reply: { text: string }) => reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines(await desk.get('/api/admin/booking-list/export'))[0]).toBe(
    'patient,for,doctor,specialty,date,time,type,payment,status',
  );
  const exported = await manager.get('/api/admin/booking-list/export?q=asha&payment=cancelled');
  expect(lines(exported)[0]).toBe('patient,for,doctor,specialty,date,time,type,currency,amount,payment,status');
  expect(
    lines(exported)
      .slice(1)
      .every((line) => line.startsWith('Asha Mwinyi,') && line.includes(',cancelled,')),
  ).toBe(true);
  expect((await audited('booking-desk.export-bookings')).slice(-2).map(({ details }) => details)).toEqual([
    { payment: 'cancelled', q: 'typed' },
    { rows: lines(exported).length - 1 },
  ]);
  product.clock.advance(6 * 60_000);
  expect((await desk.get('/api/admin/booking-list/export')).body.code).toBe('step-up-required');
});
