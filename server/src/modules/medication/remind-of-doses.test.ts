import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { plan, remindAt, schedulesOf } from '../../../test/schedule-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { forgetOldNotices } from '../notifications/forget-notices.ts';
import { jobs } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

let day = 0;
/** A day of its own for a test, because the clock goes forward only. */
const nextDay = () => {
  day += 2;
  const date = `2038-03-${String(day).padStart(2, '0')}`;
  product.clock.set(new Date(`${date}T04:00:00Z`));
  return (time: string) => `${date}T${time}:00Z`;
};
const reminders = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) =>
    /what you noted|something that you noted|ulichoandika/.test(text),
  );
const inList = async (visitor: Visitor) =>
  ((await visitor.get('/api/notices')).body.data.notices as { message: string; read: boolean }[]).filter(
    ({ message }) => /noted/.test(message),
  );
const english = (wish: object = {}) => product.patient({ language: 'en', ...wish });
const answer = (visitor: Visitor, id: string, dueAt: string, said = 'taken') =>
  visitor.post(`${schedulesOf(visitor)}/${id}/answers`, { due_at: dueAt, answer: said });
const stop = (visitor: Visitor, id: string) => visitor.post(`${schedulesOf(visitor)}/${id}/stop`);

test('at its time, and not a minute before, a reminder comes once that names no medicine', async () => {
  const at = nextDay();
  const patient = await english();
  await plan(patient);
  await remindAt(product, at('04:59'));
  expect(await reminders(patient)).toEqual([]);
  await remindAt(product, at('05:00'));
  const told = await reminders(patient);
  expect(told).toEqual([
    expect.stringMatching(/^Tabibu: it is time for what you noted for 08:00\. https?:\S+\/medicines$/),
  ]);
  await remindAt(product, at('05:01'));
  expect(await reminders(patient)).toEqual(told);
});

test('what is due at the same time, also of a member of the family, is one message; two processes send it once', async () => {
  const at = nextDay();
  const patient = await product.patient({ language: 'sw' });
  await plan(patient);
  await plan(patient, { due: { kind: 'measuring', reading: 'blood-pressure' } });
  await plan(patient, {}, { person: await aMember(patient) });
  const second = await product.another();
  try {
    for (const one of [product, second]) one.clock.set(new Date(at('05:00')));
    await Promise.all([product, second, product].map((one) => jobs['medication.remind'](one.ctx())));
    await product.settle();
    expect(await reminders(patient)).toEqual([expect.stringContaining('saa 2:00 asubuhi (08:00)')]);
  } finally {
    await second.close();
  }
});

test('the time is that of the country of the person', async () => {
  const at = nextDay();
  const [nairobi, kigali] = [
    await english({ phone: '+254712777001', country: 'KE' }),
    await english({ phone: '+250788777001', country: 'RW' }),
  ];
  for (const one of [nairobi, kigali]) await plan(one);
  await remindAt(product, at('05:00'));
  expect([(await reminders(nairobi)).length, (await reminders(kigali)).length]).toEqual([1, 0]);
  await remindAt(product, at('06:00'));
  expect([(await reminders(nairobi)).length, (await reminders(kigali)).length]).toEqual([1, 1]);
});

test('a stopped or ended schedule sends nothing any more', async () => {
  const at = nextDay();
  const [stopped, ended] = [await english(), await english()];
  const id = randomUUID();
  await plan(stopped, {}, { id });
  await plan(ended, { days: 1, times: ['08:00'] });
  await stop(stopped, id);
  await remindAt(product, at('05:00'));
  expect([(await reminders(stopped)).length, (await reminders(ended)).length]).toEqual([0, 1]);
  nextDay();
  await remindAt(product, product.clock.now().toISOString().replace('T04', 'T05'));
  expect([(await reminders(stopped)).length, (await reminders(ended)).length]).toEqual([0, 1]);
});

test('a reminder that waits is withdrawn when its schedule is stopped or its dose answered, and only then', async () => {
  const at = nextDay();
  const [stopped, answered, both, waiting] = [await english(), await english(), await english(), await english()];
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const [place, one] of [stopped, answered, both, waiting].entries()) await plan(one, {}, { id: ids[place]! });
  await plan(both);
  product.clock.set(new Date(at('05:00')));
  // The job that sends has not run yet.
  await jobs['medication.remind'](product.ctx());
  await stop(stopped, ids[0]!);
  await answer(answered, ids[1]!, at('05:00'));
  // The other medicine of the same time has no answer.
  await answer(both, ids[2]!, at('05:00'));
  await product.settle();
  const sent = [];
  for (const one of [stopped, answered, both, waiting]) sent.push((await reminders(one)).length);
  expect(sent).toEqual([0, 0, 1, 1]);
  expect((await inList(answered)).map(({ read }) => read)).toEqual([true]);
});

test('a dose that was answered before its time is not reminded of', async () => {
  const at = nextDay();
  const patient = await english();
  const id = randomUUID();
  await plan(patient, {}, { id });
  expect((await answer(patient, id, at('05:00'))).status).toBe(200);
  await remindAt(product, at('05:00'));
  expect(await reminders(patient)).toEqual([]);
});

test('at night a dose stands in the list and no message comes, also not in the morning', async () => {
  const at = nextDay();
  const patient = await english();
  await plan(patient, { times: ['23:00'] });
  await remindAt(product, at('20:00'));
  expect([await reminders(patient), (await inList(patient)).length]).toEqual([[], 1]);
  await remindAt(product, new Date(Date.parse(at('20:00')) + 9 * 3_600_000).toISOString());
  expect(await reminders(patient)).toEqual([]);
  expect((await patient.get(schedulesOf(patient))).body.data.doses).toMatchObject([{ answer: null }, { answer: null }]);
});

test('after an outage of hours every dose stands in the list, and only what was due lately is reminded of', async () => {
  const at = nextDay();
  const patient = await english();
  await plan(patient, { times: ['08:00', '12:00', '14:45'] });
  await remindAt(product, at('12:00'));
  expect(await reminders(patient)).toEqual([expect.stringContaining('14:45')]);
  const { doses } = (await patient.get(schedulesOf(patient))).body.data;
  expect(doses).toHaveLength(3);
});

test('the entries of daily reminders leave the list after two days, before others do', async () => {
  const at = nextDay();
  const patient = await english();
  const id = randomUUID();
  await plan(patient, { days: 4, refill: true, times: ['08:00'] }, { id });
  await remindAt(product, at('05:00'));
  await stop(patient, id);
  await forgetOldNotices(product.ctx());
  expect(await inList(patient)).toHaveLength(2);
  nextDay();
  product.clock.set(new Date(product.clock.now().getTime() + 2 * 3_600_000));
  await forgetOldNotices(product.ctx());
  expect((await inList(patient)).map(({ message }) => message)).toEqual([
    expect.stringContaining('Something that you noted ends'),
  ]);
});

test('who switched off reminders of medicine finds them in the list only', async () => {
  const at = nextDay();
  const patient = await english();
  await patient.put('/api/notices/choices', { switched_off: ['medicine'], shows_words: false });
  await plan(patient);
  await remindAt(product, at('05:00'));
  expect([await reminders(patient), (await inList(patient)).length]).toEqual([[], 1]);
});

test('three days before the last one a notice to refill comes, once, if it was wished for and still holds', async () => {
  nextDay();
  const [wished, not, longer] = [await english(), await english(), await english()];
  const id = randomUUID();
  const wish = { times: ['08:00'], days: 4, refill: true };
  await plan(wished, wish);
  await plan(not, { ...wish, refill: false });
  await plan(longer, wish, { id });
  await plan(longer, { ...wish, version: 1, days: 30 }, { id });
  await remindAt(product, product.clock.now().toISOString().replace('T04', 'T05'));
  await remindAt(product, new Date(product.clock.now().getTime() + 60_000).toISOString());
  const ends = async (one: Visitor) =>
    (await reminders(one)).filter((text) => /something that you noted ends/.test(text));
  expect([(await ends(wished)).length, (await ends(not)).length, (await ends(longer)).length]).toEqual([1, 0, 0]);
});

test('four messages of an hour are the most, so that other messages have room', async () => {
  const at = nextDay();
  const patient = await english();
  for (const minute of ['00', '01', '02', '03', '04', '05']) await plan(patient, { times: [`08:${minute}`] });
  for (const minute of ['00', '01', '02', '03', '04', '05']) await remindAt(product, at(`05:${minute}`));
  expect(await reminders(patient)).toHaveLength(4);
  expect(await inList(patient)).toHaveLength(6);
});

test('an account that cannot be reminded keeps nobody else from it, and the job fails', async () => {
  const at = nextDay();
  const [broken, other] = [await english(), await english()];
  for (const one of [broken, other]) await plan(one);
  const moveTo = (country: string) =>
    asSystem(product, 'update medication_schedules set country = $1 where account_id = $2', [
      country,
      broken.accountId,
    ]);
  await moveTo('??');
  product.clock.set(new Date(at('05:00')));
  await expect(jobs['medication.remind'](product.ctx())).rejects.toThrow('1 accounts');
  await product.settle();
  expect([(await reminders(broken)).length, (await reminders(other)).length]).toEqual([0, 1]);
  await moveTo('TZ');
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
