import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { postJournal } from '../../src/modules/ledger/index.ts';
import { writeCsv } from '../../src/platform/csv.ts';
import { DAY } from '../../src/platform/time.ts';
import { asSystem } from '../as-system.ts';
import { anAppointment, at } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import { aSubscription } from '../subscription-makers.ts';
import { SYSTOLIC_READING } from '../reading-makers.ts';
import type { Visitor } from '../visitor.ts';
import { aWithdrawal } from '../withdrawal-makers.ts';

/** What a spreadsheet reads as the beginning of a formula, also in the full width of Asian keyboards. */
const SIGNS = ['=', '+', '-', '@', '\t', '\r', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
/** A line end that a spreadsheet would take for the end of the line, with a formula behind it. */
const LINE_ENDS = ['\r', '\n', '\r\n'];
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const formula = (sign: string) => `${sign}cmd|' /C calc'!A1`;

/** Every table that the product writes: where it is, and whose names stand in it. A new one fails until it is here. */
const TABLES: Readonly<
  Record<string, { path: string | ((patientId: string) => string); names: readonly ('payer' | 'doctor')[] }>
> = {
  'payment-desk.export-withdrawals': { path: '/api/admin/withdrawals/export?period=all', names: ['doctor'] },
  'payment-desk.export-payments': { path: '/api/admin/payments/export', names: ['payer'] },
  'payment-desk.export-debts': { path: '/api/admin/debts/export', names: ['doctor'] },
  'payment-desk.export-successful': { path: '/api/admin/successful-payments/export', names: ['payer'] },
  'booking-desk.export-bookings': { path: '/api/admin/booking-list/export', names: ['payer', 'doctor'] },
  'subscriptions.export-subscribers': { path: '/api/admin/subscribers/export', names: ['payer'] },
  'subscriptions.export-coupons': { path: '/api/admin/coupons/export', names: ['payer'] },
  'reports.export-revenue': { path: '/api/admin/revenue/export?period=daily', names: [] },
  'readings.export': { path: (patientId) => `/api/people/${patientId}/readings.csv`, names: [] },
};
const ids = ENDPOINTS.filter(({ media }) => [media].flat().includes('text/csv')).map(({ id }) => id);

let product: TestProduct;
let administrator: Visitor;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  for (const [index, sign] of SIGNS.entries()) {
    patient = await product.patient({ phone: `+25575400${String(1000 + index)}` });
    const { doctorId } = await aWithdrawal(product, patient, at(product, 2 + index, '10:00'));
    await aSubscription(product, patient);
    await postJournal(product.ctx(), {
      kind: 'repayment',
      reference: doctorId,
      entries: [
        { account: `receivable:${doctorId}:TZS`, amount: -1_000, currency: 'TZS' },
        { account: 'clearing:azampay:TZS', amount: 1_000, currency: 'TZS' },
      ],
    });
    // Names are cleaned when they come in. Older ones may contain anything, so they are written directly.
    await product.db.pool.query('update accounts set full_name = $2 where id = $1', [patient.accountId, formula(sign)]);
    await asSystem(product, 'update payments set full_name = $2 where payer_id = $1', [
      patient.accountId,
      formula(sign),
    ]);
    await product.db.pool.query('update doctors set full_name = $2 where id = $1', [doctorId, formula(sign)]);
    // Money that is owed back makes the revenue of a day negative.
    if (index > 0) continue;
    const cancelled = await anAppointment(product, patient, doctorId, at(product, 5, '11:00'));
    product.clock.advance(DAY);
    await patient.post(`/api/appointments/${cancelled}/cancel`);
    await product.settle();
  }
  administrator = await aMemberOfStaff(product, 'administrator');
  const reading = `/api/people/${patient.accountId}/readings/019a0000-0000-7000-8000-000000000014`;
  await patient.put(reading, SYSTOLIC_READING);
});
afterAll(() => product.close());

/** Reads a table as a spreadsheet does (RFC 4180). */
function cellsOf(csv: string): string[] {
  return [
    ...csv
      .replace('\uFEFF', '')
      .trimEnd()
      .matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g),
  ].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!);
}

const startingFormula = (cells: readonly string[]) => cells.filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell));

test('every table of the contract is tested here', () => {
  expect(Object.keys(TABLES).toSorted()).toEqual(ids.toSorted());
});

describe.each(ids)('%s', (id) => {
  test('has no cell that a spreadsheet reads as a formula (W48)', async () => {
    const { path, names } = TABLES[id]!;
    const reply = await (typeof path === 'string' ? administrator.get(path) : patient.get(path(patient.accountId)));
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const cells = cellsOf(reply.text);
    expect(startingFormula(cells)).toEqual([]);
    // The names are there: as text behind an apostrophe.
    expect([...new Set(cells.filter((cell) => cell.includes('calc')))].toSorted()).toEqual(
      (names.length === 0 ? [] : SIGNS).map((sign) => `'${formula(sign)}`).toSorted(),
    );
  });
});

test.each(LINE_ENDS)('a line end (%j) inside of a cell begins no line', (end) => {
  expect(writeCsv([[`x${end}=1+1`, 'y']])).toBe(`\uFEFF"x${end}=1+1",y\r\n`);
});

test('numbers stay numbers, also negative ones; texts that look like one do not', () => {
  expect(cellsOf(writeCsv([[-5, '-5', '+255754000000', null, 'x']]))).toEqual(['-5', "'-5", "'+255754000000", '', 'x']);
});
