import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentPageBody, WithdrawalPageBody } from '@tabibu/contract/payment-desk';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { decideCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff, giveSession } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { DAY } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
let patient: Visitor;
let doctorIds: string[];
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient({ full_name: 'Asha Mwinyi' });
  doctorIds = [];
  for (const [time, name] of [
    ['09:00', 'Dkt. Ana Mollel'],
    ['10:00', '=cmd|calc!A1'],
    ['11:00', 'Dkt. Zawadi Ana'],
  ] as const) {
    const { doctorId } = await aWithdrawal(product, patient, at(product, 2, time));
    await product.db.pool.query('update doctors set full_name = $2 where id = $1', [doctorId, name]);
    doctorIds.push(doctorId);
  }
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const exportsOf = async (name: string) =>
  (
    await product.db.pool.query<{ details: object }>(
      "select details from audit_log where action = $1 and object = 'export' order by at, id",
      [`payment-desk.export-${name}`],
    )
  ).rows.map(({ details }) => details);
const readingsOf = async (name: string) =>
  (
    await product.db.pool.query("select 1 from audit_log where action = $1 and kind = 'read'", [
      `payment-desk.export-${name}`,
    ])
  ).rowCount;
const list = async (search = ''): Promise<WithdrawalPageBody> =>
  (await one.get(`/api/admin/withdrawals${search}`)).body.data;
const payments = async (search = ''): Promise<PaymentPageBody> =>
  (await one.get(`/api/admin/payments${search}`)).body.data;

test('lists requests with earnings, calls and date, and leads to where each is decided (ADM-PAY-03, ADM-PAY-05)', async () => {
  const { withdrawals, total, page, pages } = await list();
  expect([total, page, pages]).toEqual([3, 1, 1]);
  const ana = withdrawals.find(({ doctor }) => doctor === 'Dkt. Ana Mollel')!;
  expect(ana).toMatchObject({
    country: 'TZ',
    amount: { amount: 1_000_000, currency: 'TZS' },
    total_earnings: { amount: 1_200_000, currency: 'TZS' },
    total_calls: 1,
    status: 'pending',
  });
  expect((await decideCase(one, ana.case_id!, 'reject', { note: 'Another number.' })).status).toBe(200);
  expect((await list('?status=rejected')).withdrawals).toMatchObject([
    { id: ana.id, case_id: ana.case_id, payout: null },
  ]);
  expect((await list('?status=pending')).total).toBe(2);
});

test('finds by name and country, and by the period on the calendar of the reader (ADM-PAY-02, W48)', async () => {
  expect((await list('?q=ANA')).withdrawals.map(({ doctor }) => doctor).toSorted()).toEqual([
    'Dkt. Ana Mollel',
    'Dkt. Zawadi Ana',
  ]);
  expect((await list('?q=%25')).total).toBe(0);
  expect([(await list('?country=TZ')).total, (await list('?country=KE')).total]).toEqual([3, 0]);
  product.clock.advance(40 * DAY);
  one = await aMemberOfStaff(product, 'administrator');
  // What waits is of every month.
  expect([(await list()).total, (await list('?period=week')).total, (await list('?period=year')).total]).toEqual([
    2, 2, 3,
  ]);
  expect((await list('?period=all&page=99')).page).toBe(1);
});

test('exports what the filter finds as a table in which no cell is read as a formula (ADM-PAY-02, W48)', async () => {
  const reply = await one.get('/api/admin/withdrawals/export?period=all');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="withdrawals_\d{4}-\d\d-\d\d\.csv"$/);
  const lines = reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    'doctor,country,currency,request amount,total earnings,total calls,request date,status,paid on,transaction number,payout number',
  );
  expect(reply.text).toContain("'=cmd|calc!A1,Tanzania,TZS,10000,12000,1,");
  expect(await exportsOf('withdrawals')).toEqual([{ period: 'all' }, { rows: 3 }]);
});

test('exports all payments that the filter finds, and writes to the log whose they are (W47)', async () => {
  const reply = await one.get('/api/admin/payments/export?status=paid&country=TZ');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="payments_\d{4}-\d\d-\d\d\.csv"$/);
  const lines = reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe(
    'reference,payer,country,currency,amount,worth TZS,TZS for one,method,provider,status,begun,paid,paid back,refund transaction,payout number',
  );
  expect(lines.slice(1)).toHaveLength(3);
  for (const line of lines.slice(1))
    expect(line).toMatch(
      /^TBB-\d+-\w{8},Asha Mwinyi,Tanzania,TZS,15000,15000,1,[^,]+,\w+,paid,\d{4}-\d\d-\d\d \d\d:\d\d,\d{4}-\d\d-\d\d \d\d:\d\d,,,$/,
    );
  expect((await one.get('/api/admin/payments/export?country=KE')).text.split('\r\n')).toHaveLength(2);
  expect(await exportsOf('payments')).toEqual([
    { status: 'paid', country: 'TZ' },
    { rows: 3 },
    { country: 'KE' },
    { rows: 0 },
  ]);
  expect(await readingsOf('payments')).toBe(3);
});

test('lists payments newest first with their totals, by day, country and status (API-20, ADM-PAY-06, W47)', async () => {
  await giveSession(product, patient, patient.accountId, 'patient');
  const booking = await anAppointment(product, patient, doctorIds[0]!, at(product, 1, '15:00'));
  await patient.post(`/api/appointments/${booking}/cancel`);
  await product.settle();
  const all = await payments();
  expect(all.count).toBe(4);
  expect(all.payments[0]).toMatchObject({ payer: 'Asha Mwinyi', status: 'refund-due', amount: { amount: 1_500_000 } });
  const times = all.payments.map(({ created_at: created }) => created);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(all.received).toEqual([{ amount: 4_500_000, currency: 'TZS' }]);
  expect(all).toMatchObject({ received_tzs: { amount: 4_500_000, currency: 'TZS' }, unrated: 0 });
  expect(all.payments[0]!.worth).toMatchObject({ amount: { amount: 1_500_000, currency: 'TZS' }, rate: '1' });
  expect((await payments('?status=refund-due')).received).toEqual([]);
  expect([(await payments('?status=paid')).count, (await payments('?country=KE')).count]).toEqual([3, 0]);
  const [today] = product.clock.now().toISOString().split('T');
  expect([(await payments(`?from=${today}`)).count, (await payments(`?until=${today}`)).count]).toEqual([1, 4]);
  expect((await one.get('/api/admin/payments?cursor=bm9wZQ')).body.code).toBe('invalid-input');
});
