import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecord } from '../../../test/break-glass-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { ITEM, NOTE, aVisit, signed } from '../../../test/record-makers.ts';
import type { VisitPeople } from '../../../test/record-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const hide = ({ doctor, bookingId }: VisitPeople, hidden = true) =>
  doctor.put(`/api/doctor/visits/${bookingId}/hidden`, { hidden });

/** A visit of a girl of sixteen, or of somebody else. */
async function aVisitOf(birthDate: string): Promise<VisitPeople> {
  const patient = await product.patient({ full_name: 'Neema Mwinyi' });
  const id = await aMember(patient, { name: 'Rehema Mwinyi', birth_date: birthDate, sex: 'female' });
  return aVisit(product, { patient, more: { person_id: id } });
}
const aTeenagersVisit = () => aVisitOf(`${product.clock.now().getUTCFullYear() - 17}-12-01`);

/** What the guardian gets of papers: both lists, and one paper as data and as PDF. */
async function seenByGuardian({ patient, bookingId }: VisitPeople, documentId: string) {
  const path = `/api/appointments/${bookingId}/documents`;
  return [
    (await patient.get(path)).body.data.length,
    (await patient.get('/api/documents')).body.data.documents.length,
    (await patient.get(`${path}/${documentId}`)).status,
    (await patient.get(`${path}/${documentId}/document.pdf`)).status,
  ];
}

test('papers of a teenager that are hidden before the signing reach the guardian neither by list nor by message', async () => {
  const visit = await aTeenagersVisit();
  expect((await hide(visit)).body.data.hiding).toMatchObject({
    hidden: true,
    kinds: ['note', 'prescription', 'referral'],
    from_age: 15,
    why_not: null,
  });
  const note = await signed(visit, 'note', NOTE);
  const paper = await signed(visit, 'prescription', { items: [ITEM] });
  await visit.doctor.post(`/api/doctor/visits/${visit.bookingId}/note/addenda`, { text: 'Nyongeza' });
  await product.settle();
  for (const { id } of [note.body.data, paper.body.data])
    expect(await seenByGuardian(visit, id)).toEqual([0, 0, 404, 404]);
  expect((await messagesTo(product, visit.patient.phone)).join('\n')).not.toMatch(/hati|dawa|[A-Z\d]{4}-[A-Z\d]{4}-/);
  const read = (await visit.doctor.get(`/api/doctor/visits/${visit.bookingId}`)).body.data;
  expect(read.note.state).toBe('signed');
  // The doctor tells it to the teenager, and the pharmacy finds the prescription with it.
  const found = await product
    .visitor()
    .post('/api/verify/lookup', { short_code: read.hiding.short_code, phone_last4: visit.patient.phone.slice(-4) });
  expect([found.status, found.body.data.kind]).toEqual([200, 'prescription']);
});

test('papers can be hidden after the signing, and shown again', async () => {
  const visit = await aTeenagersVisit();
  const { id } = (await signed(visit, 'note', NOTE)).body.data;
  expect(await seenByGuardian(visit, id)).toEqual([1, 1, 200, 200]);
  await hide(visit);
  expect(await seenByGuardian(visit, id)).toEqual([0, 0, 404, 404]);
  expect((await hide(visit, false)).body.data.hiding.hidden).toBe(false);
  expect(await seenByGuardian(visit, id)).toEqual([1, 1, 200, 200]);
});

test('a sick note stays visible, because the guardian hands it to the school', async () => {
  const visit = await aTeenagersVisit();
  await hide(visit);
  const day = (await visit.doctor.get(`/api/doctor/visits/${visit.bookingId}`)).body.data.today as string;
  const content = { from_day: day, to_day: day, diagnosis: 'Homa', show_diagnosis: false };
  const { id } = (await signed(visit, 'sick-note', content)).body.data;
  expect(await seenByGuardian(visit, id)).toEqual([1, 1, 200, 200]);
});

test('nothing is hidden of a child, of somebody without a known age, and of the patient', async () => {
  const child = await aVisitOf('2030-03-05');
  expect((await child.doctor.get(`/api/doctor/visits/${child.bookingId}`)).body.data.hiding.why_not).toBe('too-young');
  const refused = await hide(child);
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'hiding-not-allowed', { age: 15 }]);
  const own = await aVisit(product);
  expect((await own.doctor.get(`/api/doctor/visits/${own.bookingId}`)).body.data.hiding).toBeNull();
  expect((await hide(own)).body.code).toBe('hiding-not-allowed');
});

test('only the doctor of the visit hides, and an exceptional access still shows everything', async () => {
  const visit = await aTeenagersVisit();
  const { id } = (await signed(visit, 'note', NOTE)).body.data;
  const other = await aTeenagersVisit();
  expect((await hide({ ...visit, doctor: other.doctor })).status).toBe(404);
  await hide(visit);
  const administrator = await aMemberOfStaff(product, 'administrator');
  const { id: access } = (await openRecord(administrator, visit.patient.accountId)).body.data;
  const record = `/api/admin/break-glass/${access}/record`;
  expect((await administrator.get(record)).body.data.documents.map((paper: { id: string }) => paper.id)).toEqual([id]);
  expect((await administrator.get(`${record}/${id}`)).status).toBe(200);
});

test('weight and pregnancy of a visit whose papers are hidden are for the guardian as they were before', async () => {
  const patient = await product.patient();
  const personId = await aMember(patient, {
    birth_date: `${product.clock.now().getUTCFullYear() - 17}-12-01`,
    sex: 'female',
  });
  const visit = await aVisit(product, { patient, more: { person_id: personId } });
  const facts = `/api/doctor/visits/${visit.bookingId}/facts`;
  const asGuardian = async () => (await patient.get(`/api/family/${personId}/facts`)).body.data;
  await patient.put(`/api/family/${personId}/facts`, { version: 1, weight_kg: 48 });
  await visit.doctor.put(facts, { version: 2, weight_kg: 52, pregnancy: 'yes' });
  expect(await asGuardian()).toMatchObject({ weight_kg: { value: 52 }, pregnancy: { value: 'yes' } });
  await hide(visit);
  // Written down anew in the same visit, it is hidden as well.
  await visit.doctor.put(facts, { version: 3, pregnancy: 'not-sure' });
  expect(await asGuardian()).toMatchObject({
    version: 4,
    weight_kg: { value: 48, said_by: 'patient' },
    pregnancy: null,
  });
  expect((await visit.doctor.get(facts)).body.data).toMatchObject({
    weight_kg: { value: 52 },
    pregnancy: { value: 'not-sure', said_by: 'doctor' },
  });
  const saved = await patient.put(`/api/family/${personId}/facts`, { version: 4, weight_kg: 49 });
  expect(saved.body.data).toMatchObject({ weight_kg: { value: 49 }, pregnancy: null });
  await hide(visit, false);
  expect(await asGuardian()).toMatchObject({ weight_kg: { value: 49 }, pregnancy: { value: 'not-sure' } });
});

test('of a follow-up on a hidden note the guardian reads only that a time can be booked', async () => {
  const visit = await aTeenagersVisit();
  await hide(visit);
  const day = addDays(wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day, 10);
  await signed(visit, 'note', { ...NOTE, follow_up_on: day });
  product.clock.set(new Date(`${addDays(day, -2)}T06:01:00Z`));
  await product.settle();
  const told = (await messagesTo(product, visit.patient.phone)).filter((text) => text.includes('/doctors/'));
  expect(told).toEqual([expect.stringContaining('unaweza kuweka muda')]);
  expect(told[0]!.split(': http')[0]).toBe(
    'Tabibu: unaweza kuweka muda na Dkt. Neema Mushi kwa ajili ya familia yako hapa',
  );
});

/** Answers that contain what the doctor wrote, of everything that a patient may read. */
async function answersWithContent({ patient, bookingId }: VisitPeople, personId: string, documentId: string) {
  const ids: Readonly<Record<string, string>> = { booking: bookingId, document: documentId, person: personId };
  const told: string[] = [];
  for (const { id, method, path, access, owns } of ENDPOINTS) {
    if (method !== 'GET' || id === 'live.events' || !access.some((who) => who === 'patient' || who === 'anyone'))
      continue;
    const { text } = await patient.get(
      path.replaceAll(/:([a-z_]+)/g, (_, name: string) => ids[owns?.[name] ?? ''] ?? documentId),
    );
    if ([NOTE.assessment, NOTE.plan, documentId].some((words) => text.includes(words))) told.push(id);
  }
  return told;
}

test('of all that a patient reads, no answer has a word or the id of a hidden paper', async () => {
  const patient = await product.patient();
  const personId = await aMember(patient, { birth_date: '2021-03-05' });
  const visit = await aVisit(product, { patient, more: { person_id: personId } });
  const { id } = (await signed(visit, 'note', NOTE)).body.data;
  const shown = await answersWithContent(visit, personId, id);
  expect(shown).toEqual(
    expect.arrayContaining(['records.list-documents', 'records.list-all-documents', 'records.read-document']),
  );
  await hide(visit);
  expect(await answersWithContent(visit, personId, id)).toEqual([]);
});
