import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../as-system.ts';
import { aDoctor, at, hold } from '../booking-makers.ts';
import { aMember } from '../family-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { NOTE, aVisit, signed } from '../record-makers.ts';
import type { VisitPeople } from '../record-makers.ts';
import { aSubscription } from '../subscription-makers.ts';
import type { Visitor } from '../visitor.ts';
import { NOBODY, PEOPLE_TABLES, actingAs, countRows, runtimeLogin, tryChange } from './guarded-rows.ts';

const TABLES = [...PEOPLE_TABLES, 'patient_facts', 'allergy_statements'] as const;

let product: TestProduct;
let visit: VisitPeople;
let stranger: Visitor;
let otherDoctor: Visitor;
let member: string;
beforeAll(async () => {
  product = await openTestProduct();
  const guardian = await product.patient();
  stranger = await product.patient();
  member = await aMember(guardian);
  await guardian.put(`/api/family/${member}/allergies`, { version: 0, status: 'none-known' });
  // The doctor of an appointment of the guardian's own sees nothing of the child.
  otherDoctor = (await aVisit(product, { patient: guardian })).doctor;
  visit = await aVisit(product, { patient: guardian, more: { person_id: member } });
  const { code } = await aSubscription(product, guardian);
  const general = await aDoctor(product, { specialty: 'general-practitioner' });
  const { body } = await hold(guardian, general, at(product, 2, '10:00'), { person_id: member });
  await guardian.post('/api/coupons/use', { coupon_code: code, booking_id: body.data.id });
  const [plan] = (await guardian.get('/api/me/plans')).body.data;
  await guardian.put(`/api/me/plans/${plan.id}/members`, { person_ids: [] });
});
afterAll(() => product.close());

const counts = (settings: string) => countRows(runtimeLogin(product), settings, TABLES);
const change = (settings: string, sql: string) => tryChange(runtimeLogin(product), settings, sql);

test('a member and what is known of them are seen by the guardian and by the doctors of their appointments only', async () => {
  const own = { people: 2, plan_members: 1, plan_leavings: 1, patient_facts: 1, allergy_statements: 1 };
  expect(await counts(actingAs('patient', visit.patient.accountId))).toEqual(own);
  expect(await counts(actingAs('doctor', visit.doctor.accountId))).toEqual({
    ...own,
    people: 1,
    plan_members: 0,
    plan_leavings: 0,
  });
  const nothing = { people: 0, plan_members: 0, plan_leavings: 0, patient_facts: 0, allergy_statements: 0 };
  for (const settings of [
    NOBODY,
    actingAs('doctor', otherDoctor.accountId),
    actingAs('doctor', visit.patient.accountId),
    actingAs('administrator', visit.patient.accountId),
  ])
    expect([settings, await counts(settings)]).toEqual([settings, nothing]);
  expect(await counts(actingAs('patient', stranger.accountId))).toEqual({ ...nothing, people: 1 });
});

test('nobody adds a member to another family, renames one of another, or deletes anybody', async () => {
  const add = (guardian: string) =>
    `insert into people (id, guardian_id, name_sealed, relation, consent_version, consented_at, created_at)
     values (gen_random_uuid(), '${guardian}', '\\x00', 'child', 1, now(), now())`;
  const guardian = actingAs('patient', visit.patient.accountId);
  expect(await change(guardian, add(visit.patient.accountId))).toBe(1);
  expect(await change(actingAs('patient', stranger.accountId), add(visit.patient.accountId))).toBe('42501');
  const rename = `update people set relation = 'other' where id = '${member}'`;
  expect(await change(guardian, rename)).toBe(1);
  expect(await change(actingAs('patient', stranger.accountId), rename)).toBe(0);
  expect(await change(actingAs('doctor', visit.doctor.accountId), rename)).toBe('42501');
  expect(await change(guardian, `delete from people where id = '${member}'`)).toBe('23001');
});

test('a booking is for the patient or for somebody in the care of the patient, and stays so once it is paid', async () => {
  const system = `${NOBODY}; set local tabibu.role = 'system'`;
  const booking = `update bookings set person_id = null where id = '${visit.bookingId}'`;
  expect(await change(system, booking)).toBe('23001');
});

test('a guardian does not see a paper that is hidden, and its doctor does', async () => {
  const hidden = await aVisit(product, { patient: stranger, more: { person_id: await aMember(stranger) } });
  await signed(hidden, 'note', NOTE);
  const papers = async (settings: string) =>
    (await countRows(runtimeLogin(product), settings, ['visit_documents'] as const)).visit_documents;
  const [guardian, doctor] = [actingAs('patient', stranger.accountId), actingAs('doctor', hidden.doctor.accountId)];
  expect([await papers(guardian), await papers(doctor)]).toEqual([1, 1]);
  await asSystem(product, "insert into hidden_papers (booking_id, kind, hidden_at) values ($1, 'note', now())", [
    hidden.bookingId,
  ]);
  expect([await papers(guardian), await papers(doctor)]).toEqual([0, 1]);
});
