import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, hold, pass, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { sweepEmergencies } from './sweep-emergencies.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2038-01-15T08:00:00Z');
const STAFF = '+255713000999';
const general = { specialty: 'general-practitioner' as const };
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({
    still: true,
    start: START,
    environment: { STAFF_ALERT_PHONE: STAFF, PUBLIC_URL: 'http://localhost', DATABASE_POOL: '20' },
  });
});
afterAll(() => product.close());

async function emergency(patient: Visitor, doctorId: string): Promise<string> {
  const reply = await patient.post('/api/bookings', {
    doctor_id: doctorId,
    is_emergency: true,
    reason: 'Anahema kwa shida',
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id as string;
}

async function secretSentTo(phone: string): Promise<string> {
  return /\/e\/(\S+)/.exec((await messagesTo(product, phone)).at(-1) ?? '')?.[1] ?? '';
}

test('an emergency takes no slot, costs the phone price, and staff are told at once (C11, W23)', async () => {
  const doctor = await aDoctor(product, general);
  const patient = await product.patient();
  const before = (await messagesTo(product, STAFF)).length;
  const id = await emergency(patient, doctor);
  await product.settle();
  const { body } = await patient.get(`/api/appointments/${id}`);
  expect(body.data).toMatchObject({
    is_emergency: true,
    starts_at: null,
    date: null,
    price: { amount: 600_000, currency: 'TZS' },
    emergency_state: null,
    state: 'awaiting-payment',
  });
  expect((await messagesTo(product, STAFF)).length).toBe(before + 1);
  expect(await patient.post('/api/bookings', { doctor_id: doctor, is_emergency: true })).toMatchObject({
    status: 409,
    body: { code: 'emergency-open' },
  });
  expect(
    await patient.post('/api/bookings', { doctor_id: doctor, is_emergency: true, call_type: 'video' }),
  ).toMatchObject({ status: 422 });
});

test('the paid emergency rings the doctor asked for, then the on-call list; of twenty acceptances the first doctor has it', async () => {
  const asked = { phone: '+255713888001', ...general };
  const doctor = await aDoctor(product, asked);
  const phones = [asked.phone];
  for (let made = 2; made <= 5; made += 1) {
    phones.push(`+25571388800${made}`);
    await aDoctor(product, { ...general, phone: phones.at(-1)!, onCall: true, fullName: `Dkt. Juma ${made}` });
  }
  const patient = await product.patient();
  const id = await emergency(patient, doctor);
  await pay(product, patient, id);
  expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    state: 'scheduled',
    emergency_state: 'ringing',
    starts_at: null,
    doctor_phone: null,
  });
  await pass(product, MINUTE);
  const secrets = await Promise.all(phones.map(secretSentTo));
  expect(new Set(secrets).size).toBe(5);

  const visitor = product.visitor();
  const ringing = await visitor.get(`/api/emergencies/${secrets[0]}`);
  expect(ringing.body.data).toMatchObject({
    state: 'ringing',
    patient_first_name: 'Asha',
    patient_phone: null,
    reason: null,
  });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => visitor.post(`/api/emergencies/${secrets[index % 5]}/accept`)),
  );
  const states = replies.map(({ body }) => body.data.state);
  expect(states.filter((state) => state === 'accepted-by-you')).toHaveLength(4);
  expect(states.filter((state) => state === 'taken')).toHaveLength(16);
  const winner = replies.find(({ body }) => body.data.state === 'accepted-by-you')!;
  expect(winner.body.data).toMatchObject({ patient_phone: patient.phone, reason: 'Anahema kwa shida' });
  for (const loser of replies.filter(({ body }) => body.data.state === 'taken'))
    expect(loser.body.data).toMatchObject({ patient_phone: null, reason: null });

  await product.settle();
  const { body } = await patient.get(`/api/appointments/${id}`);
  expect(body.data).toMatchObject({ emergency_state: 'accepted', starts_at: product.clock.now().toISOString() });
  // The room comes first. By telephone the doctor calls, so the patient gets no number to dial at the same time.
  expect(body.data.doctor_phone).toBeNull();
  expect(winner.body.data.room).toBe(body.data.id);
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain(`/call/${body.data.id}`);
  expect((await patient.post(`/api/appointments/${body.data.id}/call/outcome`, { spoke: true })).body).toMatchObject({
    code: 'not-asked-yet',
  });
  product.clock.advance(5 * MINUTE);
  expect(phones).toContain((await patient.get(`/api/appointments/${body.data.id}`)).body.data.doctor_phone);
  expect(await patient.post(`/api/appointments/${id}/cancel`)).toMatchObject({ status: 409 });
  product.clock.advance(2 * HOUR + 1);
  const gone = await Promise.all(secrets.map((secret) => visitor.get(`/api/emergencies/${secret}`)));
  expect(gone.every(({ body: late }) => late.data.patient_phone === null)).toBe(true);
  product.clock.advance(-2 * HOUR - 1);
});

test('not accepted within five minutes: staff and patient are told, cancelling gives the money back, and a late doctor is told it is over', async () => {
  const phone = '+255713888011';
  const doctor = await aDoctor(product, { specialty: 'nephrologist', phone });
  const patient = await product.patient();
  const id = await emergency(patient, doctor);
  await pay(product, patient, id);
  await pass(product, 4 * MINUTE, MINUTE);
  expect((await patient.get(`/api/appointments/${id}`)).body.data.emergency_state).toBe('ringing');
  await pass(product, 2 * MINUTE, MINUTE);
  expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    emergency_state: 'escalated',
    actions: ['cancel', 'receipt'],
  });
  expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/piga 112 .*pesa yote itarudishwa/);
  expect((await messagesTo(product, STAFF)).at(-1)).toMatch(/hakuna daktari aliyekubali/);
  expect((await patient.post(`/api/appointments/${id}/cancel`)).body.data).toMatchObject({
    state: 'cancelled',
    payment_status: 'refund_due',
  });
  const secret = await secretSentTo(phone);
  expect((await product.visitor().post(`/api/emergencies/${secret}/accept`)).body.data.state).toBe('over');
});

test('the calendar file of an emergency names the doctor who accepted, not the one who was asked for', async () => {
  const asked = await aDoctor(product, { ...general, phone: '+255713888021', fullName: 'Dkt. Asked Mushi' });
  await aDoctor(product, { ...general, phone: '+255713888022', onCall: true, fullName: 'Dkt. Taking Mollel' });
  const patient = await product.patient();
  const id = await emergency(patient, asked);
  await pay(product, patient, id);
  await pass(product, MINUTE);
  expect((await patient.get(`/api/appointments/${id}/calendar.ics`)).status).toBe(404);
  const secret = await secretSentTo('+255713888022');
  const accepted = await product.visitor().post(`/api/emergencies/${secret}/accept`);
  expect(accepted.body.data.state).toBe('accepted-by-you');
  const { text } = await patient.get(`/api/appointments/${id}/calendar.ics`);
  expect(text).toContain('SUMMARY:Tabibu: Dkt. Taking Mollel');
  expect(text).not.toContain('Asked');
});

test('after escalation a doctor may still accept', async () => {
  const phone = '+255713888012';
  const patient = await product.patient();
  const id = await emergency(patient, await aDoctor(product, { specialty: 'pulmonologist', phone }));
  await pay(product, patient, id);
  await pass(product, 6 * MINUTE, MINUTE);
  expect((await product.visitor().post(`/api/emergencies/${await secretSentTo(phone)}/accept`)).body.data.state).toBe(
    'accepted-by-you',
  );
  expect((await patient.get(`/api/appointments/${id}`)).body.data.emergency_state).toBe('accepted');
});

test('with nobody to ring, the emergency is escalated at once', async () => {
  const patient = await product.patient({ phone: '+254712345678', country: 'KE' });
  const doctor = await aDoctor(product, { specialty: 'cardiologist', country: 'ZA', phone: '+27711234567' });
  const id = await emergency(patient, doctor);
  await product.db.pool.query("update doctors set suspended_at = now() where phone = '+27711234567'");
  await pay(product, patient, id, { phone: '+254712345000' });
  expect((await patient.get(`/api/appointments/${id}`)).body.data.emergency_state).toBe('escalated');
  expect((await messagesTo(product, patient.phone)).filter((text) => /tunakutafutia/.test(text))).toEqual([]);
  await product.db.pool.query("update doctors set suspended_at = null where phone = '+27711234567'");
});

test('an emergency that nobody took ends after a day, and what was paid is owed back', async () => {
  const patient = await product.patient({ phone: '+254712345679', country: 'KE' });
  const id = await emergency(patient, await aDoctor(product, { country: 'ZA', phone: '+27711234568' }));
  await pay(product, patient, id, { phone: '+254712345000' });
  await product.db.pool.query("update bookings set rung_at = rung_at - interval '23 hours 59 minutes' where id = $1", [
    id,
  ]);
  await sweepEmergencies(product.ctx());
  expect((await patient.get(`/api/appointments/${id}`)).body.data.state).toBe('scheduled');
  await product.db.pool.query("update bookings set rung_at = rung_at - interval '2 minutes' where id = $1", [id]);
  await sweepEmergencies(product.ctx());
  await product.settle();
  expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    state: 'cancelled',
    cancelled_by: 'nobody',
    payment_status: 'refund_due',
    stage: { sentence: 'Hakuna daktari aliyeichukua kwa siku nzima, kwa hiyo dharura hii imeghairiwa.' },
  });
  expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/rudish/);
});

test('an unknown secret gets a 404, and the database does not contain the secrets that were sent', async () => {
  expect(await product.visitor().get('/api/emergencies/AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 404 });
  expect(await product.visitor().post('/api/emergencies/AAAAAAAAAAAAAAAAAAAAAA/accept')).toMatchObject({ status: 404 });
  const secret = await secretSentTo('+255713888012');
  const { rows } = await product.db.pool.query(
    'select * from emergency_alerts a, notices n where a::text like $1 or n::text like $1',
    [`%${secret}%`],
  );
  expect(rows).toEqual([]);
});

test('a patient with an emergency can still book an ordinary appointment', async () => {
  const patient = await product.patient();
  const doctor = await aDoctor(product, general);
  await emergency(patient, doctor);
  expect((await hold(patient, doctor, at(product, 1, '10:00'))).status).toBe(201);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
