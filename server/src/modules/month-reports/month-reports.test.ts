import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { measure } from '../../../test/reading-makers.ts';
import { aVisit } from '../../../test/record-makers.ts';
import type { VisitPeople } from '../../../test/record-makers.ts';
import { plan, remindAt, schedulesOf } from '../../../test/schedule-makers.ts';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
let visit: VisitPeople;
let asha: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2040-02-20T05:00:00Z') });
  asha = await product.patient({ full_name: 'Asha Juma', language: 'en' });
  visit = await aVisit(product, { patient: asha });
  // On the clock of Dar es Salaam the first one is of January, the second and the last one of February.
  for (const [at, systolic, diastolic] of [
    ['2040-01-31T20:59:00.000Z', 99, 61],
    ['2040-01-31T21:00:00.000Z', 128, 82],
    ['2040-02-10T05:00:00.000Z', 142, 91],
    ['2040-02-11T05:00:00.000Z', 186, 112],
  ] as const)
    await measure(asha, { values: { systolic, diastolic }, measured_at: at });
  await takeMedicine();
  const last = { values: { systolic: 150, diastolic: 95 }, measured_at: '2040-02-29T20:59:00.000Z' };
  await measure(asha, last);
});
afterAll(() => product.close());

/** A dose of each day from 27 February on: the first was taken, the second skipped, the others have no answer. */
async function takeMedicine(): Promise<void> {
  const id = randomUUID();
  product.clock.set(new Date('2040-02-27T04:00:00Z'));
  await plan(asha, { times: ['08:00'] }, { id });
  for (const [day, answer] of [
    ['2040-02-27', 'taken'],
    ['2040-02-28', 'skipped'],
    ['2040-02-29', undefined],
    ['2040-03-01', undefined],
  ] as const) {
    await remindAt(product, `${day}T05:00:00Z`);
    if (answer) await asha.post(`${schedulesOf(asha)}/${id}/answers`, { due_at: `${day}T05:00:00.000Z`, answer });
  }
}

const reportsOf = (person: string) => `/api/people/${person}`;
const monthsOf = async (visitor: Visitor, person = visitor.accountId) =>
  (await visitor.get(`${reportsOf(person)}/reports`)).body.data.months;

async function paperOf(visitor: Visitor, url: string): Promise<string[]> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await product.app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } });
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']], reply.body).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  return textOfPdf(reply.rawPayload);
}
const own = (month: string) => `${reportsOf(asha.accountId)}/report.pdf?month=${month}`;

test('a report says the figures of the month on the clock of the person, and nothing of the months beside it', async () => {
  expect(await monthsOf(asha)).toEqual(['2040-03', '2040-02', '2040-01']);
  const text = (await paperOf(asha, own('2040-02'))).join(' ');
  expect(text).toContain('Monthly report, February 2040');
  expect(text).toContain('Asha Juma');
  expect(text).toMatch(/From Wednesday,? 1 February 2040 to Wednesday,? 29 February 2040/);
  // 128, 142, 150, 186 and 82, 91, 95, 112: the middle lies halfway between the second and the third.
  expect(text).toContain('Upper number (mmHg) 128 146 186');
  expect(text).toContain('Lower number (mmHg) 82 93 112');
  expect(text).toContain('4 readings. Outside the usual: 3. Urgent: 1.');
  expect(text).toMatch(/Urgent: Saturday,? 11 February 2040.*186\/112 mmHg/);
  expect(text).toContain('Amlodipine 5 mg, 1 tablet 3 1 1 1');
  expect(text).toMatch(/21 February 2040, 10:00 Dkt\. \S+ \S+ took place/);
  expect(text).toContain('is a draft');
  expect(text).not.toContain('99');
});

test('each page says its number', async () => {
  const pages = await paperOf(asha, own('2040-02'));
  expect(pages.map((page, place) => page.includes(`Page ${place + 1} of ${pages.length}`))).toEqual(
    pages.map(() => true),
  );
});

test('a report is in the language of its reader, and its making is audited', async () => {
  await asha.patch('/api/me', { language: 'sw' });
  expect((await paperOf(asha, own('2040-02'))).join(' ')).toContain('Ripoti ya mwezi, Februari 2040');
  await asha.patch('/api/me', { language: 'fr' });
  expect((await paperOf(asha, own('2040-02'))).join(' ')).toContain('Rapport mensuel, février 2040');
  await asha.patch('/api/me', { language: 'en' });
  const audits = await asSystem<{ details: object }>(
    product,
    "select details from audit_log where action = 'month-reports.print' and object_id = $1",
    [asha.accountId],
  );
  expect(audits.at(-1)?.details).toEqual({ month: '2040-02' });
});

test('of a month of which nothing is known there is no report, and of what is no month neither', async () => {
  const empty = await asha.get(own('2039-11'));
  expect([empty.status, empty.body.code]).toEqual([404, 'report-empty']);
  for (const month of ['2040-13', '2040-2', '', '1940-01']) expect((await asha.get(own(month))).status).toBe(422);
  const stranger = await product.patient();
  expect(await monthsOf(stranger)).toEqual([]);
});

test('of a member of the family the guardian reads, and nobody else', async () => {
  const member = await aMember(asha);
  await measure(
    asha,
    { kind: 'weight', values: { kilograms: 14.5 }, measured_at: '2040-02-15T05:00:00Z' },
    { person: member },
  );
  expect(await monthsOf(asha, member)).toEqual(['2040-02']);
  const text = (await paperOf(asha, `${reportsOf(member)}/report.pdf?month=2040-02`)).join(' ');
  expect(text).toContain('Weight (kg) 14.5 14.5 14.5');
  expect(text).not.toMatch(/mmHg|Amlodipine|Asha Juma/);
  const stranger = await product.patient();
  for (const person of [member, asha.accountId])
    for (const path of ['/reports', '/report.pdf?month=2040-02'])
      expect((await stranger.get(`${reportsOf(person)}${path}`)).status).toBe(404);
});

test('the doctor of a visit reads the last two months, without names of medicines; others read nothing', async () => {
  const { doctor, bookingId } = await aVisit(product, { patient: asha });
  const base = `/api/doctor/visits/${bookingId}`;
  expect((await doctor.get(`${base}/reports`)).body.data.months).toEqual(['2040-03', '2040-02']);
  const text = (await paperOf(doctor, `${base}/report.pdf?month=2040-02`)).join(' ');
  expect(text).toContain('Upper number (mmHg) 128 146 186');
  expect(text).toContain('All together 3 1 1 1');
  // The appointment of February was with another doctor.
  expect(text).not.toMatch(/Amlodipine|tablet|took place/);
  const older = await doctor.get(`${base}/report.pdf?month=2040-01`);
  expect([older.status, older.body.code]).toEqual([404, 'report-empty']);
  const { browser } = await aWorkingDoctor(product);
  for (const path of ['/reports', '/report.pdf?month=2040-02'])
    expect((await browser.get(`${base}${path}`)).status).toBe(404);
  const seen = (await asha.get('/api/me/readings')).body.data.readings as { object: string }[];
  expect(seen[0]).toMatchObject({ object: 'report' });
});

test('the doctor of a visit of weeks ago reads no report any more', async () => {
  product.clock.set(new Date('2040-03-24T07:00:00Z'));
  const doctor = await signInAsDoctor(product, visit.doctor.phone);
  for (const path of ['/reports', '/report.pdf?month=2040-02']) {
    const late = await doctor.get(`/api/doctor/visits/${visit.bookingId}${path}`);
    expect([path, late.body.code]).toEqual([path, 'visit-too-old']);
  }
});
