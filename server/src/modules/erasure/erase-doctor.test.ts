import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import pg from 'pg';
import { anAppointment, askForMoney, at, brokenInvariants, hold, pass, pay } from '../../../test/booking-makers.ts';
import { clusterOfRun } from '../../../test/cluster-of-run.ts';
import { aWorkingDoctor, signInAsDoctor, signInAsPatient } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { completeBooking } from '../bookings/index.ts';
import { findPayment } from '../payments/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const leave = (visitor: Visitor) => visitor.delete('/api/me', { confirm: true });
const kindsFor = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/me/erasure')).body.data.obstacles.map(({ kind }: { kind: string }) => kind);

/** The page and the deletion must name the same obstacle. */
async function expectRefused(visitor: Visitor, kind: string, bookingId: string | null): Promise<void> {
  expect(await kindsFor(visitor)).toContain(kind);
  const reply = await leave(visitor);
  expect([reply.status, reply.body.code, reply.body.params.kind]).toEqual([409, 'account-in-use', kind]);
  expect(reply.body.params.obstacles[0].booking_id).toBe(bookingId);
  expect((await visitor.get('/api/me')).status).toBe(200);
}

describe('a doctor', () => {
  let doctor: WorkingDoctor;
  let asPatient: Visitor;
  let patient: Visitor;
  beforeEach(async () => {
    doctor = await aWorkingDoctor(product, { fullName: 'Furaha Kessy' });
    asPatient = await signInAsPatient(product, doctor.phone);
    patient = await product.patient();
  });

  test('with paid appointments cannot erase the account, in either role', async () => {
    const id = await anAppointment(product, patient, doctor.id, at(product, 2, '10:00'));
    await expectRefused(asPatient, 'patient_appointment', id);
    await expectRefused(doctor.browser, 'patient_appointment', id);
    expect((await product.visitor().get(`/api/doctors/${doctor.id}`)).status).toBe(200);
  });

  test('with an appointment that is not closed, an earning not credited, a balance or a withdrawal cannot erase the account', async () => {
    const startsAt = at(product, 3, '10:00');
    const id = await anAppointment(product, patient, doctor.id, startsAt);
    product.clock.set(new Date(Date.parse(startsAt) + 5 * HOUR));
    await expectRefused(asPatient, 'patient_visit', id);
    await completeBooking(product.ctx(), { bookingId: id, claimed: true });
    await expectRefused(asPatient, 'earning', id);
    product.clock.advance(25 * HOUR);
    await product.settle();
    asPatient = await signInAsPatient(product, doctor.phone);
    product.clock.advance(MINUTE);
    await expectRefused(asPatient, 'balance', null);
    const again = await signInAsDoctor(product, doctor.phone);
    const { balance } = (await again.get('/api/doctor/earnings')).body.data;
    expect(
      (await again.post('/api/doctor/withdrawals', { amount: balance.amount, payout_phone: doctor.phone })).status,
    ).toBe(201);
    await expectRefused(asPatient, 'withdrawal', null);
  });

  test('who is paying as a patient cannot erase the account, in either role', async () => {
    const own = await hold(asPatient, (await aWorkingDoctor(product)).id, at(product, 4, '10:00'));
    await askForMoney(asPatient, own.body.data.id, { phone: '+255754000003' });
    await product.settle();
    await expectRefused(asPatient, 'payment', own.body.data.id);
    await expectRefused(doctor.browser, 'payment', own.body.data.id);
  });

  test('who is erased leaves no payment open that nobody was asked for yet, whoever opened it', async () => {
    const held = (await hold(patient, doctor.id, at(product, 4, '12:00'))).body.data.id as string;
    const order = { booking_id: held, full_name: 'Asha Juma', phone: '+255754000000' };
    expect((await patient.post('/api/payments/save', order)).status).toBe(201);
    expect((await leave(asPatient)).status).toBe(200);
    expect((await findPayment(product.ctx(), { purpose: { kind: 'booking', id: held } }))?.state).toBe('voided');
  });

  test('who is erased is in no list, has no page and no slots, and cannot be booked; holds on them end', async () => {
    const held = await hold(patient, doctor.id, at(product, 4, '10:00'));
    expect((await asPatient.get('/api/me/erasure')).body.data).toEqual({
      is_doctor: true,
      holds: 0,
      obstacles: [],
      plans: [],
    });
    expect((await leave(asPatient)).status).toBe(200);
    await product.settle();
    const visitor = product.visitor();
    expect((await visitor.get(`/api/doctors/${doctor.id}`)).status).toBe(404);
    expect((await visitor.get(`/api/doctors/${doctor.id}/slots`)).status).toBe(404);
    expect(
      (await visitor.get('/api/doctors?country=TZ&q=Furaha&limit=100')).body.some(
        ({ id }: { id: string }) => id === doctor.id,
      ),
    ).toBe(false);
    expect((await patient.get(`/api/appointments/${held.body.data.id}`)).body.data.state).toBe('expired');
    expect((await hold(patient, doctor.id, at(product, 4, '11:00'))).body.code).toBe('invalid-booking');
    expect((await doctor.browser.get('/api/doctor/profile')).status).toBe(401);
    const { rows } = await product.db.pool.query(
      'select phone, email, location, image, on_call from doctors where id = $1',
      [doctor.id],
    );
    expect(rows).toEqual([{ phone: null, email: null, location: '', image: null, on_call: false }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('who is erased while a patient pays gets no money: it is owed back to the patient', async () => {
    const held = await hold(patient, doctor.id, at(product, 5, '10:00'));
    await askForMoney(patient, held.body.data.id);
    await product.settle();
    expect((await leave(asPatient)).status).toBe(200);
    await pass(product, MINUTE);
    const { state, payment_status: money } = (await patient.get(`/api/appointments/${held.body.data.id}`)).body.data;
    expect([state, money]).toEqual(['expired', 'refund_due']);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('who is erased at the moment when patients hold slots: no booking with the erased doctor stays open', async () => {
    for (let round = 0; round < 6; round += 1) {
      const leaver = await aWorkingDoctor(product);
      const same = await signInAsPatient(product, leaver.phone);
      const people = [patient, await product.patient(), await product.patient()];
      const [gone] = await Promise.all([
        leave(same),
        ...people.map((person, index) => hold(person, leaver.id, at(product, 6, `1${index}:00`))),
      ]);
      expect(gone.status).toBe(200);
      const { rows } = await product.db.pool.query(
        "select id from bookings where doctor_id = $1 and state in ('awaiting-payment', 'scheduled')",
        [leaver.id],
      );
      expect(rows).toEqual([]);
    }
  });

  test('who is erased at the moment when money arrives: either the doctor stays and the appointment stands, or the money is owed back', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const leaver = await aWorkingDoctor(product);
      const same = await signInAsPatient(product, leaver.phone);
      const payer = await product.patient();
      const held = await hold(payer, leaver.id, at(product, 7, '10:00'));
      await askForMoney(payer, held.body.data.id);
      await product.settle();
      product.clock.advance(30 * SECOND);
      const [gone] = await Promise.all([
        round % 2 === 0 ? leave(same) : product.settle().then(() => leave(same)),
        product.settle(),
      ]);
      await pass(product, MINUTE);
      const { state, payment_status: money } = (await payer.get(`/api/appointments/${held.body.data.id}`)).body.data;
      expect([
        [200, 'expired', 'refund_due'],
        [409, 'scheduled', 'paid'],
      ]).toContainEqual([gone.status, state, money]);
      outcomes.add(state);
    }
    expect(outcomes).toContain('scheduled');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('who is erased cannot accept an emergency by the link of an earlier SMS', async () => {
    const onCall = await aWorkingDoctor(product, { onCall: true, featured: true });
    const { body } = await patient.post('/api/bookings', {
      doctor_id: onCall.id,
      is_emergency: true,
      call_type: 'phone',
    });
    await pay(product, patient, body.data.id);
    const secret = /\/e\/([\w-]{22})/.exec((await messagesTo(product, onCall.phone)).join(' '))?.[1];
    expect((await product.visitor().get(`/api/emergencies/${secret}`)).status).toBe(200);
    expect((await leave(onCall.browser)).status).toBe(200);
    expect((await product.visitor().post(`/api/emergencies/${secret}/accept`)).status).toBe(404);
    const { rows } = await product.db.pool.query('select accepted_by from bookings where id = $1', [body.data.id]);
    expect(rows).toEqual([{ accepted_by: null }]);
  });
});

test('the check finds a bookable doctor without an active account, and the database refuses to create one', async () => {
  const doctor = await aWorkingDoctor(product);
  const erase = "update accounts set status = 'erased', phone = null, full_name = '', erased_at = now() where id = $1";
  await expect(product.db.pool.query(erase, [doctor.browser.accountId])).rejects.toThrow(/in service/);
  const admin = new pg.Client({ ...clusterOfRun().adminUrl, database: product.owner.database! });
  await admin.connect();
  await admin.query('set session_replication_role = replica');
  await admin.query(erase, [doctor.browser.accountId]);
  expect((await brokenInvariants(product)).filter((line) => line.startsWith('I-52'))).toEqual([
    expect.stringContaining(doctor.id),
  ]);
  await admin.query('update doctors set suspended_at = now(), left_at = now(), phone = null where id = $1', [
    doctor.id,
  ]);
  await admin.end();
  expect((await brokenInvariants(product)).filter((line) => line.startsWith('I-52'))).toEqual([]);
});
