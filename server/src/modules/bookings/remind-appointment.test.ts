import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, force, hold, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Person, Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { remindAppointment } from './remind-appointment.ts';
import { reminderOf } from './rules.ts';
import { sweepBookings } from './sweep-bookings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
// Each test begins on another day, before the doctors start to work.
beforeEach(() => {
  const next = new Date(product.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
  product.clock.set(new Date(`${next}T05:00:00Z`));
});

interface Booked {
  readonly patient: Visitor;
  readonly id: string;
  readonly reminders: () => Promise<string[]>;
  readonly move: (to: string) => Promise<number>;
  readonly reminderAt: () => Promise<string | null>;
}

async function booked(startsAt: string, person: Partial<Person> = {}, doctorId?: string): Promise<Booked> {
  const patient = await product.patient({ language: 'en', ...person });
  const held = await hold(patient, doctorId ?? (await aDoctor(product)), startsAt);
  const id = held.body.data.id as string;
  await pay(product, patient, id, person.country === 'BI' ? { phone: '+25779000000', method: 'ecocash' } : {});
  await product.settle();
  return {
    patient,
    id,
    reminders: async () =>
      (await messagesTo(product, patient.phone)).filter((text) => /reminder|kumbusho|rappel\b/.test(text)),
    move: async (to) => (await patient.post(`/api/appointments/${id}/reschedule`, { starts_at: to })).status,
    reminderAt: async () => (await patient.get(`/api/appointments/${id}`)).body.data.reminder_at,
  };
}

/** Sets the clock to `before` milliseconds before a moment and runs the jobs that are due by then. */
async function turnTo(moment: string, before = 0): Promise<void> {
  product.clock.set(new Date(Date.parse(moment) - before));
  await product.settle();
}

test('one hour before the start the patient is reminded, once, and not a second earlier', async () => {
  const startsAt = at(product, 1, '10:00');
  const { reminders, reminderAt, id } = await booked(startsAt);
  expect(await reminderAt()).toBe(new Date(Date.parse(startsAt) - HOUR).toISOString());
  await turnTo(startsAt, HOUR + SECOND);
  expect(await reminders()).toEqual([]);
  await turnTo(startsAt, HOUR);
  const told = await reminders();
  expect(told).toEqual([
    expect.stringMatching(
      /^Tabibu: reminder\. Your appointment with Dkt\. Neema Mushi begins soon: \w+, \d+ January 2038, 10:00\. /,
    ),
  ]);
  expect(await reminderAt()).toBeNull();
  await Promise.all([
    remindAppointment(product.ctx(), { bookingId: id }),
    remindAppointment(product.ctx(), { bookingId: id }),
    sweepBookings(product.ctx()),
  ]);
  await turnTo(startsAt, MINUTE);
  expect(await reminders()).toEqual(told);
});

test('the reminder is on the reader’s own clock, in the reader’s language, and names no illness and no specialty', async () => {
  const doctor = await aDoctor(product);
  const startsAt = at(product, 1, '11:00');
  const burundi = await booked(startsAt, { phone: '+25779561234', country: 'BI', language: 'fr' }, doctor);
  const later = at(product, 1, '11:30');
  const tanzania = await booked(later, { language: 'sw' }, doctor);
  await turnTo(later, HOUR);
  expect(await burundi.reminders()).toEqual([
    expect.stringMatching(/^Tabibu : rappel\. .* 10:00 \(Burundi\)\. Rejoignez-le ici : http/),
  ]);
  expect(await tanzania.reminders()).toEqual([
    expect.stringMatching(/^Tabibu: kumbusho\. .*saa 5:30 asubuhi \(11:30\)/),
  ]);
  for (const text of [...(await burundi.reminders()), ...(await tanzania.reminders())])
    expect(text).not.toMatch(/cardio|moyo|Daktari bingwa/i);
});

test('a moved appointment gets one reminder for its new time and none for the old one', async () => {
  const [old, next] = [at(product, 1, '10:00'), at(product, 1, '15:00')];
  const { reminders, move } = await booked(old);
  expect(await move(next)).toBe(200);
  await turnTo(old, HOUR - MINUTE);
  expect(await reminders()).toEqual([]);
  await turnTo(next, HOUR);
  expect(await reminders()).toEqual([expect.stringContaining('15:00')]);
});

test('a patient who was reminded and then moves to another day is reminded again', async () => {
  const [old, next] = [at(product, 1, '10:00'), at(product, 2, '10:00')];
  const { reminders, move } = await booked(old);
  await turnTo(old, HOUR);
  expect(await move(next)).toBe(200);
  await turnTo(next, HOUR);
  expect(await reminders()).toHaveLength(2);
});

test('an appointment that was cancelled, or moved to begin within the hour, gets no reminder', async () => {
  const startsAt = at(product, 1, '12:00');
  const [gone, sooner] = [await booked(startsAt), await booked(startsAt)];
  await gone.patient.post(`/api/appointments/${gone.id}/cancel`, {});
  product.clock.set(new Date(Date.parse(at(product, 1, '09:50'))));
  await product.settle();
  expect(await sooner.move(at(product, 0, '10:30'))).toBe(200);
  expect(await sooner.reminderAt()).toBeNull();
  await turnTo(startsAt, HOUR);
  expect([await gone.reminders(), await sooner.reminders()]).toEqual([[], []]);
});

test('what is booked less than 75 minutes ahead gets no reminder on top of its confirmation, and the page is told so', async () => {
  product.clock.set(new Date(Date.parse(at(product, 0, '09:05'))));
  const startsAt = at(product, 0, '10:00');
  const { reminders, reminderAt, patient } = await booked(startsAt);
  expect(await reminderAt()).toBeNull();
  await turnTo(startsAt, MINUTE);
  expect(await reminders()).toEqual([]);
  expect((await messagesTo(product, patient.phone)).filter((text) => /is confirmed/.test(text))).toHaveLength(1);
  const now = product.clock.now();
  expect(reminderOf(new Date(now.getTime() + 75 * MINUTE), now)).toEqual(new Date(now.getTime() + 15 * MINUTE));
  expect(reminderOf(new Date(now.getTime() + 75 * MINUTE - 1), now)).toBeNull();
});

test('the sweep sends a reminder whose job was lost, once, even with two processes', async () => {
  const startsAt = at(product, 1, '14:00');
  const { reminders } = await booked(startsAt);
  await product.db.pool.query("delete from graphile_worker._private_jobs where key like 'remind:%'");
  const second = await product.another();
  try {
    product.clock.set(new Date(Date.parse(startsAt) - 20 * MINUTE));
    second.clock.set(product.clock.now());
    await Promise.all([product, second, product, second].map((process) => sweepBookings(process.ctx())));
    await product.settle();
    expect(await reminders()).toHaveLength(1);
  } finally {
    await second.close();
  }
});

test('a reminder delayed by an outage is not sent after the start', async () => {
  const startsAt = at(product, 1, '16:00');
  const { patient, reminders } = await booked(startsAt);
  await force(product, { phone: patient.phone, sms: 'unavailable' });
  await turnTo(startsAt, HOUR);
  await force(product, { phone: patient.phone, sms: 'accepted' });
  await turnTo(startsAt);
  expect(await reminders()).toEqual([]);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
