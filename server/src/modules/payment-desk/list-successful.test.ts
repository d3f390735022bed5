import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SuccessfulPageBody } from '@tabibu/contract/successful-payments';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
let manager: Visitor;
let asha: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  asha = await product.patient({ full_name: 'Asha Mwinyi' });
  const doctor = await aDoctor(product);
  for (const place of Array.from({ length: 11 }).keys())
    await anAppointment(product, asha, doctor, at(product, 2 + Math.floor(place / 4), `1${place % 4}:00`));
  const given = await anAppointment(product, asha, doctor, at(product, 6, '10:00'));
  await asha.post(`/api/appointments/${given}/cancel`);
  await product.settle();
  manager = await aMemberOfStaff(product, 'manager');
});
afterAll(() => product.close());

const LIST = '/api/admin/successful-payments';
const list = async (search = ''): Promise<SuccessfulPageBody> => (await manager.get(`${LIST}${search}`)).body.data;

test('loses no payment that was received, says which money goes back, ten a page, newest first (S66, STF-PAY-03…05)', async () => {
  const first = await list();
  expect([first.payments.length, first.total, first.pages, first.is_more]).toEqual([10, 12, 2, false]);
  expect(first.payments.map(({ status }) => status)).toEqual([
    'refund-due',
    ...Array.from({ length: 9 }, () => 'paid'),
  ]);
  expect(first.payments[0]).toMatchObject({
    phone: '+255754000000',
    full_name: 'Asha Juma',
    amount: { currency: 'TZS' },
  });
  const last = await list('?page=99');
  expect([last.page, last.payments.length]).toEqual([2, 2]);
});

test('finds by phone in any spelling, by transaction ID and by reference (STF-PAY-01)', async () => {
  const [row] = (await list()).payments;
  expect((await list(`?q=${row!.transaction_id}`)).payments.map(({ id }) => id)).toEqual([row!.id]);
  expect([(await list('?q=0754+000+000')).total, (await list('?q=0754000001')).total]).toEqual([12, 0]);
  const [{ reference }] = (await asSystem<{ reference: string }>(
    product,
    'select reference from payments where id = $1',
    [row!.id],
  )) as [{ reference: string }];
  expect((await list(`?q=${reference.toLowerCase()}`)).payments.map(({ id }) => id)).toEqual([row!.id]);
});

test('serves the printed array with amounts in shillings, and says who read it (API-54, STF-PAY-04)', async () => {
  const { body } = await manager.get('/api/payments/azampay/successful');
  expect(body).toHaveLength(11);
  expect(Object.keys(body[0]).toSorted()).toEqual(['amount', 'currency', 'full_name', 'id', 'phone', 'transaction_id']);
  expect(body[0]).toMatchObject({ amount: 1_500_000, currency: 'TZS' });
  const { rowCount } = await product.db.pool.query(
    "select 1 from audit_log where action = 'payment-desk.list-successful' and kind = 'read' and person_id = $1",
    [asha.accountId],
  );
  expect(rowCount).toBe(12);
});

test('exports the columns of the list, numbered on, with a fresh factor and an entry in the log (STF-PAY-02)', async () => {
  const reply = await manager.get(`${LIST}/export?q=0754000000`);
  const lines = reply.text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('#,transaction ID,phone,name,amount TZS,status,given back TZS');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toMatch(/^1,[^,]+,'\+255754000000,Asha Juma,0,Refund due,15000$/);
  expect(lines[12]).toMatch(/^12,[^,]+,'\+255754000000,Asha Juma,15000,Success,0$/);
  const { rows } = await product.db.pool.query<{ details: object }>(
    "select details from audit_log where action = 'payment-desk.export-successful' and object = 'export' order by at, id",
  );
  expect(rows.map(({ details }) => details)).toEqual([{ q: 'typed' }, { rows: 12 }]);
  product.clock.advance(6 * 60_000);
  expect((await manager.get(`${LIST}/export`)).body.code).toBe('step-up-required');
});

test('a receptionist is refused each of these calls (ROLE-14)', async () => {
  const desk = await aMemberOfStaff(product, 'receptionist');
  for (const path of [LIST, `${LIST}/export`, '/api/payments/azampay/successful'])
    expect((await desk.get(path)).status).toBe(403);
});
