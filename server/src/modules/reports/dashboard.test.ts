import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardBody } from '@tabibu/contract/reports';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { asSystem } from '../../../test/as-system.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let manager: Visitor;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  manager = await aMemberOfStaff(product, 'manager');
  patient = await product.patient({ full_name: 'Asha Mwinyi' });
});
afterAll(() => product.close());

const read = async (as = manager): Promise<DashboardBody> => (await as.get('/api/admin/dashboard')).body;

test('before anything happened every figure is 0, and twelve months are there (STF-DASH-03, C99)', async () => {
  const { monthly, recentBookings, ...totals } = await read();
  expect(totals).toMatchObject({ totalPaidBookings: 0, totalPendingBookings: 0, totalCancelledBookings: 0 });
  expect([totals.totalEarnings, monthly.momPercent, recentBookings]).toEqual([0, 0, []]);
  expect(monthly.series).toHaveLength(12);
});

test('S64: earnings by month with the percent, counts, and the newest ten bookings (STF-DASH-01…07, API-57)', async () => {
  const doctor = (await aWorkingDoctor(product)).id;
  for (const time of ['09:00', '09:30', '10:00']) await anAppointment(product, patient, doctor, at(product, 2, time));
  const now = product.clock.now().toISOString();
  expect((await read()).monthly.momPercent).toBe(100);
  // More than a month is over; the sessions of then are over, too.
  product.clock.advance(40 * DAY);
  manager = await aMemberOfStaff(product, 'manager');
  const other = await product.patient({ full_name: 'Asha Mwinyi' });
  for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'])
    await anAppointment(product, other, doctor, at(product, 2, time));
  const cancelled = await anAppointment(product, other, doctor, at(product, 2, '14:00'));
  product.clock.advance(MINUTE);
  await other.post(`/api/appointments/${cancelled}/cancel`);
  await product.settle();

  const body = await read();
  const [sum] = await asSystem<{ paid: number }>(
    product,
    "select sum(amount_tzs)::int as paid from payments where state = 'settled'",
  );
  expect(body).toMatchObject({ totalEarnings: sum!.paid, totalPaidBookings: 10, totalCancelledBookings: 1 });
  const { series, thisMonth, prevMonth, momPercent } = body.monthly;
  const months = [product.clock.now().toISOString().slice(0, 7), now.slice(0, 7)];
  expect(months.map((key) => series.find((one) => one.key === key)?.value)).toEqual([thisMonth, 4_500_000]);
  expect(series.reduce((all, { value }) => all + value, 0)).toBe(sum!.paid);
  expect(momPercent).toBe(prevMonth === 0 ? 100 : Math.round((1000 * (thisMonth - prevMonth)) / prevMonth) / 10);

  expect(body.recentBookings).toHaveLength(10);
  expect(body.recentBookings[0]).toMatchObject({
    full_name: 'Asha Mwinyi',
    payment_status: 'cancelled',
    amount: 1_500_000,
    currency: 'TZS',
  });
  const dates = body.recentBookings.map(({ created_at: created }) => created);
  expect(dates).toEqual(dates.toSorted().toReversed());
  // Whoever reads this reads the same numbers in the list of bookings (STF-DASH-06).
  expect(body.recentBookings.map(({ phone }) => phone)).toContain(other.phone);
  const audited = await product.db.pool.query(
    "select 1 from audit_log where kind = 'read' and action = 'reports.read-dashboard' and object_id = $1",
    [cancelled],
  );
  expect(audited.rowCount).toBe(1);
});

test('a receptionist gets no figure of it (ROLE-14, S63)', async () => {
  const reply = await (await aMemberOfStaff(product, 'receptionist')).get('/api/admin/dashboard');
  expect([reply.status, reply.text.includes('total')]).toEqual([403, false]);
});

test('the labels of the months are in the reader’s language', async () => {
  await manager.patch('/api/me', { language: 'fr' });
  const month = product.clock.now();
  const label = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month);
  expect((await read()).monthly.series.at(-1)?.label).toBe(label);
});
