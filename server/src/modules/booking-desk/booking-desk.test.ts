import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingPageBody } from '@tabibu/contract/booking-desk';
import { aDoctor, anAppointment, at, hold, pass } from '../../../test/booking-makers.ts';
import { anUnansweredEmergency } from '../../../test/case-causes.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { TEST_START } from '../../../test/test-start.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
let asha: Visitor;
let cancelled: string;
beforeAll(async () => {
  // While doctors work, who are rung.
  product = await openTestProduct({ start: later(TEST_START, 3 * HOUR) });
  asha = await product.patient({ phone: '+255754000321' });
  await anUnansweredEmergency(product, asha, await aDoctor(product));
  await product.db.pool.query("update accounts set full_name = 'Asha 100% Mwinyi' where id = $1", [asha.accountId]);
  const bahati = await product.patient({});
  await product.db.pool.query("update accounts set full_name = '=Bahati' where id = $1", [bahati.accountId]);
  const doctorId = await aDoctor(product);
  await product.db.pool.query("update doctors set full_name = 'Dkt. Zawadi Mollel' where id = $1", [doctorId]);
  cancelled = await anAppointment(product, asha, doctorId, at(product, 2, '09:00'));
  await asha.post(`/api/appointments/${cancelled}/cancel`);
  for (let place = 0; place < 11; place += 1)
    await anAppointment(
      product,
      bahati,
      await aDoctor(product),
      at(product, 3, `${9 + Math.floor(place / 2)}:${place % 2 ? '30' : '00'}`.padStart(5, '0')),
    );
  await hold(bahati, await aDoctor(product), at(product, 4, '15:00'));
  await pass(product, 11 * MINUTE, MINUTE);
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const list = async (search = ''): Promise<BookingPageBody> =>
  (await one.get(`/api/admin/booking-list${search}`)).body.data;

test('the figures of the dashboard equal the lists behind them, without holds that ended unpaid (S39, C99)', async () => {
  const { total_bookings: all, emergency_bookings: emergencies } = (await one.get('/api/admin/dashboard/stats')).body
    .data;
  expect([all, emergencies]).toEqual([13, 1]);
  expect([(await list()).total, (await list('?kind=emergency')).total]).toEqual([13, 1]);
  const kinds = await Promise.all(['phone', 'video', 'emergency'].map((kind) => list(`?kind=${kind}`)));
  expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(13);
});

test('shows ten a page, newest first, and a page behind the last gives the last', async () => {
  const first = await list();
  expect([first.bookings.length, first.page, first.pages, first.is_cut]).toEqual([10, 1, 2, false]);
  expect((await list('?kind=emergency')).bookings[0]).toMatchObject({ patient: 'Asha 100% Mwinyi', starts_at: null });
  const booked = first.bookings.map(({ booked_at: at }) => at);
  expect(booked).toEqual(booked.toSorted().toReversed());
  const last = await list('?page=99');
  expect([last.page, last.bookings.length]).toEqual([2, 3]);
});

test('finds by reference, by phone in any spelling, and by a part of the name of patient or doctor', async () => {
  const [row] = (await list('?state=cancelled')).bookings;
  expect(row).toMatchObject({ id: cancelled, doctor: 'Dkt. Zawadi Mollel', state: 'cancelled', country: 'TZ' });
  expect((await list(`?q=${row!.reference!.toLowerCase()}`)).bookings.map(({ id }) => id)).toEqual([cancelled]);
  expect((await list('?q=TBB-1700000000-AAAAAAAA')).total).toBe(0);
  expect((await list('?q=0754+000+321')).total).toBe(2);
  expect((await list('?q=%2B255754000321')).total).toBe(2);
  expect((await list('?q=mwinyi+asha')).total).toBe(2);
  // Signs of patterns are no part of a name.
  expect((await list('?q=%25')).total).toBe(0);
  expect((await list('?q=zawadi')).bookings.map(({ id }) => id)).toEqual([cancelled]);
  expect([(await list('?country=KE')).total, (await list('?q=asha&state=scheduled')).total]).toEqual([0, 1]);
});

test('finds bookings by the name of the member of a family for whom they are, however it is spelt', async () => {
  const parent = await product.patient({});
  const member = await aMember(parent, { name: 'Zainabu Ngoma-Élodie' });
  const doctorId = await aDoctor(product);
  const id = await anAppointment(product, parent, doctorId, at(product, 5, '09:00'), { person_id: member });
  await anAppointment(product, parent, await aDoctor(product), at(product, 5, '11:00'));
  for (const q of ['zainabu', 'NGOMA-elodie', 'za'])
    expect([q, (await list(`?q=${encodeURIComponent(q)}`)).bookings.map((row) => [row.id, row.person])]).toEqual([
      q,
      expect.arrayContaining([[id, 'Zainabu Ngoma-Élodie']]),
    ]);
  expect((await list('?q=zainabu')).total).toBe(1);
  const csv = await one.get('/api/admin/booking-list/export?q=zainabu');
  expect(csv.text.trim().split('\r\n')).toHaveLength(2);
});

test('exports what the filter finds as a table in which no cell is read as a formula, and audits both', async () => {
  const reply = await one.get('/api/admin/booking-list/export?q=bahati');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="bookings_\d{4}-\d\d-\d\d\.csv"$/);
  const lines = reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('reference,patient,for,doctor,country,type,date,time,currency,amount,status');
  expect(lines).toHaveLength(12);
  expect(lines[1]).toMatch(/^TBB-[^,]+,'=Bahati,,[^,]+,Tanzania,phone,\d{4}-\d\d-\d\d,\d\d:\d\d,TZS,\d+,scheduled$/);
  const { rows } = await product.db.pool.query<{ action: string }>(
    "select distinct action from audit_log where action like 'booking-desk.%' order by 1",
  );
  expect(rows.map(({ action }) => action)).toEqual(['booking-desk.export-bookings', 'booking-desk.list-bookings']);
});
