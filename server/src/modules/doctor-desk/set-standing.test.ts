import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApplication } from '../../../test/application-makers.ts';
import { aDoctor, anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { MINUTE } from '../../platform/time.ts';
import { moveApplication } from '../applications/index.ts';
import { completeBooking } from '../bookings/index.ts';

let product: TestProduct;
let one: Visitor;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
});
// A session that is five minutes old wants its factor again.
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const doctors = '/api/admin/doctors';
const isListed = async (id: string): Promise<boolean> =>
  (await product.visitor().get(`/api/doctors/${id}`)).status === 200;

describe('S42: verifying and featuring', () => {
  test('who is verified and featured appears to patients, first on the home page; who is not, is in no list (C49, ADM-DOC-26)', async () => {
    const id = await aDoctor(product, { verifiedAt: null, startRating: 5 });
    expect(await isListed(id)).toBe(false);
    expect((await one.put(`${doctors}/${id}/verified`, { is_verified: true })).body.data.is_verified).toBe(true);
    expect((await one.put(`${doctors}/${id}/featured`, { is_featured: true })).body.data.is_featured).toBe(true);
    const { body } = await product.visitor().get('/api/doctors?country=TZ&sort=featured');
    expect(body[0]).toMatchObject({ id, featured: true });
    expect((await one.put(`${doctors}/${id}/featured`, { is_featured: false })).body.data.is_featured).toBe(false);
  });

  test('taking it back names what follows, then cancels, refunds and tells', async () => {
    const doctor = await aWorkingDoctor(product);
    const booking = await anAppointment(product, patient, doctor.id, at(product, 3, '09:00'));
    const { effects } = (await one.get(`${doctors}/${doctor.id}`)).body.data;
    expect(effects).toMatchObject({
      appointments: 1,
      patients: 1,
      refunds: [{ amount: 1_500_000, currency: 'TZS' }],
      is_busy: false,
    });
    one = await aMemberOfStaff(product, 'administrator');
    expect(
      (await one.put(`${doctors}/${doctor.id}/verified`, { is_verified: false, reason: 'Checked again' })).status,
    ).toBe(200);
    expect(
      (await one.put(`${doctors}/${doctor.id}/verified`, { is_verified: false, reason: 'Checked again' })).status,
    ).toBe(200);
    await product.settle();
    const { state, payment_status: money } = (await patient.get(`/api/appointments/${booking}`)).body.data;
    expect([state, money]).toEqual(['cancelled', 'refund_due']);
    expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('we are checking your details again');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('a doctor who applied is verified by the application: the two never disagree (I-78)', async () => {
    const { application } = await anApplication(product);
    const licence = { council: 'HPCSA', number: 'MP 1', registeredName: 'T. Nkosi', expiresOn: '2099-12-31' };
    const row = await moveApplication(product.ctx(), {
      number: application.number,
      to: 'approved',
      note: '',
      by: 'test',
      licence,
    });
    one = await aMemberOfStaff(product, 'administrator');
    const address = `${doctors}/${row.doctor_id}/verified`;
    const { body } = await one.put(address, { is_verified: false, reason: 'Checked again' });
    expect([body.data.is_verified, body.data.application.status]).toEqual([false, 'pending']);
    expect((await one.put(address, { is_verified: true })).body.data.application.status).toBe('approved');
    expect(await brokenInvariants(product)).toEqual([]);
  });
});

describe('S41: deleting', () => {
  test('ends the service: in no list at once, appointments cancelled, refunded and told, earnings put forward to be paid (W43, API-16)', async () => {
    const doctor = await aWorkingDoctor(product);
    const done = at(product, 2, '10:00');
    const visit = await anAppointment(product, patient, doctor.id, done);
    const afterwards = { ...product.clock, now: () => new Date(Date.parse(done) + MINUTE) };
    await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: visit });
    const booking = await anAppointment(product, patient, doctor.id, at(product, 4, '10:00'));
    const held = await hold(await product.patient(), doctor.id, at(product, 4, '11:00'));
    one = await aMemberOfStaff(product, 'administrator');
    expect((await one.delete(`${doctors}/${doctor.id}`)).status).toBe(200);
    expect(await isListed(doctor.id)).toBe(false);
    await product.settle();
    const { state, payment_status: money } = (await patient.get(`/api/appointments/${booking}`)).body.data;
    expect([state, money]).toEqual(['cancelled', 'refund_due']);
    const { rows } = await product.db.pool.query(
      "select state from bookings where id = $1 union all select 'left' from doctors where id = $2 and left_at is not null and account_id is null",
      [held.body.data.id, doctor.id],
    );
    expect(rows.map((row: { state: string }) => row.state)).toEqual(['expired', 'left']);
    const { withdrawals } = (await one.get('/api/admin/withdrawals')).body.data;
    expect(withdrawals).toMatchObject([{ amount: { amount: 1_200_000, currency: 'TZS' }, status: 'pending' }]);
    expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('your service as a doctor has ended');
    expect((await patient.get(`/api/appointments/${visit}`)).body.data.state).toBe('completed');
    expect((await doctor.browser.get('/api/me')).status).toBe(401);
    expect((await one.get(`${doctors}/${doctor.id}`)).status).toBe(404);
    expect((await one.delete(`${doctors}/${doctor.id}`)).status).toBe(404);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is refused while a withdrawal is open and more was earned', async () => {
    const { doctorId } = await aWithdrawal(product, patient, at(product, 5, '15:00'));
    one = await aMemberOfStaff(product, 'administrator');
    const refused = await one.delete(`${doctors}/${doctorId}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'doctor-payout-open']);
    expect(await isListed(doctorId)).toBe(true);
  });

  test('is refused during a visit, and without a factor of the last five minutes nothing is changed', async () => {
    const doctor = await aWorkingDoctor(product);
    const starts = at(product, 1, '14:00');
    await anAppointment(product, patient, doctor.id, starts);
    expect((await one.get('/api/me')).status).toBe(200);
    product.clock.set(new Date(Date.parse(starts) + 5 * MINUTE));
    one = await aMemberOfStaff(product, 'administrator');
    product.clock.advance(6 * MINUTE);
    for (const reply of [
      await one.delete(`${doctors}/${doctor.id}`),
      await one.put(`${doctors}/${doctor.id}/verified`, { is_verified: false, reason: 'Checked again' }),
    ])
      expect(reply.body.code).toBe('step-up-required');
    one = await aMemberOfStaff(product, 'administrator');
    expect((await one.delete(`${doctors}/${doctor.id}`)).body.code).toBe('doctor-busy');
    expect(await isListed(doctor.id)).toBe(true);
  });
});
