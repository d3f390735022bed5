import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DoctorProfileInput, PendingChangeBody } from '@tabibu/contract/doctor-profile';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, editable, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { decideChange, listPendingChanges, pendingChanges } from './index.ts';

let product: TestProduct;
let doctor: Visitor;
let id: string;
let phone: string;
let sent: DoctorProfileInput;
let numbers = 0;

beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  ({
    browser: doctor,
    id,
    phone,
  } = await aWorkingDoctor(product, { fullName: 'Neema Mushi', specialty: 'general-practitioner' }));
  sent = editable((await doctor.get('/api/doctor/profile')).body.data);
});

const save = (change: object) => doctor.put('/api/doctor/profile', { ...sent, ...change });
const profile = async () => (await doctor.get('/api/doctor/profile')).body.data;
const pending = async (): Promise<[string, string][]> =>
  (await profile()).pending_changes.map(({ field, value }: PendingChangeBody) => [field, value]);
const publicPage = async () => (await product.visitor().get(`/api/doctors/${id}`)).body.data;
/** The changes that the doctor asks for and nobody has decided. */
const asked = async () => {
  const ids = await listPendingChanges(product.ctx(), { after: null, limit: 100 });
  return [...(await pendingChanges(product.ctx(), ids)).values()].filter(({ doctorId }) => doctorId === id);
};
const decide = async (field: string, approved: boolean) => {
  const change = (await asked()).find((waiting) => waiting.field === field);
  await decideChange(product.ctx(), { changeId: change!.id, approved, by: 'operator:test' });
  await product.settle();
  return change!.id;
};

test('a general practitioner does not become a specialist alone: what patients read and pay stays until somebody decides', async () => {
  const before = await publicPage();
  const reply = await save({
    specialty: 'Cardiologist',
    experience_years: 12,
    spoken_languages: ['Kiswahili', 'Kihaya'],
    video_consultation_fee: 99,
  });
  expect([reply.status, reply.body.data.specialty_id, reply.body.data.type]).toEqual([
    200,
    'general-practitioner',
    'general',
  ]);
  expect(reply.body.data).toMatchObject({
    experience_years: 12,
    spoken_languages: ['Kiswahili', 'Kihaya'],
    video_consultation_fee: 99,
    pending_changes: [{ field: 'specialty', value: 'cardiologist' }],
  });
  const meanwhile = await publicPage();
  expect([meanwhile.specialty_id, meanwhile.type, meanwhile.phone_price]).toEqual([
    before.specialty_id,
    before.type,
    before.phone_price,
  ]);
  await decide('specialty', true);
  const after = await publicPage();
  expect([after.specialty_id, after.type]).toEqual(['cardiologist', 'specialist']);
  expect(after.phone_price.amount).toBeGreaterThan(before.phone_price.amount);
  expect(await pending()).toEqual([]);
});

test("the doctor is told of a decision under the bell, with the doctor's id, and by SMS", async () => {
  await save({ specialty: 'dentist', licence: 'MCT 4711' });
  await decide('specialty', false);
  await decide('licence', true);
  const { notifications } = (await doctor.get('/api/doctor/notifications')).body.data;
  expect(
    notifications.map((row: { title: string; doctor_id: string }) => [row.title, row.doctor_id]).toSorted(),
  ).toEqual([
    ['Request approved', id],
    ['Request not approved', id],
  ]);
  const texts = (await messagesTo(product, phone)).join('\n');
  expect(texts).toContain('your request to change your specialty was not approved');
  expect(texts).toContain('your request to change your licence was approved');
  expect(await profile()).toMatchObject({
    specialty_id: 'general-practitioner',
    licence: 'MCT 4711',
    pending_changes: [],
  });
});

test('asking again changes nothing, another value replaces the request, and the current value withdraws it', async () => {
  await save({ specialty: 'dentist' });
  await save({ specialty: 'dentist' });
  expect(await pending()).toEqual([['specialty', 'dentist']]);
  await save({ specialty: 'urologist' });
  expect(await pending()).toEqual([['specialty', 'urologist']]);
  await save({});
  expect(await pending()).toEqual([]);
});

test('of many requests at once one is pending', async () => {
  await Promise.all(['dentist', 'urologist', 'dermatologist', 'cardiologist'].map((specialty) => save({ specialty })));
  expect(await pending()).toHaveLength(1);
});

test('a request is decided once', async () => {
  await save({ specialty: 'dentist' });
  const changeId = await decide('specialty', true);
  await expect(decideChange(product.ctx(), { changeId, approved: false, by: 'operator:test' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(
    product.db.pool.query("update doctor_changes set state = 'refused' where id = $1", [changeId]),
  ).rejects.toThrow(/as it is/);
});

test('another number is asked for only after a code to it, and signs in when it was approved', async () => {
  numbers += 1;
  const fresh = `+25576${String(6_000_000 + numbers * 10_007)}`;
  expect((await save({ phone: fresh })).body).toMatchObject({ status: 403, code: 'number-unproven' });
  expect(await pending()).toEqual([]);
  const asked = await doctor.post('/api/me/numbers/code', { phone: fresh });
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, fresh)).at(-1)!)![1];
  await doctor.post('/api/me/numbers', { challenge_id: asked.body.data.challenge_id, code });
  expect((await save({ phone: fresh })).status).toBe(200);
  expect([await pending(), (await profile()).phone]).toEqual([[['phone', fresh]], phone]);
  await decide('phone', true);
  expect((await profile()).phone).toBe(fresh);
  product.clock.advance(60_000);
  expect((await signInAsDoctor(product, fresh)).accountId).toBe(doctor.accountId);
});

test('a number that another account has by now is refused at the decision, and nothing changes', async () => {
  const other = await aWorkingDoctor(product);
  await product.db.pool.query(
    'insert into session_numbers (session_id, phone, proven_at) select id, $2, $3 from sessions where account_id = $1',
    [doctor.accountId, other.phone, product.clock.now()],
  );
  await save({ phone: other.phone });
  const [change] = await asked();
  await expect(
    decideChange(product.ctx(), { changeId: change!.id, approved: true, by: 'operator:test' }),
  ).rejects.toMatchObject({ code: 'phone-invalid' });
  expect([await pending(), (await profile()).phone]).toEqual([[['phone', other.phone]], phone]);
});

test('another country, when approved, changes time zone and lists; bookings stay as they were, and every invariant holds', async () => {
  await anAppointment(product, await product.patient(), id, at(product, 1, '09:00'));
  await save({ country: 'RW' });
  expect(await publicPage()).toMatchObject({ country: 'TZ' });
  await decide('country', true);
  expect(await profile()).toMatchObject({ country: 'RW', time_zone: 'Africa/Kigali' });
  expect(await brokenInvariants(product)).toEqual([]);
});

test.each([
  ['country', { country: 'GB' }],
  ['phone', { phone: '12' }],
])('%s: %j is refused with the name of the field, and no change is requested', async (field, change) => {
  const refused = await save({ specialty: 'dentist', ...change });
  expect([refused.status, refused.body.code, refused.body.params.fields]).toEqual([422, 'invalid-input', [field]]);
  expect(await pending()).toEqual([]);
});
