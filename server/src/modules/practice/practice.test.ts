import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEEKDAYS } from '@tabibu/contract/practice';
import { anAppointment, at, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aDoctor as aDoctorsBrowser } from '../../../test/security/people.ts';
import type { Visitor } from '../../../test/visitor.ts';

/** A Friday, 12:00 in Dar es Salaam. */
const NOW = new Date('2038-01-15T09:00:00Z');
const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as string[]]));
const SATURDAY = '2038-01-16';
const SUNDAY = '2038-01-17';

let product: TestProduct;
let doctor: Visitor;
let id: string;

beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
});
afterAll(() => product.close());
beforeEach(async () => {
  const made = await aWorkingDoctor(product);
  ({ browser: doctor, id } = made);
});

const readWeek = async () => (await doctor.get('/api/doctor/availability')).body.data;
const save = (slots: Record<string, string[]>, more: object = {}) =>
  doctor.put('/api/doctor/availability', { slots: { ...CLOSED, ...slots }, ...more });
const freeOn = async (day: string) =>
  (
    (await product.visitor().get(`/api/doctors/${id}/slots?from=${day}&days=1`)).body.data.slots as {
      doctor_time: string;
    }[]
  ).map((slot) => slot.doctor_time);

test('a range 09:00-17:00 opens the slots 09:00 to 16:30 (S61, C56)', async () => {
  const days = { monday: ['09:00-17:00'], friday: ['09:00-12:00', '13:00-17:00'] };
  expect((await save(days)).status).toBe(200);
  const { slots, ranges, grid, time_zone: zone } = await readWeek();
  expect([slots.monday[0], slots.monday.at(-1), slots.monday.length]).toEqual(['09:00', '16:30', 16]);
  expect(ranges).toEqual({ ...CLOSED, ...days });
  expect([grid[0], grid.at(-1), zone]).toEqual(['09:00', '17:30', 'Africa/Dar_es_Salaam']);
});

test('Sunday 17:30 becomes bookable by a patient once it is switched on (S61)', async () => {
  await save({ saturday: ['09:00'] });
  expect(await freeOn(SUNDAY)).toEqual([]);
  await save({ saturday: ['09:00'], sunday: ['17:30'] });
  expect(await freeOn(SUNDAY)).toEqual(['17:30']);
  const patient = await product.patient();
  const held = await hold(patient, id, at(product, 2, '17:30'));
  expect([held.status, held.body.data.state]).toEqual([201, 'awaiting-payment']);
});

test('the first free time on the card follows a change of the week', async () => {
  await save({ sunday: ['10:00'] });
  await product.settle();
  const { body } = await product.visitor().get(`/api/doctors/${id}`);
  expect(body.data.next_free_at).toBe(at(product, 2, '10:00'));
});

test('an entry that is no half hour is refused with the name of its day, and nothing is saved', async () => {
  const before = await readWeek();
  const refused = await save({ tuesday: ['09:00'], wednesday: ['18:00'] });
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([
    422,
    'invalid-input',
    { fields: ['slots.wednesday'] },
  ]);
  expect(await readWeek()).toEqual(before);
});

test('closing a booked half hour is refused with its time, and closes only with keep_booked', async () => {
  const patient = await product.patient();
  const booking = await anAppointment(product, patient, id, at(product, 1, '15:00'));
  const before = await readWeek();
  const refused = await save({ sunday: ['10:00'] });
  expect([refused.status, refused.body.code]).toEqual([409, 'slots-booked']);
  expect(refused.body.params).toEqual({
    count: 1,
    booked: [{ starts_at: at(product, 1, '15:00'), day: SATURDAY, time: '15:00' }],
  });
  expect(await readWeek()).toEqual(before);
  expect((await save({ sunday: ['10:00'] }, { keep_booked: true })).status).toBe(200);
  expect(await freeOn(SATURDAY)).toEqual([]);
  expect((await patient.get(`/api/appointments/${booking}`)).body.data).toMatchObject({
    state: 'scheduled',
    starts_at: at(product, 1, '15:00'),
  });
  // The appointment lies outside the open hours already, so the doctor is not asked about it again.
  expect((await save({ sunday: ['11:00'] })).status).toBe(200);
});

test('a held half hour counts as booked until the hold is over', async () => {
  await hold(await product.patient(), id, at(product, 1, '15:30'));
  expect((await save({})).body.code).toBe('slots-booked');
  product.clock.advance(11 * 60_000);
  expect((await save({})).status).toBe(200);
});

test('when two weeks are saved at once, one of them stays as a whole', async () => {
  const [one, other] = [
    { ...CLOSED, monday: ['09:00', '10:00'], friday: ['11:00'] },
    { ...CLOSED, tuesday: ['12:00'], friday: ['17:30'] },
  ];
  const replies = await Promise.all([one, other, one, other].map((week) => save(week)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { slots } = await readWeek();
  expect([JSON.stringify(one), JSON.stringify(other)]).toContain(JSON.stringify(slots));
});

test('days off close whole days on the doctor’s clock and open again', async () => {
  const added = await doctor.post('/api/doctor/time-off', { from: SATURDAY, to: SUNDAY });
  expect([added.status, added.body.data.time_off]).toEqual([
    201,
    [
      {
        from: SATURDAY,
        to: SUNDAY,
        time: null,
        starts_at: '2038-01-15T21:00:00.000Z',
        ends_at: '2038-01-17T21:00:00.000Z',
      },
    ],
  ]);
  expect([await freeOn(SATURDAY), await freeOn(SUNDAY)]).toEqual([[], []]);
  expect((await freeOn('2038-01-18')).length).toBe(18);
  expect((await doctor.post('/api/doctor/time-off', { from: SATURDAY, to: SUNDAY })).body.data.time_off).toHaveLength(
    1,
  );
  expect((await doctor.delete('/api/doctor/time-off', { from: SATURDAY, to: SATURDAY })).status).toBe(404);
  expect((await doctor.delete('/api/doctor/time-off', { from: SATURDAY, to: SUNDAY })).body.data.time_off).toEqual([]);
  expect((await freeOn(SATURDAY)).length).toBe(18);
});

test('days off with an appointment are refused with its time, and close only with keep_booked', async () => {
  await anAppointment(product, await product.patient(), id, at(product, 1, '16:00'));
  const refused = await doctor.post('/api/doctor/time-off', { from: SATURDAY, to: SATURDAY });
  expect([refused.status, refused.body.params.booked[0].time]).toEqual([409, '16:00']);
  expect((await doctor.get('/api/doctor/time-off')).body.data.time_off).toEqual([]);
  expect((await doctor.post('/api/doctor/time-off', { from: SATURDAY, to: SATURDAY, keep_booked: true })).status).toBe(
    201,
  );
});

test.each([
  ['backwards', { from: SUNDAY, to: SATURDAY }],
  ['over', { from: '2038-01-01', to: '2038-01-02' }],
  ['longer than a year', { from: SATURDAY, to: '2028-12-01' }],
])('days off that are %s are refused', async (_, days) => {
  expect((await doctor.post('/api/doctor/time-off', days)).body).toMatchObject({
    code: 'invalid-input',
    params: { fields: ['to'] },
  });
});

test('each doctor has an own week; a doctor’s session whose account belongs to no doctor gets 404', async () => {
  const { browser: other } = await aWorkingDoctor(product);
  await save({ sunday: ['17:30'] });
  expect((await other.get('/api/doctor/availability')).body.data.slots.monday).toHaveLength(18);
  const stranger = await aDoctorsBrowser(product);
  expect((await stranger.get('/api/doctor/availability')).status).toBe(404);
  expect((await stranger.put('/api/doctor/availability', { slots: CLOSED })).status).toBe(404);
});
