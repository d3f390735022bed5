import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../as-system.ts';
import { aDoctor, at, hold } from '../booking-makers.ts';
import { aGrownUp, aMember, offerRecord, takeRecord } from '../family-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { SYSTOLIC_READING } from '../reading-makers.ts';
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
  const own = {
    people: 2,
    plan_members: 1,
    plan_leavings: 1,
    record_handovers: 0,
    patient_facts: 1,
    allergy_statements: 1,
  };
  expect(await counts(actingAs('patient', visit.patient.accountId))).toEqual(own);
  expect(await counts(actingAs('doctor', visit.doctor.accountId))).toEqual({
    ...own,
    people: 1,
    plan_members: 0,
    plan_leavings: 0,
  });
  const nothing = {
    people: 0,
    plan_members: 0,
    plan_leavings: 0,
    record_handovers: 0,
    patient_facts: 0,
    allergy_statements: 0,
  };
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

test('a record that was taken over is seen by its grown-up and the doctors of both, and by the guardian no more', async () => {
  const people = await aGrownUp(product);
  const { guardian, own, personId } = people;
  const past = await aVisit(product, { patient: guardian, more: { person_id: personId } });
  await signed(past, 'note', NOTE);
  await guardian.put(`/api/family/${personId}/allergies`, { version: 0, status: 'none-known' });
  await guardian.put(`/api/people/${personId}/readings/${randomUUID()}`, SYSTOLIC_READING);
  const seen = async (role: string, { accountId }: Visitor) => {
    const tables = ['visit_documents', 'allergy_statements', 'readings', 'record_handovers'] as const;
    return Object.values(await countRows(runtimeLogin(product), actingAs(role, accountId), tables));
  };
  const offer = await offerRecord(people);
  expect(await seen('patient', guardian)).toEqual([1, 1, 1, 1]);
  expect(await seen('patient', own)).toEqual([0, 0, 0, 1]);
  expect(await seen('patient', stranger)).toEqual([0, 0, 0, 0]);
  const steal = `update people set taken_by = '${own.accountId}', taken_at = now(), removed_at = now(), take_over_consent = 1 where id = '${personId}'`;
  expect(await change(actingAs('patient', own.accountId), steal)).toBe(0);
  const give = `update record_handovers set ended_at = now(), outcome = 'accepted', phone = null, consent_version = 1, account_id = '${guardian.accountId}' where id = '${offer}'`;
  expect(await change(actingAs('patient', guardian.accountId), give)).toBe('42501');
  await takeRecord(own, offer);
  const next = await aVisit(product, { patient: own });
  expect(await seen('patient', guardian)).toEqual([0, 0, 0, 1]);
  // The allergies of the own person are those of the member, added to what was known.
  expect(await seen('patient', own)).toEqual([1, 2, 1, 1]);
  expect(await seen('doctor', past.doctor)).toEqual([1, 2, 1, 0]);
  expect(await seen('doctor', next.doctor)).toEqual([0, 2, 1, 0]);
  const rename = `update people set relation = 'other' where id = '${personId}'`;
  expect(await change(actingAs('patient', guardian.accountId), rename)).toBe('42501');
  const back = `update people set taken_by = null, taken_at = null, take_over_consent = null where id = '${personId}'`;
  expect(await change(`${NOBODY}; set local tabibu.role = 'system'`, back)).toBe('23001');
});
