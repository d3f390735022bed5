import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { NOTE, aVisit, signed } from '../../../test/record-makers.ts';
import { MINUTE, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const today = () => wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;

describe('a follow-up', () => {
  const reminders = async (phone: string) =>
    (await messagesTo(product, phone)).filter((text) => text.includes('alikuomba'));

  test('sends one reminder, two days before at nine, however often the job runs', async () => {
    const people = await aVisit(product);
    const day = addDays(today(), 10);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const sweep = async () => (await import('./sweep-records.ts')).sweepRecords(product.ctx());
    product.clock.set(new Date(`${addDays(day, -2)}T05:59:00Z`));
    await sweep();
    await product.settle();
    expect(await reminders(people.patient.phone)).toEqual([]);
    product.clock.advance(2 * MINUTE);
    await Promise.all([sweep(), product.settle()]);
    await sweep();
    await product.settle();
    const told = await reminders(people.patient.phone);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`/doctors/${people.doctorId}`);
    expect(told[0]).toContain(String(Number(day.slice(8))));
  });

  test.each([
    [1, 0, 'not-needed'],
    [2, 1, 'sent'],
  ] as const)(
    '%i days after its visit sends %i reminders, on the next morning at the earliest and never at night',
    async (days, count, reminder) => {
      const people = await aVisit(product);
      const day = addDays(today(), days);
      await signed(people, 'note', { ...NOTE, follow_up_on: day });
      const { sweepRecords } = await import('./sweep-records.ts');
      const state = async () =>
        (
          await asSystem<{ reminder: string | null }>(
            product,
            'select reminder from visit_documents where booking_id = $1',
            [people.bookingId],
          )
        )[0]!.reminder;
      for (const [at, sent] of [
        [`${addDays(day, -days)}T12:00:00Z`, 0],
        [`${addDays(day, 1 - days)}T04:59:00Z`, 0],
        [`${addDays(day, 1 - days)}T06:01:00Z`, count],
      ] as const) {
        product.clock.set(new Date(at));
        await sweepRecords(product.ctx());
        await product.settle();
        expect(await reminders(people.patient.phone), at).toHaveLength(sent);
      }
      expect(await state()).toBe(reminder);
    },
  );

  test('whose job runs late in the evening sends its reminder in the morning', async () => {
    const people = await aVisit(product);
    const day = addDays(today(), 10);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const { remindFollowUp } = await import('./remind-follow-up.ts');
    const [note] = await asSystem<{ id: string }>(product, 'select id from visit_documents where booking_id = $1', [
      people.bookingId,
    ]);
    for (const [at, sent] of [
      [`${addDays(day, -2)}T18:00:00Z`, 0],
      [`${addDays(day, -1)}T05:01:00Z`, 1],
    ] as const) {
      product.clock.set(new Date(at));
      await remindFollowUp(product.ctx(), { documentId: note!.id });
      await product.settle();
      expect(await reminders(people.patient.phone)).toHaveLength(sent);
    }
  });

  test('sends no reminder when there is a later appointment with the doctor', async () => {
    const people = await aVisit(product);
    const day = addDays(today(), 5);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const { anAppointment, at } = await import('../../../test/booking-makers.ts');
    await anAppointment(product, people.patient, people.doctorId, at(product, 4, '10:00'));
    product.clock.set(new Date(`${addDays(day, -2)}T06:01:00Z`));
    await product.settle();
    expect(await reminders(people.patient.phone)).toEqual([]);
    const rows = await asSystem<{ reminder: string }>(
      product,
      'select reminder from visit_documents where booking_id = $1',
      [people.bookingId],
    );
    expect(rows).toEqual([{ reminder: 'not-needed' }]);
  });
});

test('a suspended doctor cannot write documents', async () => {
  const people = await aVisit(product);
  await product.db.pool.query('update doctors set suspended_at = now() where id = $1', [people.doctorId]);
  expect((await people.doctor.put(`${visitOf(people.bookingId)}/note`, { version: 0, ...NOTE })).status).toBe(404);
  await product.db.pool.query('update doctors set suspended_at = null where id = $1', [people.doctorId]);
  const again = await signInAsDoctor(product, people.doctor.phone).catch(() => people.doctor);
  expect((await again.put(`${visitOf(people.bookingId)}/note`, { version: 0, ...NOTE })).status).toBe(200);
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
