import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMERGENCY_FITNESS } from '@tabibu/contract/emergency-fitness';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { aDoctor, brokenInvariants, pass, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import type { DoctorProfile } from '../doctors/index.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { jobContext } from '../../platform/context.ts';
import { ringDoctors, sweepEmergencies } from './index.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2038-01-15T08:00:00Z');
/** The evening of the same day: only doctors on call can answer. */
const EVENING = new Date('2038-01-15T18:00:00Z');
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: START, environment: { PUBLIC_URL: 'http://localhost' } });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.db.pool.query("update doctors set suspended_at = now() where phone like '+2557139%'");
  product.clock.set(START);
});

let made = 0;
async function doctorWith(profile: Partial<DoctorProfile>): Promise<{ id: string; phone: string }> {
  made += 1;
  const phone = `+2557139${String(10_000 + made)}`;
  return { phone, id: await aDoctor(product, { specialty: 'general-practitioner', phone, ...profile }) };
}

async function paidEmergency(
  doctorId: string,
  more: Parameters<TestProduct['patient']>[0] = {},
): Promise<{ id: string; patient: Visitor }> {
  const patient = await product.patient(more);
  const reply = await patient.post('/api/bookings', { doctor_id: doctorId, is_emergency: true });
  expect(reply.status, reply.text).toBe(201);
  await pay(product, patient, reply.body.data.id);
  return { id: reply.body.data.id as string, patient };
}

async function rungFor(id: string): Promise<string[]> {
  const { rows } = await product.db.pool.query<{ phone: string }>(
    'select d.phone from emergency_alerts a join doctors d on d.id = a.doctor_id where booking_id = $1 order by a.created_at, a.id',
    [id],
  );
  return rows.map(({ phone }) => phone);
}

const seen = async ({ id, patient }: { id: string; patient: Visitor }) =>
  (await patient.get(`/api/appointments/${id}`)).body.data;

test.each([
  ['at work', START, false],
  ['only on call', EVENING, true],
])('nobody is rung before or beside the doctor asked for, who is %s, for a minute', async (_, at, onCall) => {
  product.clock.set(at);
  const asked = await doctorWith({ onCall, fullName: 'Dkt. Amina Chosen' });
  const others = [await doctorWith({ onCall: true }), await doctorWith({ onCall: true })];
  const emergency = await paidEmergency(asked.id);
  expect(await rungFor(emergency.id)).toEqual([asked.phone]);
  const { stage, alone_until: alone, escalates_at: escalates } = await seen(emergency);
  expect([stage.name, Date.parse(escalates) - Date.parse(alone)]).toEqual(['ringing-first', 4 * MINUTE]);
  expect(stage.sentence).toContain('Dkt. Amina Chosen');
  await pass(product, Date.parse(alone) - product.clock.now().getTime() - SECOND, SECOND);
  expect(await rungFor(emergency.id)).toEqual([asked.phone]);
  await pass(product, 2 * SECOND, SECOND);
  expect((await rungFor(emergency.id)).toSorted()).toEqual([asked, ...others].map(({ phone }) => phone).toSorted());
  expect(await seen(emergency)).toMatchObject({
    stage: { name: 'ringing' },
    alone_until: null,
    escalates_at: escalates,
    emergency_state: 'ringing',
  });
  await pass(product, 5 * MINUTE, MINUTE);
  expect(await rungFor(emergency.id)).toHaveLength(3);
  for (const { phone } of [asked, ...others]) expect(await messagesTo(product, phone)).toHaveLength(1);
  expect(await seen(emergency)).toMatchObject({ stage: { name: 'escalated' }, alone_until: null, escalates_at: null });
});

test('a doctor asked for who cannot answer now is not waited for', async () => {
  const asked = await doctorWith({});
  const onCall = await doctorWith({ onCall: true });
  product.clock.set(EVENING);
  const emergency = await paidEmergency(asked.id);
  expect(await rungFor(emergency.id)).toEqual([onCall.phone]);
  expect(await seen(emergency)).toMatchObject({ stage: { name: 'ringing' }, alone_until: null });
});

test('after a lost job, or when a handler runs twice, each doctor is rung exactly once', async () => {
  const asked = await doctorWith({});
  const other = await doctorWith({ onCall: true });
  const emergency = await paidEmergency(asked.id);
  const ctx = () => jobContext(product.services, 'test');
  expect(await ringDoctors(ctx(), { bookingId: emergency.id })).toEqual([]);
  await product.db.pool.query('delete from graphile_worker._private_jobs where key = $1', [
    `ring-others:${emergency.id}`,
  ]);
  await pass(product, 70 * SECOND);
  await sweepEmergencies(ctx());
  await sweepEmergencies(ctx());
  await product.settle();
  expect(await rungFor(emergency.id)).toEqual([asked.phone, other.phone]);
  expect(await messagesTo(product, other.phone)).toHaveLength(1);
});

test('if the emergency is accepted or cancelled within the first minute, no other doctor is rung', async () => {
  const asked = await doctorWith({});
  const other = await doctorWith({ onCall: true });
  const [accepted, cancelled] = [await paidEmergency(asked.id), await paidEmergency(asked.id)];
  const secret = /\/e\/(\S+)/.exec((await messagesTo(product, asked.phone))[0]!)![1]!;
  expect((await product.visitor().post(`/api/emergencies/${secret}/accept`)).body.data).toMatchObject({
    state: 'accepted-by-you',
    stage: { name: 'accepted' },
  });
  expect((await cancelled.patient.post(`/api/appointments/${cancelled.id}/cancel`)).body.data).toMatchObject({
    payment_status: 'refund_due',
    stage: { name: 'cancelled', money: { stage: 'refund-due' } },
  });
  await pass(product, 6 * MINUTE, MINUTE);
  expect(await rungFor(accepted.id)).toEqual([asked.phone]);
  expect(await rungFor(cancelled.id)).toEqual([asked.phone]);
  expect(await messagesTo(product, other.phone)).toEqual([]);
  expect(await seen(accepted)).toMatchObject({
    stage: { name: 'accepted' },
    actions: ['join', 'receipt'],
  });
});

test('a doctor who comes on call later is rung, also after the escalation', async () => {
  const asked = await doctorWith({ specialty: 'pulmonologist' });
  const emergency = await paidEmergency(asked.id);
  expect(await seen(emergency)).toMatchObject({ stage: { name: 'ringing-first' }, alone_until: null });
  await pass(product, 6 * MINUTE, MINUTE);
  expect((await seen(emergency)).stage.name).toBe('escalated');
  const late = await doctorWith({ onCall: true });
  await sweepEmergencies(jobContext(product.services, 'test'));
  await product.settle();
  expect(await rungFor(emergency.id)).toEqual([asked.phone, late.phone]);
  expect((await seen(emergency)).stage.name).toBe('escalated');
});

test('no dentist, ophthalmologist, anaesthesiologist or other unfit doctor is rung, offered, or can be asked for', async () => {
  const unfit = SPECIALTIES.filter(({ id }) => EMERGENCY_FITNESS[id] === undefined).map(({ id }) => id);
  expect(unfit).toEqual(
    expect.arrayContaining(['dentist', 'ophthalmologist', 'anaesthesiologist', 'nutritionist', 'dermatologist']),
  );
  const ids = new Set<string>();
  for (const specialty of unfit) ids.add((await doctorWith({ specialty, onCall: true, featured: true })).id);
  const { id: dentist } = await doctorWith({ specialty: 'dentist' });
  const alone = await product.visitor().get(`/api/emergency-doctors?country=TZ&doctor=${dentist}`);
  expect(alone.body.data).toEqual({ doctors: [], asked: 'not-for-emergencies' });
  const patient = await product.patient();
  expect(await patient.post('/api/bookings', { doctor_id: dentist, is_emergency: true })).toMatchObject({
    status: 422,
    body: { code: 'emergency-doctor-unfit' },
  });
  const [asked, fit] = [
    await doctorWith({ specialty: 'pediatrician' }),
    await doctorWith({ specialty: 'cardiologist', onCall: true }),
  ];
  const emergency = await paidEmergency(asked.id);
  await pass(product, 2 * MINUTE, MINUTE);
  expect(await rungFor(emergency.id)).toEqual([asked.phone, fit.phone]);
  const offered = await product.visitor().get('/api/emergency-doctors?country=TZ');
  expect(offered.body.data.doctors.filter(({ doctor }: { doctor: { id: string } }) => ids.has(doctor.id))).toEqual([]);
});

test('of many doctors on call those of the specialty asked for are rung, then the fittest, and among those who are equally fit the speakers of the patient’s language', async () => {
  for (let index = 0; index < 7; index += 1)
    await doctorWith({ specialty: 'cardiologist', onCall: true, featured: true, spokenLanguages: ['Kiswahili'] });
  const french = await doctorWith({
    specialty: 'neurologist',
    onCall: true,
    spokenLanguages: ['Français'],
    startRating: 3,
  });
  const children = await doctorWith({
    specialty: 'pediatrician',
    onCall: true,
    spokenLanguages: ['Kiswahili'],
    startRating: 3,
  });
  const bones = await doctorWith({
    specialty: 'orthopedic-surgeon',
    onCall: true,
    featured: true,
    spokenLanguages: ['Français'],
  });
  const asked = await doctorWith({ specialty: 'pediatrician' });
  const emergency = await paidEmergency(asked.id, { language: 'fr' });
  await pass(product, 2 * MINUTE, MINUTE);
  const rung = await rungFor(emergency.id);
  expect(rung).toEqual(expect.arrayContaining([asked.phone, children.phone, french.phone]));
  expect(rung).toHaveLength(9);
  expect(rung).not.toContain(bones.phone);
});

test('the emergency page offers only doctors who can answer now, and says so when there is none', async () => {
  const [working, onCall, best] = [
    await doctorWith({ featured: true }),
    await doctorWith({ onCall: true }),
    await doctorWith({ specialty: 'cardiologist', onCall: true, featured: true }),
  ];
  const visitor = product.visitor();
  const offer = async (query = '') => (await visitor.get(`/api/emergency-doctors?country=TZ${query}`)).body.data;
  const idsOf = ({ doctors }: { doctors: { doctor: { id: string } }[] }) => doctors.map(({ doctor }) => doctor.id);
  expect(idsOf(await offer())).toEqual([onCall.id, working.id, best.id]);
  expect(await offer(`&doctor=${best.id}`)).toMatchObject({
    asked: 'can-answer',
    doctors: [{ doctor: { id: best.id }, has_others: false }, { has_others: false }, { has_others: true }],
  });
  product.clock.set(EVENING);
  expect(idsOf(await offer())).toEqual([onCall.id, best.id]);
  expect(await offer(`&doctor=${working.id}`)).toMatchObject({
    asked: 'cannot-now',
    doctors: [{ doctor: { id: onCall.id } }, { doctor: { id: best.id } }],
  });
  await product.db.pool.query("update doctors set on_call = false where phone like '+2557139%'");
  expect(await offer()).toEqual({ doctors: [], asked: null });
  const patient = await product.patient();
  expect(await patient.post('/api/bookings', { doctor_id: working.id, is_emergency: true })).toMatchObject({
    status: 409,
    body: { code: 'emergency-nobody' },
  });
});

test('without staff on duty no message says that staff were alerted', async () => {
  const asked = await doctorWith({});
  const emergency = await paidEmergency(asked.id, { language: 'en' });
  await pass(product, 6 * MINUTE, MINUTE);
  const told = (await messagesTo(product, emergency.patient.phone)).filter((text) => !text.includes('code'));
  expect(told.at(-1)).toContain('no doctor has accepted yet');
  expect(told.join(' ')).not.toMatch(/staff/i);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  await product.db.pool.query('update doctors set suspended_at = null');
  expect(await brokenInvariants(product)).toEqual([]);
});
