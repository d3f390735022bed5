import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { measure } from '../../../test/reading-makers.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { jobs } from './index.ts';

let product: TestProduct;
let people: Record<'reads' | 'silent' | 'other' | 'without' | 'off' | 'guardian' | 'kigali', Visitor>;
beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2040-03-10T05:00:00Z') });
  const patient = () => product.patient({ language: 'en' });
  people = {
    reads: await patient(),
    silent: await patient(),
    other: await patient(),
    without: await patient(),
    off: await patient(),
    guardian: await patient(),
    kigali: await product.patient({ language: 'en', phone: '+250788777002', country: 'RW' }),
  };
  const { reads, silent, other, without, off, guardian, kigali } = people;
  for (const one of [reads, silent, off, guardian, kigali])
    await aSubscription(product, one, { planId: 'hypertension' });
  await aSubscription(product, other, { planId: 'diabetes' });
  for (const one of [reads, other, without, off, kigali]) await measure(one, { measured_at: '2040-03-10T04:00:00Z' });
  const choices = { switched_off: ['plans'], shows_words: false, by_whatsapp: false, by_email: false };
  await off.put('/api/notices/choices', choices);
  // Of a member who does not share the plan nobody is told.
  await measure(guardian, { measured_at: '2040-03-10T04:00:00Z' }, { person: await aMember(guardian) });
});
afterAll(() => product.close());

const told = async ({ phone }: Visitor) =>
  (await messagesTo(product, phone)).filter((text) => /report of last month/.test(text));
const tellAt = async (time: string, processes: readonly TestProduct[] = [product]) => {
  for (const one of processes) one.clock.set(new Date(time));
  await Promise.all(processes.map((one) => jobs['month-reports.tell'](one.ctx())));
  await product.settle();
};

test('nobody is told before the month is over, at night, or early in the morning', async () => {
  await tellAt('2040-03-31T10:00:00Z');
  await tellAt('2040-03-31T22:00:00Z');
  await tellAt('2040-04-01T05:59:00Z');
  expect(await told(people.reads)).toEqual([]);
});

test('owners of a plan with reports are told once by day, each on their clock, if something is known; two processes tell once', async () => {
  const second = await product.another();
  try {
    await tellAt('2040-04-01T06:00:00Z', [product, second, product]);
  } finally {
    await second.close();
  }
  const texts = await told(people.reads);
  expect(texts).toEqual([expect.stringMatching(/^Tabibu: your report of last month is ready\..*\/more\/health$/)]);
  expect(texts[0]).not.toMatch(/pressure|plan|march/i);
  // In Kigali it is eight o'clock.
  expect(await told(people.kigali)).toEqual([]);
  await tellAt('2040-04-01T07:00:00Z');
  expect([(await told(people.reads)).length, (await told(people.kigali)).length]).toEqual([1, 1]);
});

test('nobody is told of an empty month, without such a plan, of others, or with the kind switched off', async () => {
  await tellAt('2040-04-03T10:00:00Z');
  for (const who of ['silent', 'other', 'without', 'off', 'guardian'] as const)
    expect([who, await told(people[who])]).toEqual([who, []]);
});

test('after the first days of a month nobody is told any more', async () => {
  const late = await product.patient({ language: 'en' });
  await aSubscription(product, late, { planId: 'hypertension' });
  await measure(late, { measured_at: '2040-04-03T04:00:00Z' });
  await tellAt('2040-05-06T10:00:00Z');
  expect(await told(late)).toEqual([]);
});
