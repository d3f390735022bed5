import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aVisit } from '../../../test/record-makers.ts';
import { SCHEDULE, plan, remindAt, schedulesOf } from '../../../test/schedule-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Days of their own for the tests, because the clock goes forward only. */
const at = (day: number, time: string) => `2038-03-${String(day).padStart(2, '0')}T${time}:00.000Z`;
const listOf = async (visitor: Visitor, person?: string) => (await visitor.get(schedulesOf(visitor, person))).body.data;
const answer = (visitor: Visitor, id: string, dueAt: string, said: string, person?: string): Promise<Reply> =>
  visitor.post(`${schedulesOf(visitor, person)}/${id}/answers`, { due_at: dueAt, answer: said });

describe('a schedule', () => {
  test('that a phone sends twice, or twice at once, is one schedule', async () => {
    product.clock.set(new Date(at(1, '04:00')));
    const patient = await product.patient();
    const id = randomUUID();
    const replies = await Promise.all([plan(patient, {}, { id }), plan(patient, {}, { id })]);
    replies.push(await plan(patient, {}, { id }));
    expect(replies.map(({ status, body }) => [status, body.data?.version])).toEqual(replies.map(() => [200, 1]));
    expect((await listOf(patient)).schedules).toMatchObject([{ id, state: 'live', next_due_at: at(1, '05:00') }]);
  });

  test('is changed by the version that was seen, from now on only', async () => {
    product.clock.set(new Date(at(2, '04:00')));
    const patient = await product.patient();
    const id = randomUUID();
    await plan(patient, {}, { id });
    await remindAt(product, at(2, '05:00'));
    const changed = await plan(patient, { version: 1, times: ['21:30', '12:00'], days: 3 }, { id });
    expect(changed.body.data).toMatchObject({ version: 2, times: ['12:00', '21:30'], next_due_at: at(2, '09:00') });
    expect(changed.body.data.last_day).toBe('2038-03-04');
    const late = await plan(patient, { version: 1, times: ['09:00'] }, { id });
    expect([late.status, late.body.code, late.body.params]).toEqual([409, 'record-stale', { version: 2 }]);
    const { doses } = await listOf(patient);
    expect(doses.map(({ due_at: dueAt }: { due_at: string }) => dueAt)).toEqual([
      at(2, '05:00'),
      at(2, '09:00'),
      at(2, '18:30'),
    ]);
  });

  test('does not stand in the database, neither the medicine nor what is measured', async () => {
    const patient = await product.patient();
    await plan(patient);
    await plan(patient, { due: { kind: 'measuring', reading: 'pregnancy-weeks' } });
    const rows = await asSystem<{ sealed: Buffer }>(
      product,
      'select * from medication_schedules where person_id = $1',
      [patient.accountId],
    );
    expect(rows).toHaveLength(2);
    const kept = rows
      .map((row) => `${row.sealed.toString('latin1')}${JSON.stringify({ ...row, sealed: '' })}`)
      .join('');
    expect(kept).not.toMatch(/amlodipine|tablet|medicine|measuring|pregnancy/i);
  });

  test.each([
    [{ times: [] }],
    [{ times: ['08:00', '08:00'] }],
    [{ times: ['24:00'] }],
    [{ times: ['8:00'] }],
    [{ every_days: 0 }],
    [{ days: 0 }],
    [{ days: 731 }],
    [{ due: { kind: 'medicine', name: '  ', dose: '' } }],
    [{ due: { kind: 'measuring', reading: 'mood' } }],
  ])('of %j is refused', async (wish) => {
    const patient = await product.patient();
    const refused = await plan(patient, wish);
    expect([refused.status, (await listOf(patient)).schedules]).toEqual([422, []]);
  });

  test('is one of forty at most', async () => {
    const patient = await product.patient();
    for (let count = 0; count < 40; count += 1) expect((await plan(patient, { times: ['03:00'] })).status).toBe(200);
    const over = await plan(patient);
    expect([over.status, over.body.code]).toEqual([409, 'schedules-too-many']);
  });

  test('of a member of the family is written by the guardian, and is nobody else’s', async () => {
    const guardian = await product.patient();
    const member = await aMember(guardian);
    const id = randomUUID();
    expect((await plan(guardian, {}, { person: member, id })).status).toBe(200);
    const stranger = await product.patient();
    for (const reply of [
      await plan(stranger, {}, { person: member, id }),
      await stranger.get(schedulesOf(stranger, member)),
      await stranger.get(`${schedulesOf(stranger, member)}/month?month=2038-03`),
      await stranger.post(`${schedulesOf(stranger, member)}/${id}/stop`),
      await stranger.delete(`${schedulesOf(stranger, member)}/${id}`),
      await answer(stranger, id, at(2, '05:00'), 'taken', member),
      await stranger.post(`${schedulesOf(stranger)}/${id}/stop`),
    ])
      expect(reply.status).toBe(404);
    expect((await listOf(guardian, member)).schedules).toMatchObject([{ id, due: SCHEDULE.due }]);
    expect((await listOf(guardian)).schedules).toEqual([]);
  });

  test('that was stopped does not come back, and stopping again changes nothing', async () => {
    const patient = await product.patient();
    const id = randomUUID();
    await plan(patient, {}, { id });
    const stop = () => patient.post(`${schedulesOf(patient)}/${id}/stop`);
    expect([(await stop()).body.data.state, (await stop()).body.data.state]).toEqual(['stopped', 'stopped']);
    expect((await plan(patient, { version: 1, times: ['09:00'] }, { id })).body.code).toBe('schedule-stopped');
    expect((await listOf(patient)).doses).toEqual([]);
  });
});

describe('a dose', () => {
  test('is answered once, however often the phone sends it, and corrected by the other answer', async () => {
    product.clock.set(new Date(at(5, '04:00')));
    const patient = await product.patient();
    const id = randomUUID();
    await plan(patient, {}, { id });
    await remindAt(product, at(5, '05:01'));
    const taken = await Promise.all([1, 2, 3].map(() => answer(patient, id, at(5, '05:00'), 'taken')));
    expect(taken.map(({ status, body }) => [status, body.data])).toEqual(
      taken.map(() => [200, { schedule_id: id, due_at: at(5, '05:00'), answer: 'taken' }]),
    );
    const audits = await asSystem(
      product,
      "select 1 from audit_log where action = 'medication.answer' and object_id = $1",
      [patient.accountId],
    );
    expect(audits).toHaveLength(1);
    await answer(patient, id, at(5, '05:00'), 'skipped');
    expect((await listOf(patient)).doses).toMatchObject([{ answer: 'skipped' }, { answer: null }]);
  });

  test('is answered before it is due on its day, and at no time at which nothing is due', async () => {
    product.clock.set(new Date(at(6, '04:00')));
    const patient = await product.patient();
    const id = randomUUID();
    await plan(patient, {}, { id });
    expect((await answer(patient, id, at(6, '17:00'), 'taken')).status).toBe(200);
    for (const when of [at(6, '06:00'), at(7, '05:00'), at(4, '05:00'), '2199-01-01T05:00:00Z'])
      expect((await answer(patient, id, when, 'taken')).body.code).toBe('dose-not-due');
    expect((await answer(patient, randomUUID(), at(6, '17:00'), 'taken')).status).toBe(404);
  });

  test('is counted day by day of a month, and for the doctor of the visit without names', async () => {
    const visit = await aVisit(product);
    const { patient, doctor, bookingId } = visit;
    const now = product.clock.now().toISOString().slice(0, 10);
    const id = randomUUID();
    // The visit began at ten on the clock of the country, twenty minutes ago.
    await plan(patient, { times: ['10:22', '10:25'] }, { id });
    await remindAt(product, `${now}T07:26:00.000Z`);
    await answer(patient, id, `${now}T07:22:00.000Z`, 'taken');
    const month = await patient.get(`${schedulesOf(patient)}/month?month=${now.slice(0, 7)}`);
    expect(month.body.data.days).toEqual([{ day: now, due: 2, taken: 1, skipped: 0 }]);
    const seen = await doctor.get(`/api/doctor/visits/${bookingId}/doses`);
    expect(seen.body.data).toEqual({ due: 2, taken: 1, skipped: 0 });
    const { browser } = await aWorkingDoctor(product);
    expect((await browser.get(`/api/doctor/visits/${bookingId}/doses`)).status).toBe(404);
    expect((await patient.get('/api/me/readings')).body.data.readings).toMatchObject([{ object: 'medication' }]);
  });
});

describe('erasing', () => {
  test('the account, or removing the member, leaves no schedule and no dose', async () => {
    const start = new Date(product.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    product.clock.set(new Date(`${start}T04:00:00Z`));
    const patient = await product.patient();
    const member = await aMember(patient);
    await plan(patient);
    await plan(patient, {}, { person: member });
    await remindAt(product, `${start}T05:00:00Z`);
    const kept = async (person: string) =>
      (
        await asSystem(
          product,
          'select person_id from medication_schedules where person_id = $1 union all select person_id from medication_doses where person_id = $1',
          [person],
        )
      ).length;
    expect([await kept(patient.accountId), await kept(member)]).toEqual([2, 2]);
    expect((await patient.delete(`/api/family/${member}`)).status).toBe(200);
    expect([await kept(patient.accountId), await kept(member)]).toEqual([2, 0]);
    expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await kept(patient.accountId)).toBe(0);
  });
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
