import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactDay, dayAfter } from '@tabibu/contract/pregnancy-dates';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aPregnancy, checkUpsAt, pregnancyOf, startedBefore } from '../../../test/pregnancy-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { jobs } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

let month = 0;
/** A day of its own for a test, because the clock goes forward only. */
const nextDay = () => {
  month += 1;
  const date = `2038-${String(month).padStart(2, '0')}-02`;
  product.clock.set(new Date(`${date}T04:00:00Z`));
  return date;
};
const english = (wish: object = {}) => product.patient({ language: 'en', ...wish });
const reminders = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) => /something that you noted is due/.test(text));
const inList = async (visitor: Visitor) =>
  ((await visitor.get('/api/notices')).body.data.notices as { message: string; read: boolean }[]).filter(
    ({ message }) => /something that you noted is due/i.test(message),
  );
/** Nine in the morning in Tanzania, so many days after a day. */
const nine = (day: string, days: number) => `${dayAfter(day, days)}T06:00:00.000Z`;
const tick = (visitor: Visitor, week: number) => visitor.post(`${pregnancyOf(visitor)}/contacts`, { week, done: true });
const end = (visitor: Visitor) => visitor.post(`${pregnancyOf(visitor)}/end`, { outcome: 'ended' });

test('a week and a day before a visit a reminder comes, once, that names no pregnancy', async () => {
  const today = nextDay();
  const patient = await english();
  const swahili = await product.patient({ language: 'sw' });
  for (const one of [patient, swahili]) await aPregnancy(one, { weeks: 10, days: 6 });
  await checkUpsAt(product, `${today}T05:59:00.000Z`);
  expect(await reminders(patient)).toEqual([]);
  // Twelve weeks are reached in eight days.
  await checkUpsAt(product, nine(today, 1));
  const told = await reminders(patient);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^Tabibu: something that you noted is due on .+\. https?:\S+\/more\/health$/);
  await checkUpsAt(product, `${dayAfter(today, 1)}T06:05:00.000Z`);
  expect(await reminders(patient)).toEqual(told);
  await checkUpsAt(product, nine(today, 7));
  expect(await reminders(patient)).toHaveLength(2);
  for (const text of [...(await messagesTo(product, patient.phone)), ...(await messagesTo(product, swahili.phone))])
    expect(text).not.toMatch(/pregnan|birth|baby|ujauzito|mimba|mtoto|kliniki/i);
});

test('two processes send it once, and the guardian is told for a member of the family', async () => {
  const today = nextDay();
  const guardian = await english();
  const girl = { name: 'Neema Ali', relation: 'child', birth_date: '2020-05-01', sex: 'female' };
  await aPregnancy(guardian, { weeks: 18, days: 6, person: await aMember(guardian, girl) });
  const second = await product.another();
  try {
    for (const one of [product, second]) one.clock.set(new Date(nine(today, 1)));
    await Promise.all([product, second, product].map((one) => jobs['pregnancy.remind'](one.ctx())));
    await product.settle();
    expect(await reminders(guardian)).toHaveLength(1);
  } finally {
    await second.close();
  }
});

test('nothing comes of a visit that was ticked, nor of a pregnancy that has ended', async () => {
  const today = nextDay();
  const [ticked, ended, running] = [await english(), await english(), await english()];
  for (const one of [ticked, ended, running]) await aPregnancy(one, { weeks: 10, days: 6 });
  await tick(ticked, 12);
  await end(ended);
  await checkUpsAt(product, nine(today, 1));
  await checkUpsAt(product, nine(today, 7));
  const sent = [];
  for (const one of [ticked, ended, running]) sent.push((await reminders(one)).length);
  expect(sent).toEqual([0, 0, 2]);
});

test('a reminder that waits is withdrawn by the tick, the end, or another date, and only then', async () => {
  const today = nextDay();
  const [ticked, ended, moved, waiting] = [await english(), await english(), await english(), await english()];
  for (const one of [ticked, ended, moved, waiting]) await aPregnancy(one, { weeks: 10, days: 6 });
  product.clock.set(new Date(nine(today, 1)));
  // The job that sends has not run yet.
  await jobs['pregnancy.remind'](product.ctx());
  await tick(ticked, 12);
  await end(ended);
  await moved.put(pregnancyOf(moved), { version: 1, basis: 'last-period', day: startedBefore(today, 8) });
  await product.settle();
  const sent = [];
  for (const one of [ticked, ended, moved, waiting]) sent.push((await reminders(one)).length);
  expect(sent).toEqual([0, 0, 0, 1]);
  expect((await inList(ended)).map(({ read }) => read)).toEqual([true]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('who switched off reminders of check-ups finds them in the list only', async () => {
  const today = nextDay();
  const patient = await english();
  await patient.put('/api/notices/choices', { switched_off: ['check-ups'], shows_words: false });
  await aPregnancy(patient, { weeks: 10, days: 6 });
  await checkUpsAt(product, nine(today, 1));
  expect([await reminders(patient), (await inList(patient)).length]).toEqual([[], 1]);
});

test('the day of the reminder is that of the visit, and nothing comes after the last visit', async () => {
  const today = nextDay();
  const patient = await english();
  const { body } = await aPregnancy(patient, { weeks: 39, days: 6 });
  const started = body.data.pregnancy.started_on as string;
  expect(contactDay(started, 40)).toBe(dayAfter(today, 1));
  await checkUpsAt(product, `${today}T06:00:00.000Z`);
  expect(await reminders(patient)).toHaveLength(1);
  await checkUpsAt(product, nine(today, 8));
  expect(await reminders(patient)).toHaveLength(1);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
