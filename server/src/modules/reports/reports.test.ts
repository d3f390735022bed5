import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityBody, RevenueBody, StatsBody } from '@tabibu/contract/reports';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { asSystem } from '../../../test/as-system.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  const patient = await product.patient({ full_name: 'Asha Mwinyi' });
  const { doctorId } = await aWithdrawal(product, patient, at(product, 2, '09:00'));
  await anAppointment(product, patient, doctorId, at(product, 3, '10:00'));
  const cancelled = await anAppointment(product, patient, doctorId, at(product, 3, '11:00'));
  product.clock.advance(MINUTE);
  await patient.post(`/api/appointments/${cancelled}/cancel`);
  await product.settle();
  admin = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const stats = async (): Promise<StatsBody> => (await admin.get('/api/admin/dashboard/stats')).body.data;
const activity = async (): Promise<ActivityBody[]> => (await admin.get('/api/admin/dashboard/activity')).body.data;
const revenue = async (search = ''): Promise<RevenueBody> => (await admin.get(`/api/admin/revenue${search}`)).body.data;

test('S39: the four cards equal sums of the database (ADM-OVER-01, ADM-OVER-06, API-30, C18, C99)', async () => {
  const [row] = await asSystem<{ total: number; emergencies: number; revenue: number }>(
    product,
    `select (select count(*)::int from bookings where state <> 'expired') as total,
            (select count(*)::int from bookings where is_emergency) as emergencies,
            (select sum(amount_tzs)::int from payments where state = 'settled') as revenue`,
  );
  expect(row).toEqual({ total: 3, emergencies: 0, revenue: 3_000_000 });
  expect(await stats()).toEqual({
    total_bookings: row!.total,
    total_revenue: row!.revenue / 100,
    revenue: { amount: row!.revenue, currency: 'TZS' },
    active_subscriptions: 0,
    emergency_bookings: row!.emergencies,
  });
});

test('activity lists what happened last, newest first, and leads to it (ADM-OVER-02, ADM-OVER-07, API-31)', async () => {
  const rows = await activity();
  expect(rows.map(({ activity: what }) => what).toSorted()).toEqual([
    'appointment-paid',
    'appointment-paid',
    'appointment-paid',
    'refund-due',
    'withdrawal-requested',
  ]);
  const dates = rows.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(rows[0]).toMatchObject({
    activity: 'refund-due',
    user: 'Asha Mwinyi',
    amount: { amount: 1_500_000, currency: 'TZS' },
    object: 'payment',
  });
  expect(rows[0]!.details).toMatch(/^TBB-/);
  const asked = rows.find(({ object }) => object === 'withdrawal')!;
  expect(asked.case_id).not.toBeNull();
  const read = await product.db.pool.query(
    "select 1 from audit_log where kind = 'read' and action = 'reports.list-activity' and object_id = $1",
    [asked.object_id],
  );
  expect(read.rowCount).toBe(1);
});

test('S47: revenue by country and period, with ranges, and nothing outside of them (ADM-REV-10…12, API-32)', async () => {
  const report = await revenue();
  expect(report).toMatchObject({ totalRevenue: 3_000_000, currency: 'TZS', period: 'monthly', rates: [], unrated: 0 });
  expect(report.byCountry).toEqual({
    TZ: {
      total: 3_000_000,
      bookings: 3_000_000,
      subscriptions: 0,
      original: [{ amount: 3_000_000, currency: 'TZS' }],
    },
  });
  const day = product.clock.now().toISOString().slice(0, 10);
  expect(Object.keys((await revenue('?period=daily')).byPeriod).every((key) => key <= day)).toBe(true);
  expect(await revenue('?country=KE')).toMatchObject({ totalRevenue: 0, byCountry: {}, byPeriod: {} });
  expect(await revenue('?start_date=2099-01-01')).toMatchObject({ totalRevenue: 0 });
  expect((await admin.get('/api/admin/revenue?period=weekly')).status).toBe(422);
});

test('S47: the export has both sections under the printed name, and is audited (ADM-REV-14)', async () => {
  const reply = await admin.get('/api/admin/revenue/export?period=yearly');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="revenue_export_\d{4}-\d\d-\d\d\.csv"$/);
  const lines = reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual([
    'Revenue by Country',
    'country,total TZS,bookings TZS,bookings %,subscriptions TZS,subscriptions %,% of overall total,received',
    'Tanzania,30000,30000,100.0,0,0.0,100.0,TZS 30000',
    '',
    'Revenue by Year',
    'year,total TZS,bookings TZS,bookings %,subscriptions TZS,subscriptions %,received',
    `${product.clock.now().getUTCFullYear()},30000,30000,100.0,0,0.0,TZS 30000`,
  ]);
  const rows = await product.db.pool.query("select 1 from audit_log where action = 'reports.export-revenue'");
  expect(rows.rowCount).toBe(1);
});
