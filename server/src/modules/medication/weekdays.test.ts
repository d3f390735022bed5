import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { plan, remindAt, schedulesOf } from '../../../test/schedule-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Days of their own for the tests, because the clock goes forward only. */
const at = (day: number, time: string) => `2038-03-${String(day).padStart(2, '0')}T${time}:00.000Z`;
const listOf = async (visitor: Visitor) => (await visitor.get(schedulesOf(visitor))).body.data;
const answer = (visitor: Visitor, id: string, dueAt: string, said: string) =>
  visitor.post(`${schedulesOf(visitor)}/${id}/answers`, { due_at: dueAt, answer: said });

describe('deleting', () => {
  test('a schedule takes its doses along, withdraws what waits, and leaves the others', async () => {
    product.clock.set(new Date(at(3, '04:00')));
    const patient = await product.patient();
    const [id, other] = [randomUUID(), randomUUID()];
    await plan(patient, { days: 30, refill: true }, { id });
    await plan(patient, { times: ['09:00'] }, { id: other });
    await remindAt(product, at(3, '06:00'));
    await answer(patient, id, at(3, '05:00'), 'taken');
    const remove = () => patient.delete(`${schedulesOf(patient)}/${id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await listOf(patient)).schedules).toMatchObject([{ id: other }]);
    const left = await asSystem<{ schedule_id: string }>(
      product,
      'select schedule_id from medication_doses where person_id = $1',
      [patient.accountId],
    );
    expect(left).toEqual([{ schedule_id: other }]);
    const stranger = await product.patient();
    for (const person of [patient.accountId, stranger.accountId])
      expect((await stranger.delete(`${schedulesOf(stranger, person)}/${other}`)).status).toBe(404);
    expect((await listOf(patient)).schedules).toHaveLength(1);
  });
});

describe('a schedule of days of the week', () => {
  // 8 March 2038 is a Monday.
  test('is due on those days only, and counts its days from the first of them', async () => {
    product.clock.set(new Date(at(8, '06:00')));
    const patient = await product.patient();
    const id = randomUUID();
    const saved = await plan(patient, { times: ['08:00'], weekdays: [5, 1], days: 8 }, { id });
    expect(saved.body.data).toMatchObject({
      weekdays: [1, 5],
      first_day: '2038-03-12',
      last_day: '2038-03-19',
      next_due_at: at(12, '05:00'),
    });
    for (let day = 9; day < 21; day += 1) await remindAt(product, at(day, '05:00'));
    const month = await patient.get(`${schedulesOf(patient)}/month?month=2038-03`);
    expect(month.body.data.days.map(({ day }: { day: string }) => day)).toEqual([
      '2038-03-12',
      '2038-03-15',
      '2038-03-19',
    ]);
    expect((await listOf(patient)).schedules).toMatchObject([{ id, state: 'ended' }]);
  });

  test('is changed to every so many days and back', async () => {
    const patient = await product.patient();
    const id = randomUUID();
    await plan(patient, { weekdays: [1] }, { id });
    const daily = await plan(patient, { version: 1, every_days: 3 }, { id });
    expect(daily.body.data).toMatchObject({ version: 2, every_days: 3, weekdays: [] });
    const again = await plan(patient, { version: 2, weekdays: [7] }, { id });
    expect(again.body.data).toMatchObject({ version: 3, every_days: 1, weekdays: [7] });
  });

  test.each([[{ weekdays: [0] }], [{ weekdays: [8] }], [{ weekdays: [1, 1] }], [{ weekdays: [1], every_days: 2 }]])(
    'of %j is refused',
    async (wish) => {
      const patient = await product.patient();
      expect([(await plan(patient, wish)).status, (await listOf(patient)).schedules]).toEqual([422, []]);
    },
  );
});

test('a reminder that waits for the morning is withdrawn when its schedule is deleted', async () => {
  product.clock.set(new Date(at(24, '04:00')));
  const patient = await product.patient();
  const id = randomUUID();
  await plan(patient, { times: ['06:55'] }, { id });
  product.clock.set(new Date(at(25, '03:55')));
  await remindAt(product, at(25, '03:55'));
  const before = await messagesTo(product, patient.phone);
  expect((await patient.delete(`${schedulesOf(patient)}/${id}`)).status).toBe(200);
  await remindAt(product, at(25, '04:30'));
  expect(await messagesTo(product, patient.phone)).toEqual(before);
  expect(before.filter((text) => /ulichoandika/.test(text))).toEqual([]);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
