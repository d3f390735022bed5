import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants, force, pass, pay } from '../../../test/booking-makers.ts';
import { anApplication } from '../../../test/application-makers.ts';
import { casesOf, decideCase, readCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { aWorkingDoctor, editable } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { sendLicence } from '../../../test/licence-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { checkingJob, crontab } from '../../job-handlers.ts';
import { MINUTE, addDays, wallClock } from '../../platform/time.ts';
import { setLicence } from '../doctors/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { recordFindings } from './index.ts';

let product: TestProduct;
let staff: Visitor;
let phones = 0;
beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2038-01-15T08:00:00Z') });
});
afterAll(() => product.close());
beforeEach(async () => {
  staff = await aMemberOfStaff(product, 'staff-admin');
});

test('a staff admin sees and decides cases without money only; those with money are not there', async () => {
  const administrator = await aMemberOfStaff(product, 'administrator');
  const patient = await product.patient();
  const booking = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '10:00'));
  await patient.post(`/api/appointments/${booking}/cancel`);
  await product.settle();
  const [refund] = await casesOf(administrator, 'refund-due');
  expect(await casesOf(staff, 'refund-due')).toEqual([]);
  expect((await staff.get('/api/admin/cases')).body.data.cases).toEqual([]);
  expect((await staff.get('/api/admin/cases/waiting')).body.data).toEqual({ open: 0, overdue: 0, by_kind: [] });
  const path = `/api/admin/cases/${refund!.id}`;
  const replies = [
    await staff.get(path),
    await staff.put(`${path}/owner`, { owner: 'me' }),
    await staff.post(`${path}/notes`, { note: 'Sawa' }, { 'idempotency-key': crypto.randomUUID() }),
    await staff.post(`${path}/decision`, { decision: 'propose', version: 'x' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const manager = await aMemberOfStaff(product, 'manager');
  expect((await manager.get('/api/admin/cases')).status).toBe(403);
});

test('an application waits in the queue until it is decided at the review desk, to which it leads', async () => {
  const { application } = await anApplication(product);
  await product.settle();
  const [one] = await casesOf(staff, 'application');
  expect(await readCase(staff, one!.id)).toMatchObject({
    case: { person: 'Thandi Nkosi', money: null, stage: 'open' },
    link: `applications/${application.id}`,
    decisions: [],
  });
  const found = async (q: string) => (await staff.get(`/api/admin/cases?q=${q}`)).body.data.cases;
  expect(await found('th%C3%A1ndi')).toMatchObject([{ id: one!.id }]);
  expect(await found('mushi')).toEqual([]);
  const moved = await staff.post(`/api/update-application-status/${application.id}`, {
    status: 'rejected',
    notes: 'The licence is not in the register.',
  });
  expect(moved.status, moved.text).toBe(200);
  await product.settle();
  expect(await casesOf(staff, 'application')).toEqual([]);
});

test('a change that a doctor asks for is accepted or refused there, and the doctor is told', async () => {
  const { browser: doctor, id } = await aWorkingDoctor(product, { specialty: 'general-practitioner' });
  const profile = (await doctor.get('/api/doctor/profile')).body.data;
  await doctor.put('/api/doctor/profile', { ...editable(profile), specialty: 'Cardiologist', licence: 'MCT-77' });
  const waiting = await sweptCasesOf(product, staff, 'profile-change');
  const stories = await Promise.all(waiting.map((one) => readCase(staff, one.id)));
  const about = (field: string) => stories.find(({ facts }) => facts.some(({ text }) => text === field))!;
  expect(about('specialty').facts).toEqual([
    { label: 'field', text: 'specialty' },
    { label: 'old-value', text: 'General Practitioner' },
    { label: 'new-value', text: 'Cardiologist' },
  ]);
  expect((await decideCase(staff, about('specialty').case.id, 'accept')).body.data.case.stage).toBeNull();
  expect((await decideCase(staff, about('licence').case.id, 'refuse')).status).toBe(200);
  await product.settle();
  const after = (await doctor.get('/api/doctor/profile')).body.data;
  expect([after.specialty_id, after.licence, after.pending_changes]).toEqual(['cardiologist', null, []]);
  expect((await product.visitor().get(`/api/doctors/${id}`)).body.data.specialty_id).toBe('cardiologist');
  const titles = (await doctor.get('/api/doctor/notifications')).body.data.notifications;
  expect(titles).toHaveLength(2);
  expect((await product.db.pool.query('select decided_by from doctor_changes')).rows[0].decided_by).toBe(
    `account:${staff.accountId}`,
  );
});

test('a country does not change while money in its currency is owed to the doctor', async () => {
  const { doctor } = await aWithdrawal(product, await product.patient(), at(product, 2, '11:00'));
  const profile = (await doctor.get('/api/doctor/profile')).body.data;
  await doctor.put('/api/doctor/profile', { ...editable(profile), country: 'KE' });
  const [one] = await sweptCasesOf(product, staff, 'profile-change');
  expect((await readCase(staff, one!.id)).facts[2]).toEqual({ label: 'new-value', text: 'Kenya' });
  expect((await decideCase(staff, one!.id, 'accept')).body).toMatchObject({ status: 409, code: 'doctor-owed' });
  expect((await doctor.get('/api/doctor/profile')).body.data.country).toBe('TZ');
  expect((await decideCase(staff, one!.id, 'refuse')).status).toBe(200);
});

test('a licence that ends stands there from 30 days before, until a new one is known', async () => {
  const { id, browser } = await aWorkingDoctor(product, { fullName: 'Dkt. Zawadi Mollel' });
  const lastDay = (days: number) => addDays(wallClock(product.clock.now(), 'UTC').day, days);
  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 9', expiresOn: lastDay(31) });
  expect(await sweptCasesOf(product, staff, 'ending-licence')).toEqual([]);
  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 9', expiresOn: lastDay(20) });
  const [one] = await sweptCasesOf(product, staff, 'ending-licence');
  expect(await readCase(staff, one!.id)).toMatchObject({
    facts: [{ text: 'MCT 9' }, { text: lastDay(20) }, { text: 'yes' }, { label: 'renewal', text: 'none' }],
    link: 'licences',
  });
  await sendLicence(browser);
  expect((await readCase(staff, one!.id)).facts.at(-1)).toEqual({ label: 'renewal', text: 'waiting' });
  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 9', expiresOn: lastDay(400) });
  expect(await sweptCasesOf(product, staff, 'ending-licence')).toEqual([]);
});

/** An emergency that nobody accepted in time, and the number of the doctor who was rung. */
async function anEscalatedEmergency(): Promise<{ patient: Visitor; phone: string }> {
  phones += 1;
  const phone = `+2557138890${String(10 + phones)}`;
  const doctor = await aDoctor(product, { specialty: 'pulmonologist', phone });
  const patient = await product.patient();
  const { body } = await patient.post('/api/bookings', { doctor_id: doctor, is_emergency: true, reason: 'Anahema' });
  await pay(product, patient, body.data.id);
  await pass(product, 6 * MINUTE, MINUTE);
  staff = await aMemberOfStaff(product, 'staff-admin');
  return { patient, phone };
}

test('an emergency that no doctor accepted is dealt with once, with a word about how', async () => {
  const { patient } = await anEscalatedEmergency();
  const [one] = await casesOf(staff, 'escalated-emergency');
  expect((await readCase(staff, one!.id)).facts).toContainEqual({ label: 'phone', text: patient.phone });
  expect((await decideCase(staff, one!.id, 'settle')).body.code).toBe('reason-required');
  const note = 'Called; the patient is in hospital.';
  expect((await decideCase(staff, one!.id, 'settle', { note })).body.data.steps).toMatchObject([{ note }]);
  expect(await sweptCasesOf(product, staff, 'escalated-emergency')).toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a doctor who accepts the emergency later closes its case', async () => {
  const { phone } = await anEscalatedEmergency();
  expect(await casesOf(staff, 'escalated-emergency')).toHaveLength(1);
  const secret = /\/e\/(\S+)/.exec((await messagesTo(product, phone)).at(-1)!)![1]!;
  expect((await product.visitor().post(`/api/emergencies/${secret}/accept`)).status).toBe(200);
  await product.settle();
  expect(await casesOf(staff, 'escalated-emergency')).toEqual([]);
});

test('somebody whom messages do not reach stands there until one arrives; dealt with, until the next is refused', async () => {
  const patient = await product.patient();
  const text = (key: string) =>
    sendNotice(product.ctx(), {
      to: { accountId: patient.accountId },
      template: 'refund-due',
      values: { amount: { amount: 600_000, currency: 'TZS' } },
      key,
    });
  await force(product, { phone: patient.phone, sms: 'refused' });
  await text('one');
  await product.settle();
  const [one] = await sweptCasesOf(product, staff, 'undelivered-message');
  expect((await readCase(staff, one!.id)).facts).toMatchObject([
    { label: 'phone', text: patient.phone },
    { label: 'messages', text: '1' },
    { label: 'failed-at' },
    { label: 'failure' },
  ]);
  await decideCase(staff, one!.id, 'settle', { note: 'Wrote an email.' });
  expect(await sweptCasesOf(product, staff, 'undelivered-message')).toEqual([]);
  product.clock.advance(MINUTE);
  await text('two');
  await product.settle();
  expect(await sweptCasesOf(product, staff, 'undelivered-message')).toHaveLength(1);
  await force(product, { phone: patient.phone, sms: 'accepted' });
  product.clock.advance(MINUTE);
  await text('three');
  await product.settle();
  expect(await messagesTo(product, patient.phone)).not.toEqual([]);
  expect(await sweptCasesOf(product, staff, 'undelivered-message')).toEqual([]);
});

test('an invariant that is violated stands there until the check finds that it holds', async () => {
  const job = product.ctx({ kind: 'job', name: 'test' });
  const finding = { id: 'I-04', says: 'a doctor is in one place', sql: '', broken: 2, examples: ['a', 'b'] };
  await recordFindings(job, [finding]);
  await recordFindings(job, [finding]);
  const [one, ...others] = await casesOf(staff, 'broken-invariant');
  expect(others).toEqual([]);
  expect(await readCase(staff, one!.id)).toMatchObject({
    case: { person: null },
    facts: [{ text: 'I-04: a doctor is in one place' }, { text: '2' }, { text: 'a, b' }],
    decisions: [],
  });
  await recordFindings(job, [{ ...finding, broken: 0, examples: [] }]);
  expect(await casesOf(staff, 'broken-invariant')).toEqual([]);
  expect((await readCase(staff, one!.id)).case.closed_at).not.toBeNull();
});

test('the hourly check of the stored data opens the case of what it finds, and closes it again', async () => {
  const check = checkingJob(product.check)['platform.check-invariants'];
  const job = product.ctx({ kind: 'job', name: 'test' });
  await check(job, {});
  expect(await casesOf(staff, 'broken-invariant')).toEqual([]);
  // A case that is open for something that is not there violates I-96.
  const stray = "kind = 'withdrawal' and subject_id = 'nothing'";
  await product.db.pool.query(
    "insert into cases (id, kind, subject_id, opened_at, due_at) values (gen_random_uuid(), 'withdrawal', 'nothing', '2020-01-01', '2020-01-02')",
  );
  await check(job, {});
  const [one] = await casesOf(staff, 'broken-invariant');
  expect((await readCase(staff, one!.id)).facts[0]!.text).toMatch(/^I-96: /);
  await product.db.pool.query(`update cases set closed_at = now() where ${stray}`);
  await check(job, {});
  expect(await casesOf(staff, 'broken-invariant')).toEqual([]);
  expect(crontab).toMatch(/^\d+ \* \* \* \* platform\/check-invariants/m);
});
