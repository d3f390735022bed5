import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anApplication } from '../../../test/application-makers.ts';
import { anAppointment, at, brokenInvariants, hold, pay } from '../../../test/booking-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { DAY, HOUR, addDays, wallClock } from '../../platform/time.ts';
import { setLicence } from '../doctors/index.ts';
import { moveApplication } from './index.ts';
import { jobs } from './jobs.ts';

let product: TestProduct;
let second: TestProduct;
let phones = 0;
beforeAll(async () => {
  product = await openTestProduct();
  second = await product.another();
});
// So that the limit per address and hour does not join the tests.
beforeEach(() => goOn(HOUR));
afterAll(async () => {
  await second.close();
  await product.close();
});

function goOn(milliseconds: number): void {
  product.clock.advance(milliseconds);
  second.clock.set(product.clock.now());
}

/** The calendar day in South Africa that many days from now. */
const dayIn = (days: number) => addDays(wallClock(product.clock.now(), 'Africa/Johannesburg').day, days);

/** A South African doctor whose licence ends that many days from now. */
async function aDoctorUntil(days: number) {
  const { applicant, application } = await anApplication(product, {
    phone: `082 200 ${String((phones += 1)).padStart(4, '0')}`,
    full_name: `Zanele Ends${phones}`,
  });
  const licence = { council: 'HPCSA', number: `MP012345${phones}`, registeredName: 'Z. Ends', expiresOn: dayIn(days) };
  await moveApplication(product.ctx(), { number: application.number, to: 'approved', note: '', by: 'test', licence });
  await product.settle();
  return {
    id: application.doctor_id as string,
    phone: applicant.phone,
    number: application.number as number,
    licence,
  };
}

/** Runs a job at the same time in two processes. */
async function runTwice(job: 'remindOf' | 'end'): Promise<void> {
  const run = jobs[job === 'end' ? 'applications.end-licences' : 'applications.remind-of-licences'];
  await Promise.all([run(product.ctx()), run(second.ctx())]);
  await product.settle();
}

test('the doctor is reminded 60, 30 and 7 days before the end, each time once by SMS and once under the bell', async () => {
  const { phone, licence } = await aDoctorUntil(62);
  const reminded = async () =>
    (await messagesTo(product, phone)).filter((text) => text.includes('leseni yako inaisha'));
  const heard: number[] = [];
  for (const days of [61, 60, 31, 30, 8, 7, 0]) {
    while (dayIn(days) < licence.expiresOn) goOn(DAY);
    await runTwice('remindOf');
    await runTwice('remindOf');
    heard.push((await reminded()).length);
  }
  expect(heard).toEqual([0, 1, 1, 2, 2, 3, 3]);
  const doctor = await signInAsDoctor(product, phone);
  const { notifications } = (await doctor.get('/api/doctor/notifications')).body.data;
  expect(notifications.map(({ title }: { title: string }) => title)).toEqual(Array(3).fill('Leseni yako inaisha'));
  expect((await reminded())[0]).toContain('/doctor/dashboard?tab=application');
});

test('nothing is offered, held or moved to after the last day, which counts on the doctor’s clock', async () => {
  const { id } = await aDoctorUntil(3);
  const patient = await product.patient();
  const { slots } = (await patient.get(`/api/doctors/${id}/slots?days=14`)).body.data;
  const free = slots.map(
    ({ starts_at: start }: { starts_at: string }) => wallClock(new Date(start), 'Africa/Johannesburg').day,
  );
  expect(free.length).toBeGreaterThan(0);
  expect(free.filter((day: string) => day > dayIn(3))).toEqual([]);
  const monday = [4, 5, 6].find((ahead) => ![0, 6].includes(new Date(`${dayIn(ahead)}T00:00:00Z`).getUTCDay()))!;
  const refused = await hold(patient, id, at(product, monday, '10:00', 'ZA'));
  expect([refused.status, refused.body.code]).toEqual([409, 'slot-not-offered']);
});

test('the statement that books refuses what the screen let through: a paid hold becomes no appointment, and the money is owed back', async () => {
  const { id, licence } = await aDoctorUntil(20);
  const patient = await product.patient();
  const working = [1, 2, 3, 4].find((ahead) => ![0, 6].includes(new Date(`${dayIn(ahead)}T00:00:00Z`).getUTCDay()))!;
  const held = (await hold(patient, id, at(product, working, '10:00', 'ZA'))).body.data.id;
  await setLicence(product.ctx(), {
    doctorId: id,
    council: licence.council,
    number: licence.number,
    expiresOn: dayIn(working - 1),
  });
  await expect(pay(product, patient, held)).rejects.toThrow('never arrived');
  expect((await patient.get(`/api/appointments/${held}`)).body.data.payment_status).toBe('refund_due');
});

test('when the licence is over the doctor leaves the lists, appointments are paid back, and a new licence brings both back', async () => {
  const { id, phone, number, licence } = await aDoctorUntil(40);
  const patient = await product.patient();
  const working = [8, 9, 10].find((ahead) => ![0, 6].includes(new Date(`${dayIn(ahead)}T00:00:00Z`).getUTCDay()))!;
  const booking = await anAppointment(product, patient, id, at(product, working, '10:00', 'ZA'));
  await setLicence(product.ctx(), {
    doctorId: id,
    council: licence.council,
    number: licence.number,
    expiresOn: dayIn(1),
  });
  const stateOf = async () => (await patient.get(`/api/appointments/${booking}`)).body.data.state;
  // The last evening in South Africa: 23:00.
  while (
    wallClock(product.clock.now(), 'Africa/Johannesburg').day < dayIn(0) ||
    product.clock.now().getUTCHours() !== 21
  )
    goOn(HOUR);
  goOn(DAY);
  await runTwice('end');
  expect([await stateOf(), (await product.visitor().get(`/api/doctors/${id}`)).status]).toEqual(['scheduled', 200]);
  goOn(HOUR);
  await runTwice('end');
  expect(await stateOf()).toBe('cancelled');
  expect((await product.visitor().get(`/api/doctors/${id}`)).status).toBe(404);
  const told = (await messagesTo(product, phone)).filter((text) => text.includes('leseni yako iliisha'));
  expect(told).toHaveLength(1);
  const doctor = await signInAsDoctor(product, phone);
  expect((await doctor.get('/api/doctor/overview')).status).toBe(200);
  expect(await brokenInvariants(product)).toEqual([]);

  await moveApplication(product.ctx(), { number, to: 'in_review', note: '', by: 'test' });
  const renewed = { ...licence, expiresOn: dayIn(400) };
  await moveApplication(product.ctx(), { number, to: 'approved', note: '', by: 'test', licence: renewed });
  expect((await product.visitor().get(`/api/doctors/${id}`)).status).toBe(200);
  expect(await brokenInvariants(product)).toEqual([]);
});
