import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@tabibu/contract/pregnancy-dates';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aGrownUp, aMember, offerRecord, takeRecord } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { BIRTH_PLAN, aPregnancy, pregnancyOf, startedBefore } from '../../../test/pregnancy-makers.ts';
import { aVisit } from '../../../test/record-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const GIRL = { name: 'Neema Ali', relation: 'child', birth_date: '2010-05-01', sex: 'female' };
const stateOf = async (visitor: Visitor, person?: string) =>
  (await visitor.get(pregnancyOf(visitor, person))).body.data;
const todayOf = async (visitor: Visitor) => (await stateOf(visitor)).today as string;
const tick = (visitor: Visitor, week: number, done = true) =>
  visitor.post(`${pregnancyOf(visitor)}/contacts`, { week, done });
const end = (visitor: Visitor, said: object) => visitor.post(`${pregnancyOf(visitor)}/end`, said);
const plan = (visitor: Visitor, version: number, wish: object = {}) =>
  visitor.put(`${pregnancyOf(visitor)}/birth-plan`, { plan_version: version, ...BIRTH_PLAN, ...wish });
const kept = async (person: string) =>
  (await asSystem(product, 'select 1 from pregnancies where person_id = $1', [person])).length;

describe('a pregnancy', () => {
  test('has week, expected date and the days of eight visits, and sent twice at once it is one', async () => {
    const patient = await product.patient();
    const today = await todayOf(patient);
    const day = startedBefore(today, 23, 4);
    const said = { version: 0, basis: 'last-period', day };
    const replies = await Promise.all([1, 2, 3].map(() => patient.put(pregnancyOf(patient), said)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept(patient.accountId)).toBe(1);
    const { pregnancy } = await stateOf(patient);
    const expected = dayAfter(day, 280);
    expect(pregnancy).toMatchObject({ weeks: 23, days: 4, trimester: 2, expected_on: expected, plan_version: 0 });
    expect(pregnancy.contacts.map(({ week }: { week: number }) => week)).toEqual([12, 20, 26, 30, 34, 36, 38, 40]);
    expect(pregnancy.contacts[7]).toEqual({ week: 40, due_on: expected, done: false });
  });

  test.each([
    ['last-period', -20],
    ['last-period', -302],
    ['last-period', 3],
    ['expected', -22],
    ['expected', 260],
  ])('is refused by a day that cannot be: %s %i days from today', async (basis, days) => {
    const patient = await product.patient();
    const day = dayAfter(await todayOf(patient), days);
    const refused = await patient.put(pregnancyOf(patient), { version: 0, basis, day });
    expect([refused.status, refused.body.code]).toEqual([422, 'pregnancy-day-implausible']);
    expect((await stateOf(patient)).pregnancy).toBeNull();
  });

  test('is corrected by the version that was seen, and keeps its ticks', async () => {
    const patient = await product.patient();
    await aPregnancy(patient, { weeks: 21 });
    await tick(patient, 12);
    const today = await todayOf(patient);
    const said = { basis: 'expected', day: dayAfter(today, 130) };
    const stale = await patient.put(pregnancyOf(patient), { version: 1, ...said });
    expect([stale.status, stale.body.code, stale.body.params]).toEqual([409, 'record-stale', { version: 2 }]);
    const changed = await patient.put(pregnancyOf(patient), { version: 2, ...said });
    expect(changed.body.data.pregnancy).toMatchObject({ version: 3, ...said, weeks: 21, days: 3 });
    expect(changed.body.data.pregnancy.contacts[0].done).toBe(true);
  });

  test('does not stand in the database', async () => {
    const patient = await product.patient();
    const { body } = await aPregnancy(patient, { weeks: 20 });
    await plan(patient, 0);
    const rows = await asSystem<{ sealed: Buffer; plan_sealed: Buffer; row: string }>(
      product,
      'select sealed, plan_sealed, pregnancies::text as row from pregnancies where person_id = $1',
      [patient.accountId],
    );
    expect(rows).toHaveLength(1);
    const { sealed, plan_sealed: planSealed, row } = rows[0]!;
    const stored = [sealed.toString('latin1'), planSealed.toString('latin1'), row].join(' ');
    for (const secret of [body.data.pregnancy.day as string, 'last-period', BIRTH_PLAN.place])
      expect(stored).not.toContain(secret);
  });

  test('of a member of the family is the guardian’s to keep, and nobody else finds it', async () => {
    const guardian = await product.patient();
    const member = await aMember(guardian, GIRL);
    await aPregnancy(guardian, { weeks: 14, person: member });
    const stranger = await product.patient();
    const path = pregnancyOf(stranger, member);
    for (const reply of [
      await stranger.get(path),
      await stranger.put(path, { version: 1, basis: 'last-period', day: '2038-01-01' }),
      await stranger.post(`${path}/contacts`, { week: 12, done: true }),
      await stranger.put(`${path}/birth-plan`, { plan_version: 0, ...BIRTH_PLAN }),
      await stranger.post(`${path}/end`, { outcome: 'ended' }),
    ])
      expect(reply.status).toBe(404);
    expect((await stateOf(guardian, member)).pregnancy).toMatchObject({ weeks: 14, version: 1 });
    expect((await stateOf(guardian)).pregnancy).toBeNull();
  });
});

describe('a visit', () => {
  test('is ticked once, however often it is sent, and the tick can be taken away', async () => {
    const patient = await product.patient();
    await aPregnancy(patient, { weeks: 21 });
    await Promise.all([tick(patient, 20), tick(patient, 20), tick(patient, 12)]);
    const doneOf = async () =>
      (await stateOf(patient)).pregnancy.contacts.filter((one: { done: boolean }) => one.done).length;
    expect([await doneOf(), (await stateOf(patient)).pregnancy.version]).toEqual([2, 3]);
    await tick(patient, 20, false);
    expect(await doneOf()).toBe(1);
  });

  test('of a week without a visit is refused', async () => {
    const patient = await product.patient();
    await aPregnancy(patient);
    expect((await tick(patient, 13)).status).toBe(422);
  });
});

describe('a birth plan', () => {
  test('is written down and replaced, and an older page overwrites nothing', async () => {
    const patient = await product.patient();
    await aPregnancy(patient, { weeks: 30 });
    expect((await plan(patient, 0)).body.data.pregnancy).toMatchObject({ plan_version: 1, birth_plan: BIRTH_PLAN });
    expect((await plan(patient, 0)).body.data.pregnancy.plan_version).toBe(1);
    const stale = await plan(patient, 0, { place: 'Nyumbani' });
    expect([stale.status, stale.body.code]).toEqual([409, 'record-stale']);
    const changed = await plan(patient, 1, { donor: '' });
    expect(changed.body.data.pregnancy.birth_plan).toEqual({ ...BIRTH_PLAN, donor: '' });
  });

  test('that is too long is refused', async () => {
    const patient = await product.patient();
    await aPregnancy(patient);
    expect((await plan(patient, 0, { wishes: 'a'.repeat(401) })).status).toBe(422);
  });
});

describe('the end', () => {
  test('by a birth has its day, which lies within the pregnancy', async () => {
    const patient = await product.patient();
    await aPregnancy(patient, { weeks: 39 });
    const today = await todayOf(patient);
    for (const day of [dayAfter(today, 1), dayAfter(today, -20 * 7)]) {
      const refused = await end(patient, { outcome: 'born', day });
      expect([refused.status, refused.body.code]).toEqual([422, 'birth-day-implausible']);
    }
    const ended = { outcome: 'born', ended_on: dayAfter(today, -2) };
    const born = await end(patient, { outcome: 'born', day: dayAfter(today, -2) });
    expect(born.body.data).toEqual({ today, pregnancy: null, ended });
    expect((await end(patient, { outcome: 'born', day: today })).body.data.ended).toEqual(ended);
  });

  test('without a reason asks nothing, is said once, and another pregnancy can follow', async () => {
    const patient = await product.patient();
    expect((await end(patient, { outcome: 'ended' })).status).toBe(404);
    await aPregnancy(patient, { weeks: 9 });
    expect((await end(patient, { outcome: 'ended' })).body.data.ended.outcome).toBe('ended');
    expect((await end(patient, { outcome: 'ended' })).status).toBe(200);
    for (const reply of [await tick(patient, 12), await plan(patient, 0)]) expect(reply.status).toBe(404);
    await aPregnancy(patient, { weeks: 5 });
    expect(await stateOf(patient)).toMatchObject({ pregnancy: { weeks: 5, version: 1 }, ended: null });
  });
});

describe('the doctor of a visit', () => {
  test('reads week, expected date and visits done, which the patient finds among the openings of the record', async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    const address = `/api/doctor/visits/${bookingId}/pregnancy`;
    expect((await doctor.get(address)).body.data).toBeNull();
    await aPregnancy(patient, { weeks: 26, days: 2 });
    await tick(patient, 20);
    await plan(patient, 0);
    const { expected_on: expectedOn } = (await stateOf(patient)).pregnancy;
    expect((await doctor.get(address)).body.data).toEqual({
      weeks: 26,
      days: 2,
      trimester: 2,
      expected_on: expectedOn,
      contacts_done: [20],
    });
    const { browser } = await aWorkingDoctor(product);
    expect((await browser.get(address)).status).toBe(404);
    expect((await patient.get('/api/me/readings')).body.data.readings).toMatchObject([{ object: 'pregnancy' }]);
    await end(patient, { outcome: 'ended' });
    expect((await doctor.get(address)).body.data).toBeNull();
  });
});

describe('leaving', () => {
  test('erasing the account, or removing the member, leaves no pregnancy', async () => {
    const patient = await product.patient();
    const member = await aMember(patient, GIRL);
    await aPregnancy(patient);
    await aPregnancy(patient, { person: member });
    expect((await patient.delete(`/api/family/${member}`)).status).toBe(200);
    expect([await kept(patient.accountId), await kept(member)]).toEqual([1, 0]);
    expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await kept(patient.accountId)).toBe(0);
  });

  test('a grown-up takes the pregnancy along, and the guardian reads it no more', async () => {
    const people = await aGrownUp(product);
    const { guardian, personId, own } = people;
    await aPregnancy(guardian, { weeks: 31, person: personId });
    await guardian.put(`${pregnancyOf(guardian, personId)}/birth-plan`, { plan_version: 0, ...BIRTH_PLAN });
    expect((await takeRecord(own, await offerRecord(people))).status).toBe(200);
    expect((await stateOf(own)).pregnancy).toMatchObject({ weeks: 31, birth_plan: BIRTH_PLAN });
    expect([await kept(personId), await kept(own.accountId)]).toEqual([0, 1]);
    expect((await guardian.get(pregnancyOf(guardian, personId))).status).toBe(404);
  });

  test('a grown-up who follows a pregnancy already keeps that one', async () => {
    const people = await aGrownUp(product);
    const { guardian, personId, own } = people;
    await aPregnancy(guardian, { weeks: 31, person: personId });
    await aPregnancy(own, { weeks: 30 });
    expect((await takeRecord(own, await offerRecord(people))).status).toBe(200);
    expect((await stateOf(own)).pregnancy).toMatchObject({ weeks: 30 });
    expect([await kept(personId), await kept(own.accountId)]).toEqual([0, 1]);
  });
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
