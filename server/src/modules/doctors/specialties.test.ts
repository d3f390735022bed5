import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KeptSpecialtyBody } from '@tabibu/contract/specialty-desk';
import { aDoctor } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { readSpecialties, shownSpecialties } from './index.ts';

const ADDRESS = '/api/admin/specialties';
const GERIATRICS = {
  labels: { sw: 'Daktari wa Wazee', en: 'Geriatrician', fr: 'Gériatre' },
  specialist: true,
  emergency: 0,
  problems: ['joint'],
  offered: true,
} as const;

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const list = async () => (await one.get(ADDRESS)).body.data as KeptSpecialtyBody[];
const kept = async (id: string) => (await list()).find((specialty) => specialty.id === id);
const put = async (id: string, changes: object, by = one, version?: number) => {
  const { labels, specialist, emergency, problems, offered, ...seen } = (await kept(id))!;
  const terms = { labels, specialist, emergency, problems, offered };
  return by.put(`${ADDRESS}/${id}`, { version: version ?? seen.version, ...terms, ...changes });
};
const takeBack = async (id: string) => one.post(`${ADDRESS}/${id}/take-back`, { version: (await kept(id))!.version });
const remove = async (id: string) => one.post(`${ADDRESS}/${id}/remove`, { version: (await kept(id))?.version ?? 0 });
const found = async (query: string) =>
  ((await product.visitor().get(`/api/doctors?country=TZ&${query}`)).body as { id: string }[]).map(({ id }) => id);

test('while nothing is changed pages are sent nothing, and the list is the printed one', async () => {
  expect(await shownSpecialties(product.ctx())).toBeNull();
  const all = await list();
  expect(all).toHaveLength(22);
  expect(all[0]).toMatchObject({ id: 'general-practitioner', printed: true, emergency: 1, version: 0, history: [] });
  const { rows } = await product.db.pool.query('select count(*)::int as n from specialties');
  expect(rows).toEqual([{ n: 22 }]);
});

test('an added specialty is found by its words, its problems and its type, and its doctors have the price', async () => {
  const added = await one.post(ADDRESS, GERIATRICS);
  expect(added).toMatchObject({ status: 201, body: { data: { id: 'geriatrician', printed: false, doctors: 0 } } });
  const doctor = await aDoctor(product, { specialty: 'geriatrician', fullName: 'Dkt. Upendo Massawe' });
  for (const query of ['q=wazee', 'q=Geriatrician', 'specialty=geriatrician', 'problem=joint', 'type=specialist'])
    expect(await found(query)).toContain(doctor);
  expect(await found('type=general')).not.toContain(doctor);
  const card = (await product.visitor().get(`/api/doctors/${doctor}`)).body.data;
  expect(card).toMatchObject({ specialty: 'Geriatrician', type: 'specialist' });
  expect(await shownSpecialties(product.ctx())).toContainEqual({
    id: 'geriatrician',
    labels: GERIATRICS.labels,
    problems: ['joint'],
  });
  expect(await kept('geriatrician')).toMatchObject({ doctors: 1, history: [{ by: 'Rehema Kileo' }] });
});

test('another type changes the price of its doctors from now on, and taking it back changes it again', async () => {
  const doctor = await aDoctor(product, { specialty: 'urologist' });
  const price = async () => (await product.visitor().get(`/api/doctors/${doctor}`)).body.data.phone_price.amount;
  const general = await price();
  expect((await put('urologist', { specialist: true })).status).toBe(200);
  expect(await price()).toBe(general * 2.5);
  expect((await takeBack('urologist')).body.data).toMatchObject({ specialist: false, history: [{ terms: null }, {}] });
  expect(await price()).toBe(general);
});

test('renamed, it has its new name everywhere and is still understood by the printed one', async () => {
  const doctor = await aDoctor(product, { specialty: 'nephrologist' });
  const labels = { sw: 'Bingwa wa Figo', en: 'Kidney Doctor', fr: 'Médecin des reins' };
  await put('nephrologist', { labels });
  for (const query of ['q=bingwa', 'q=nephrologist', 'specialty=Kidney%20Doctor', 'specialty=Nephrologist'])
    expect(await found(query)).toContain(doctor);
  expect(await shownSpecialties(product.ctx())).toContainEqual({ id: 'nephrologist', labels });
});

test('a name of another specialty, and one that is no name, are refused with their languages', async () => {
  const taken = await one.post(ADDRESS, { ...GERIATRICS, labels: { sw: 'Daktari wa Moyo', en: 'Heart', fr: 'Coeur' } });
  expect(taken).toMatchObject({ status: 409, body: { code: 'specialty-name-taken', params: { fields: ['sw'] } } });
  const empty = await put('dentist', { labels: { sw: ' ', en: 'Dentist', fr: '42' } });
  expect(empty).toMatchObject({
    status: 422,
    body: { code: 'specialty-name-invalid', params: { fields: ['sw', 'fr'] } },
  });
});

test('of two administrators the second is refused; without a fresh factor nobody changes anything', async () => {
  const { version } = (await kept('oncologist'))!;
  expect((await put('oncologist', { emergency: 3 }, one, version)).status).toBe(200);
  expect((await put('oncologist', { emergency: 2 }, other, version)).body.code).toBe('setting-changed');
  expect((await kept('oncologist'))!.emergency).toBe(3);
  expect((await readSpecialties(product.ctx())).fitness).toMatchObject({ oncologist: 3 });
  product.clock.advance(6 * MINUTE);
  expect((await put('oncologist', { emergency: 1 })).body.code).toBe('step-up-required');
});

test('switched off, nobody new gets it; who has it keeps it, and pages hide it only when nobody has it', async () => {
  const doctor = await aDoctor(product, { specialty: 'rheumatologist' });
  await put('rheumatologist', { offered: false });
  await put('nutritionist', { offered: false });
  expect(await found('specialty=rheumatologist')).toContain(doctor);
  const shown = await shownSpecialties(product.ctx());
  expect(shown).toContainEqual({ id: 'rheumatologist', isOff: true });
  expect(shown).toContainEqual({ id: 'nutritionist', isOff: true, isHidden: true });
});

test('what a doctor has cannot be removed, nor what is printed; what nobody has is removed and its name is free', async () => {
  expect((await remove('geriatrician')).body.code).toBe('specialty-in-use');
  expect((await remove('dentist')).body.code).toBe('specialty-in-use');
  const labels = { sw: 'Daktari wa Usingizi', en: 'Sleep Doctor', fr: 'Médecin du sommeil' };
  await one.post(ADDRESS, { ...GERIATRICS, labels });
  expect((await remove('sleep-doctor')).status).toBe(200);
  expect(await kept('sleep-doctor')).toBeUndefined();
  expect((await readSpecialties(product.ctx())).of('sleep-doctor').labels).toEqual(labels);
  const again = await one.post(ADDRESS, { ...GERIATRICS, labels });
  expect(again.body.data).toMatchObject({ id: 'sleep-doctor-2' });
  expect((await takeBack('sleep-doctor-2')).body).toMatchObject({ success: true, data: null });
});

test('the order of the house is that of the list, and who is not named comes last', async () => {
  const body = { version: 0, value: 'dentist,geriatrician,cardiologist' };
  expect((await one.put('/api/admin/settings/specialty_order', body)).status).toBe(200);
  expect((await list()).slice(0, 4).map(({ id }) => id)).toEqual([
    'dentist',
    'geriatrician',
    'cardiologist',
    'general-practitioner',
  ]);
});
