import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aPatientWithCredit, balanceOf, payByCredit, totalCredit } from '../../../test/credit-makers.ts';
import { aWorkingDoctor, signInAsPatient } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../platform/context.ts';
import { DAY, MINUTE, later, wallClock } from '../../platform/time.ts';
import { dayText } from '../../platform/when-text.ts';
import { cancelBooking } from './cancel-booking.ts';
import { completeBooking } from './complete-booking.ts';
import { lockDoctorBooking } from './list-doctor-bookings.ts';
import { refreshNextFree } from './refresh-next-free.ts';

let product: TestProduct;
let doctor: string;
let other: string;
let days = 0;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
  doctor = await aDoctor(product);
  other = await aDoctor(product);
  await refreshNextFree(product.ctx(), { doctorId: other });
});
afterAll(() => product.close());

/** A moment that no other test uses. */
function fresh(): string {
  days += 1;
  return at(product, (days % 20) + 3, days < 20 ? '10:00' : days < 40 ? '11:00' : '12:00');
}
const read = async (visitor: Visitor, id: string) => (await visitor.get(`/api/appointments/${id}`)).body.data;
const again = (visitor: Visitor, id: string, doctorId: string, startsAt: string) =>
  visitor.post(`/api/appointments/${id}/book-again`, { doctor_id: doctorId, starts_at: startsAt });
const offers = async (visitor: Visitor, id: string) =>
  (await visitor.get(`/api/appointments/${id}/other-times`)).body.data;

async function cancel(bookingId: string, doctorId = doctor): Promise<void> {
  await inTransaction(product.ctx(), async (inside) => {
    const row = await lockDoctorBooking(inside, { bookingId, doctorId });
    await cancelBooking(inside, row!, { by: 'doctor', reason: 'Dharura' });
  });
  await product.settle();
}

/** A paid appointment that its doctor cancelled. */
async function aCancelledOne(visitor: Visitor, doctorId = doctor): Promise<string> {
  const id = await anAppointment(product, visitor, doctorId, fresh(), { reason: 'Kikohozi' });
  await cancel(id, doctorId);
  return id;
}

describe('an appointment that its doctor cancelled', () => {
  test('books another time of the doctor with the same money at one press: nobody pays again, nothing is owed', async () => {
    const patient = await product.patient();
    const id = await aCancelledOne(patient);
    const owed = await balanceOf(product, 'refunds-due:TZS');
    const offered = await offers(patient, id);
    expect(offered).toMatchObject({ same_money: true, doctor: { id: doctor }, other: { id: other } });
    expect(offered.doctor.times).toHaveLength(3);
    const held = await balanceOf(product, 'held:TZS');
    const [reply, repeated] = await Promise.all([0, 1].map(() => again(patient, id, doctor, offered.doctor.times[0])));
    expect([reply!.status, repeated!.status, repeated!.body.data.id]).toEqual([200, 200, reply!.body.data.id]);
    expect(reply!.body.data).toMatchObject({
      state: 'scheduled',
      payment_status: 'paid',
      starts_at: offered.doctor.times[0],
      reason: 'Kikohozi',
    });
    expect(await balanceOf(product, 'refunds-due:TZS')).toBe(owed - 1_500_000);
    expect(await balanceOf(product, 'held:TZS')).toBe(held + 1_500_000);
    await product.settle();
    expect(await read(patient, id)).toMatchObject({
      state: 'cancelled',
      payment_status: 'cancelled',
      moved_to: reply!.body.data.id,
      stage: { money: { stage: 'rebooked' } },
    });
    expect((await messagesTo(product, patient.phone)).at(-1)).toContain('imethibitishwa');
    expect((await offers(patient, id)).same_money).toBe(false);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('books another doctor, who earns it; the money came once', async () => {
    const patient = await product.patient();
    const working = await aWorkingDoctor(product);
    const id = await aCancelledOne(patient);
    const { body } = await again(patient, id, working.id, fresh());
    expect(body.data.doctor.id).toBe(working.id);
    const afterwards = { ...product.clock, now: () => new Date(Date.parse(body.data.starts_at) + MINUTE) };
    await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: body.data.id });
    await product.settle();
    expect(await balanceOf(product, `doctor:${working.id}:TZS`)).toBe(1_200_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is cancelled again and again without losing the money: it books a third time, and goes back in the end', async () => {
    const patient = await product.patient();
    const id = await aCancelledOne(patient);
    const owed = await balanceOf(product, 'refunds-due:TZS');
    const second = (await again(patient, id, other, fresh())).body.data.id as string;
    await cancel(second, other);
    expect((await read(patient, second)).stage.money.stage).toBe('refund-due');
    expect(await brokenInvariants(product)).toEqual([]);
    const third = (await again(patient, second, doctor, fresh())).body.data.id as string;
    expect(await brokenInvariants(product)).toEqual([]);
    await patient.post(`/api/appointments/${third}/cancel`, {});
    await product.settle();
    expect(await read(patient, third)).toMatchObject({ payment_status: 'refund_due' });
    expect(await balanceOf(product, 'refunds-due:TZS')).toBe(owed);
    expect((await again(patient, third, doctor, fresh())).body.code).toBe('money-not-kept');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('names the day by which its money is back', async () => {
    const patient = await product.patient({ language: 'en' });
    const id = await aCancelledOne(patient);
    const last = dayText('en', wallClock(later(product.clock.now(), 3 * DAY), 'Africa/Dar_es_Salaam').day);
    expect((await read(patient, id)).stage.money.sentence).toContain(`by ${last}`);
    product.clock.advance(4 * DAY);
    const again = await signInAsPatient(product, patient.phone);
    expect((await read(again, id)).stage.money.sentence).toContain(`should have been back with you by ${last}`);
    product.clock.advance(-4 * DAY);
  });

  test('pays with money and credit as before, and with credit alone', async () => {
    const both = await aPatientWithCredit(product, doctor);
    const mixed = await aCancelledOne(both);
    expect(await totalCredit(both)).toBe(1_000_000);
    expect((await again(both, mixed, other, fresh())).body.data).toMatchObject({
      state: 'scheduled',
      credit: { amount: 1_000_000 },
    });
    expect(await totalCredit(both)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);

    const general = await aDoctor(product, { specialty: 'general-practitioner' });
    const credited = await aPatientWithCredit(product, doctor);
    const held = (await hold(credited, general, fresh())).body.data.id as string;
    await payByCredit(credited, held);
    await cancel(held, general);
    expect((await offers(credited, held)).same_money).toBe(true);
    expect((await again(credited, held, general, fresh())).body.data.state).toBe('scheduled');
    expect(await totalCredit(credited)).toBe(400_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('whose credit was used elsewhere keeps its refund and books nothing', async () => {
    const patient = await aPatientWithCredit(product, doctor);
    const id = await aCancelledOne(patient);
    const general = await aDoctor(product, { specialty: 'general-practitioner' });
    await payByCredit(patient, (await hold(patient, general, fresh())).body.data.id);
    expect((await again(patient, id, other, fresh())).body.code).toBe('money-not-kept');
    expect((await read(patient, id)).payment_status).toBe('refund_due');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('books nothing dearer, nothing taken, and nothing of somebody else', async () => {
    const patient = await product.patient();
    const id = await aCancelledOne(patient);
    const general = await aDoctor(product, { specialty: 'general-practitioner' });
    const taken = fresh();
    await anAppointment(product, await product.patient(), other, taken);
    const replies = [
      await again(patient, id, general, fresh()),
      await again(patient, id, other, taken),
      await again(await product.patient(), id, other, fresh()),
    ];
    expect(replies.map(({ body }) => body.code)).toEqual(['doctor-not-alike', 'slot-taken', 'not-found']);
    expect((await read(patient, id)).payment_status).toBe('refund_due');
    expect(await brokenInvariants(product)).toEqual([]);
  });
});

describe('a refund on which somebody works', () => {
  const caseOf = async (staff: Visitor) => {
    const { cases } = (await staff.get('/api/admin/cases?kind=refund-due')).body.data;
    return (await staff.get(`/api/admin/cases/${cases.at(-1).id}`)).body.data;
  };

  test('is not used for another appointment, whoever was first', async () => {
    const staff = await aMemberOfStaff(product, 'administrator');
    for (let round = 0; round < 4; round += 1) {
      const patient = await product.patient();
      const id = await aCancelledOne(patient);
      const { version, case: one } = await caseOf(staff);
      const startsAt = fresh();
      const [booked, proposed] = await Promise.all([
        again(patient, id, other, startsAt),
        staff.post(`/api/admin/cases/${one.id}/decision`, { decision: 'propose', version }),
      ]);
      const outcomes = [booked.status, proposed.status];
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(outcomes);
      await product.settle();
      expect((await offers(patient, id)).same_money).toBe(false);
      expect(await brokenInvariants(product)).toEqual([]);
    }
  });
});
