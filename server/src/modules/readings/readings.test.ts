import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { measure } from '../../../test/reading-makers.ts';
import { aVisit } from '../../../test/record-makers.ts';
import { asSystem } from '../../../test/as-system.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const pathOf = (visitor: Visitor, person = visitor.accountId) => `/api/people/${person}/readings`;
const listOf = async (visitor: Visitor, person?: string) =>
  (await visitor.get(pathOf(visitor, person))).body.data.readings as { id: string; version: number }[];
const ago = (milliseconds: number) => new Date(product.clock.now().getTime() - milliseconds).toISOString();

describe('a reading', () => {
  test('that a phone sends twice, or twice at once, is one reading', async () => {
    const patient = await product.patient();
    const id = randomUUID();
    const replies = await Promise.all([measure(patient, {}, { id }), measure(patient, {}, { id })]);
    replies.push(await measure(patient, {}, { id }));
    expect(replies.map(({ status, body }) => [status, body.data.version])).toEqual(replies.map(() => [200, 1]));
    expect(await listOf(patient)).toHaveLength(1);
  });

  test('is corrected by the version that was seen, and another device is told of a newer one', async () => {
    const patient = await product.patient();
    const id = randomUUID();
    await measure(patient, {}, { id });
    const values = { systolic: 138, diastolic: 88 };
    expect((await measure(patient, { version: 1, values }, { id })).body.data).toMatchObject({ version: 2, values });
    const late = await measure(patient, { version: 1, values: { systolic: 120, diastolic: 80 } }, { id });
    expect([late.status, late.body]).toMatchObject([409, { code: 'record-stale', params: { version: 2 } }]);
    expect(await listOf(patient)).toMatchObject([{ id, version: 2, values }]);
  });

  test('that was deleted stays deleted when a phone sends it late', async () => {
    const patient = await product.patient();
    const id = randomUUID();
    await measure(patient, {}, { id });
    const remove = () => patient.delete(`${pathOf(patient)}/${id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect((await measure(patient, {}, { id })).status).toBe(404);
    expect(await listOf(patient)).toEqual([]);
    const rows = await asSystem<{ sealed: Buffer | null }>(product, 'select sealed from readings where id = $1', [id]);
    expect(rows).toEqual([{ sealed: null }]);
  });

  test.each([
    [{ values: { systolic: 128 } }, 'reading-incomplete'],
    [{ values: { systolic: 128, diastolic: 82, celsius: 37 } }, 'reading-incomplete'],
    [{ kind: 'blood-sugar', values: { mmol_l: 6, mg_dl: 108 }, meal: 'fasting' }, 'reading-incomplete'],
    [{ kind: 'blood-sugar', values: { mmol_l: 6 } }, 'reading-incomplete'],
    [{ values: { systolic: 400, diastolic: 82 } }, 'reading-impossible'],
    [{ values: { systolic: 90, diastolic: 95 } }, 'reading-impossible'],
    [{ values: { systolic: 128.5, diastolic: 82 } }, 'reading-impossible'],
    [{ kind: 'blood-sugar', values: { mmol_l: 126 }, meal: 'fasting' }, 'reading-impossible'],
    [{ values: { systolic: 230, diastolic: 110 } }, 'reading-unusual'],
    [{ measured_at: '2199-01-01T00:00:00Z' }, 'reading-time-invalid'],
    [{ measured_at: '2001-01-01T00:00:00Z' }, 'reading-time-invalid'],
  ])('of %j is refused', async (wish, code) => {
    const patient = await product.patient();
    expect((await measure(patient, wish)).body.code).toBe(code);
    expect(await listOf(patient)).toEqual([]);
  });

  test('that is unusual is taken once the person is sure', async () => {
    const wish = { values: { systolic: 230, diastolic: 110 }, sure: true };
    expect((await measure(await product.patient(), wish)).status).toBe(200);
  });

  test('does not stand in the database, not even its kind', async () => {
    const patient = await product.patient();
    await measure(patient, { kind: 'pregnancy-weeks', values: { weeks: 23 } });
    const rows = await asSystem(product, 'select * from readings where person_id = $1', [patient.accountId]);
    expect(Object.keys(rows[0]!).toSorted()).toEqual(
      ['person_id', 'id', 'sealed', 'measured_at', 'version', 'saved_at'].toSorted(),
    );
    expect((rows[0] as { sealed: Buffer }).sealed.toString('latin1')).not.toContain('pregnancy');
  });
});

describe('readings', () => {
  test('come newest first, page by page, and as columns of one kind', async () => {
    const patient = await product.patient();
    for (let hour = 0; hour < 43; hour += 1)
      await measure(patient, { measured_at: ago(hour * HOUR), values: { systolic: 120 + hour, diastolic: 80 } });
    await measure(patient, { kind: 'weight', values: { kilograms: 71.5 }, measured_at: ago(0) });
    const first = (await patient.get(pathOf(patient))).body.data;
    const second = (await patient.get(`${pathOf(patient)}?cursor=${first.next_cursor}`)).body.data;
    expect([first.readings.length, second.readings.length, second.next_cursor]).toEqual([40, 4, null]);
    expect(new Set([...first.readings, ...second.readings].map(({ id }: { id: string }) => id)).size).toBe(44);
    const curve = (await patient.get(`${pathOf(patient)}/curve?kind=blood-pressure`)).body.data;
    expect(curve).toMatchObject({ kind: 'blood-pressure', from: ago(42 * HOUR) });
    expect([curve.minutes.slice(0, 3), curve.values.systolic.slice(-2), Object.keys(curve.values)]).toEqual([
      [0, 60, 60],
      [121, 120],
      ['systolic', 'diastolic'],
    ]);
  });

  test('of blood sugar are drawn in one unit, whichever the device shows', async () => {
    const patient = await product.patient();
    const sugar = (values: object, hours: number) =>
      measure(patient, { kind: 'blood-sugar', values, meal: 'fasting', measured_at: ago(hours * HOUR) });
    await sugar({ mg_dl: 126 }, 2);
    await sugar({ mmol_l: 7.2 }, 1);
    const { data } = (await patient.get(`${pathOf(patient)}/curve?kind=blood-sugar`)).body;
    expect([data.values, data.meals]).toEqual([{ mmol_l: [7, 7.2] }, ['fasting', 'fasting']]);
  });

  test('of a member are kept by the guardian; the doctor of that very person sees them, audited, and no other', async () => {
    const guardian = await product.patient();
    const member = await aMember(guardian);
    await measure(guardian, { kind: 'temperature', values: { celsius: 38.4 } }, { person: member });
    const visit = await aVisit(product, { patient: guardian, more: { person_id: member } });
    const { curves } = (await visit.doctor.get(`/api/doctor/visits/${visit.bookingId}/readings`)).body.data;
    expect(curves).toMatchObject([{ kind: 'temperature', values: { celsius: [38.4] } }]);
    const own = await aVisit(product, { patient: guardian });
    expect((await own.doctor.get(`/api/doctor/visits/${own.bookingId}/readings`)).body.data.curves).toEqual([]);
    const { browser: stranger } = await aWorkingDoctor(product);
    expect((await stranger.get(`/api/doctor/visits/${visit.bookingId}/readings`)).status).toBe(404);
    expect((await (await product.patient()).get(pathOf(guardian, member))).status).toBe(404);
    const opened = (await guardian.get('/api/me/readings')).body.data.readings as { object: string }[];
    expect(opened.filter(({ object }) => object === 'readings')).toHaveLength(2);
  });

  test('are exported as a table without formulas and as a paper', async () => {
    const patient = await product.patient();
    await measure(patient, { measured_at: ago(DAY) });
    const csv = await patient.get(`${pathOf(patient)}.csv`);
    expect([csv.headers['content-type'], csv.text.split('\r\n')[0]]).toEqual([
      'text/csv; charset=utf-8',
      '\uFEFFsiku,saa,kipimo,shinikizo la juu,shinikizo la chini,mapigo,mmol/L,mg/dL,kg,°C,maumivu,mateke,dakika,wiki,siku zaidi,mlo',
    ]);
    expect(csv.text).toContain(',Shinikizo la damu,128,82,71,');
    const paper = await patient.get(`${pathOf(patient)}.pdf`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('are deleted with a member of the family, and with the account', async () => {
    const guardian = await product.patient();
    const member = await aMember(guardian);
    await measure(guardian, {}, { person: member });
    await measure(guardian);
    const rows = (person: string) => asSystem(product, 'select id from readings where person_id = $1', [person]);
    expect((await guardian.delete(`/api/family/${member}`)).status).toBe(200);
    expect([await rows(member), (await rows(guardian.accountId)).length]).toEqual([[], 1]);
    await guardian.delete('/api/me', { confirm: true });
    await product.settle();
    expect(await rows(guardian.accountId)).toEqual([]);
  });
});
