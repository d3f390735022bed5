import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, hold, pass, pay } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsPatient } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE, instantOf, wallClock } from '../../platform/time.ts';
import { addTimeOff, removeTimeOff, replaceWeek } from '../scheduling/index.ts';
import { MAX_AT_ONCE, countToNotify } from './rules.ts';
import { sweepWaitlist } from './sweep-waitlist.ts';
import { notifyWaiting } from './notify-waiting.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(HOUR));

/** Creates a doctor who has no bookable time. */
async function aDoctorWithoutTimes(): Promise<string> {
  const id = await aDoctor(product, { fullName: 'Rehema Kito' });
  await replaceWeek(product.ctx(), id, []);
  return id;
}

const join = (patient: Visitor, doctor: string) => patient.post(`/api/doctors/${doctor}/waitlist`);
const waiting = async (patient: Visitor): Promise<string[]> =>
  (await patient.get('/api/me/waitlist')).body.data.map(({ doctor_id }: { doctor_id: string }) => doctor_id);
const told = async ({ phone }: Visitor, doctor: string): Promise<number> =>
  (await messagesTo(product, phone)).filter((text) => text.includes(`/book/${doctor}`)).length;
const toldOf = (people: readonly Visitor[], doctor: string) =>
  Promise.all(people.map((person) => told(person, doctor)));

/** Signs in patients who join the doctor's wait list one after the other. */
async function aLine(doctor: string, count: number): Promise<Visitor[]> {
  const people: Visitor[] = [];
  for (let index = 0; index < count; index += 1) {
    people.push(await product.patient());
    expect((await join(people[index]!, doctor)).status).toBe(200);
    product.clock.advance(MINUTE);
  }
  return people;
}

/** Sets the doctor's week to these times of tomorrow only. */
async function open(doctor: string, ...times: string[]): Promise<void> {
  const zone = 'Africa/Dar_es_Salaam';
  const tomorrow = wallClock(new Date(product.clock.now().getTime() + DAY), zone).day;
  const weekday = new Date(`${tomorrow}T00:00:00Z`).getUTCDay() || 7;
  await replaceWeek(
    product.ctx(),
    doctor,
    times.map((starts) => ({ weekday, starts })),
  );
  const dayAfter = new Date(instantOf(tomorrow, '00:00', zone)!.getTime() + DAY);
  await addTimeOff(product.ctx(), doctor, { from: dayAfter, to: new Date(dayAfter.getTime() + 60 * DAY) });
  await notifyWaiting(product.ctx(), { doctorId: doctor });
  await product.settle();
}

describe('joining', () => {
  test('twice gives one place and keeps it; leaving twice is no error', async () => {
    const doctor = await aDoctorWithoutTimes();
    const [patient] = await aLine(doctor, 1);
    const first = (await patient!.get('/api/me/waitlist')).body.data[0];
    expect(first).toMatchObject({ doctor_id: doctor, doctor_name: 'Rehema Kito', specialty_id: 'cardiologist' });
    const again = await Promise.all([join(patient!, doctor), join(patient!, doctor)]);
    expect(again.map(({ body }) => body.data.joined_at)).toEqual([first.joined_at, first.joined_at]);
    expect(await waiting(patient!)).toEqual([doctor]);
    for (const reply of [
      await patient!.delete(`/api/doctors/${doctor}/waitlist`),
      await patient!.delete(`/api/doctors/${doctor}/waitlist`),
    ])
      expect(reply.status).toBe(200);
    expect(await waiting(patient!)).toEqual([]);
  });

  test('is refused while times are free, for an unknown doctor, for one’s own doctor account, and beyond ten doctors', async () => {
    const patient = await product.patient();
    expect((await join(patient, await aDoctor(product))).body.code).toBe('times-are-free');
    expect((await join(patient, patient.accountId)).status).toBe(404);
    expect((await join(product.visitor(), await aDoctorWithoutTimes())).status).toBe(401);
    const own = await aWorkingDoctor(product);
    expect((await join(await signInAsPatient(product, own.phone), own.id)).body.code).toBe('booking-own');
    for (let count = 0; count < 10; count += 1)
      expect((await join(patient, await aDoctorWithoutTimes())).status).toBe(200);
    expect((await join(patient, await aDoctorWithoutTimes())).body.code).toBe('waitlist-full');
  });
});

describe('telling', () => {
  test('does not tell everybody of one half hour: the next one in line hears when the first let it pass', async () => {
    const doctor = await aDoctorWithoutTimes();
    const line = await aLine(doctor, 3);
    await open(doctor, '10:00');
    expect(await toldOf(line, doctor)).toEqual([1, 0, 0]);
    await Promise.all([
      sweepWaitlist(product.ctx()),
      sweepWaitlist(product.ctx()),
      notifyWaiting(product.ctx(), { doctorId: doctor }),
    ]);
    await product.settle();
    expect(await toldOf(line, doctor)).toEqual([1, 0, 0]);
    product.clock.advance(31 * MINUTE);
    await Promise.all([sweepWaitlist(product.ctx()), sweepWaitlist(product.ctx())]);
    await product.settle();
    expect(await toldOf(line, doctor)).toEqual([1, 1, 0]);
    expect(await Promise.all(line.map(waiting))).toEqual([[], [], [doctor]]);
  });

  test('tells as many as there are half hours, in the order in which they joined, once each, in their language', async () => {
    const doctor = await aDoctorWithoutTimes();
    const line = await aLine(doctor, 3);
    await line[1]!.patch('/api/me', { language: 'fr' });
    await open(doctor, '10:00', '10:30');
    expect(await toldOf(line, doctor)).toEqual([1, 1, 0]);
    expect((await messagesTo(product, line[0]!.phone)).at(-1)).toMatch(/Rehema Kito ana nafasi/);
    expect((await messagesTo(product, line[1]!.phone)).at(-1)).toMatch(/Rehema Kito a un créneau libre/);
  });

  test('happens when a doctor takes time off back, and when an appointment is cancelled', async () => {
    const working = await aWorkingDoctor(product);
    const holiday = { from: product.clock.now(), to: new Date(product.clock.now().getTime() + 60 * DAY) };
    await addTimeOff(product.ctx(), working.id, holiday);
    const [patient] = await aLine(working.id, 1);
    await removeTimeOff(product.ctx(), working.id, holiday);
    await sweepWaitlist(product.ctx());
    await product.settle();
    expect(await told(patient!, working.id)).toBe(1);

    const doctor = await aDoctorWithoutTimes();
    await open(doctor, '10:00');
    const holder = await product.patient();
    const free = (await holder.get(`/api/doctors/${doctor}/slots?days=30`)).body.data.slots;
    expect(free).toHaveLength(1);
    const { body } = await hold(holder, doctor, free[0].starts_at);
    await pay(product, holder, body.data.id);
    const [next] = await aLine(doctor, 1);
    await product.settle();
    expect(await told(next!, doctor)).toBe(0);
    await holder.post(`/api/appointments/${body.data.id}/cancel`, { reason: 'Safari' });
    await pass(product, MINUTE);
    expect(await told(next!, doctor)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is forgotten a day after it was told', async () => {
    const doctor = await aDoctorWithoutTimes();
    await aLine(doctor, 1);
    await open(doctor, '10:00');
    const kept = async () =>
      (await product.db.pool.query('select id from waitlist_entries where doctor_id = $1', [doctor])).rowCount;
    expect(await kept()).toBe(1);
    product.clock.advance(DAY);
    await sweepWaitlist(product.ctx());
    expect(await kept()).toBe(0);
  });

  test('does not go on for somebody who has booked, left, erased the account, or waited thirty days', async () => {
    const doctor = await aDoctorWithoutTimes();
    const [booked, left, erased] = await aLine(doctor, 3);
    await left!.delete(`/api/doctors/${doctor}/waitlist`);
    expect((await erased!.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    await replaceWeek(
      product.ctx(),
      doctor,
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '16:00' })),
    );
    const { body } = await hold(booked!, doctor, at(product, 2, '16:00'));
    await pay(product, booked!, body.data.id);
    await product.settle();
    const { rows } = await product.db.pool.query('select patient_id from waitlist_entries where doctor_id = $1', [
      doctor,
    ]);
    expect(rows).toEqual([]);

    const other = await aDoctorWithoutTimes();
    const [late] = await aLine(other, 1);
    product.clock.advance(30 * DAY);
    await sweepWaitlist(product.ctx());
    await open(other, '10:00');
    expect(await told(late!, other)).toBe(0);
    expect((await product.db.pool.query('select id from waitlist_entries where doctor_id = $1', [other])).rows).toEqual(
      [],
    );
  });
});

test.each([
  [1, 0, 1],
  [1, 1, 0],
  [2, 5, 0],
  [0, 0, 0],
  [400, 3, MAX_AT_ONCE],
])('of %d free half hours, with %d people told lately, %d more hear', (free, lately, people) => {
  expect(countToNotify(free, lately)).toBe(people);
});
