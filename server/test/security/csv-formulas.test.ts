import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { postJournal } from '../../src/modules/ledger/index.ts';
import { writeRecords } from '../../src/platform/csv.ts';
import { dialectOf } from '../../src/platform/csv-dialect.ts';
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
const NUMBER = /^-?\d+([.,]\d+)?$/;
const ENGLISH = { language: 'en', country: 'TZ' } as const;
/** One reader for each pair of signs and each language. */
const READERS = [
  ENGLISH,
  { language: 'sw', country: 'KE' },
  { language: 'fr', country: 'TZ' },
  { language: 'en', country: 'ZA' },
] as const;
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
  'site.export-interests': { path: '/api/admin/country-interests/export', names: [] },
};
const isTable = ({ media, path }: (typeof ENDPOINTS)[number]) =>
  [media].flat().includes('text/csv') || path.endsWith('/export');
const ids = ENDPOINTS.filter(isTable).map(({ id }) => id);

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

/** Reads a table as a spreadsheet does whose lists have this separator (RFC 4180). */
function cellsOf(csv: string, separator: ',' | ';' = ','): string[] {
  const cell = new RegExp(`(?:^|${separator}|\\r\\n)(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))`, 'g');
  return [...csv.replace('\uFEFF', '').trimEnd().matchAll(cell)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  );
}

/** Fetches a table as its reader, whose account has this language and country. */
async function fetchTable(id: string, { language, country }: (typeof READERS)[number] = ENGLISH) {
  const { path } = TABLES[id]!;
  const reader = typeof path === 'string' ? administrator : patient;
  await product.db.pool.query('update accounts set language = $2, country = $3 where id = $1', [
    reader.accountId,
    language,
    country,
  ]);
  if (id !== 'site.export-interests') {
    const reply = await reader.get(typeof path === 'string' ? path : path(patient.accountId));
    return { status: reply.status, type: reply.headers['content-type'], text: reply.text };
  }
  // A post that names a country: the table stands in its envelope.
  const reply = await reader.post(path as string, { country: 'GB' });
  return { status: reply.status, type: 'text/csv; charset=utf-8', text: reply.body.data.csv as string };
}

const startingFormula = (cells: readonly string[]) => cells.filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell));

test('every table of the contract is tested here', () => {
  expect(Object.keys(TABLES).toSorted()).toEqual(ids.toSorted());
});

describe.each(ids)('%s', (id) => {
  test('has no cell that a spreadsheet reads as a formula (W48)', async () => {
    const { names } = TABLES[id]!;
    const reply = await fetchTable(id);
    expect([reply.status, reply.type]).toEqual([200, 'text/csv; charset=utf-8']);
    const cells = cellsOf(reply.text);
    expect(startingFormula(cells)).toEqual([]);
    // The names are there: as text behind an apostrophe.
    expect([...new Set(cells.filter((cell) => cell.includes('calc')))].toSorted()).toEqual(
      (names.length === 0 ? [] : SIGNS).map((sign) => `'${formula(sign)}`).toSorted(),
    );
  });

  test('is not in one column, with other numbers or with English headings, for a reader of another region', async () => {
    const english = cellsOf((await fetchTable(id)).text);
    const headings = new Set<string>();
    for (const reader of READERS) {
      const { text } = await fetchTable(id, reader);
      const { separator, decimal } = dialectOf(reader);
      const cells = cellsOf(text, separator);
      expect(text[0]).toBe('\uFEFF');
      // The same table: the same cells at the same places, none of them a formula.
      expect(cells).toHaveLength(english.length);
      expect(startingFormula(cells)).toEqual([]);
      const numbers = cells.filter((cell) => NUMBER.test(cell)).map((cell) => cell.replace(decimal, '.'));
      expect(numbers).toEqual(english.filter((cell) => NUMBER.test(cell)));
      headings.add(`${reader.language} ${text.slice(1, text.indexOf('\r\n')).replaceAll(separator, '|')}`);
    }
    // Three languages, three heads, which differ; the fourth reader has the English one.
    expect(headings.size).toBe(3);
    expect(new Set([...headings].map((head) => head.slice(3))).size).toBe(3);
  });
});

test.each(LINE_ENDS)('a line end (%j) inside of a cell begins no line', (end) => {
  expect(writeRecords(ENGLISH, [[`x${end}=1+1`, 'y']])).toBe(`\uFEFF"x${end}=1+1",y\r\n`);
});

test('numbers stay numbers, also negative ones; texts that look like one do not', () => {
  const table = writeRecords(ENGLISH, [[-5, '-5', '+255754000000', null, 'x']]);
  expect(cellsOf(table)).toEqual(['-5', "'-5", "'+255754000000", '', 'x']);
});
