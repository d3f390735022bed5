import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { DAY, later } from '../../platform/time.ts';
import { addDoctors } from '../doctors/index.ts';
import { addTimeOff, isOffered, offeredSlots, replaceWeek } from './index.ts';

/** A Friday, 10:00 in Kigali and 11:00 in Nairobi. */
const NOW = new Date('2026-11-20T08:00:00Z');
let product: TestProduct;
let doctors: string[];

beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  doctors = await addDoctors(
    product.ctx(),
    (['KE', 'RW', 'KE'] as const).map((country, index) => ({
      fullName: `Doctor ${index}`,
      specialty: 'dentist' as const,
      country,
      phone: `+25472200000${index}`,
      gender: 'male' as const,
      bio: { sw: '', en: '', fr: '' },
      spokenLanguages: [],
      experienceYears: 3,
      verifiedAt: index === 2 ? null : NOW,
    })),
  );
  for (const doctor of doctors)
    await replaceWeek(product.ctx(), doctor, [
      { weekday: 6, starts: '09:00' },
      { weekday: 6, starts: '09:30' },
      { weekday: 7, starts: '17:30' },
    ]);
});
afterAll(() => product.close());

const week = { from: NOW, to: later(NOW, 7 * DAY) };
const slots = async (doctor: string) =>
  (await offeredSlots(product.ctx(), doctor, week)).map((slot) => slot.toISOString());

test('slots follow the doctor’s own clock', async () => {
  expect(await slots(doctors[0]!)).toEqual([
    '2026-11-21T06:00:00.000Z',
    '2026-11-21T06:30:00.000Z',
    '2026-11-22T14:30:00.000Z',
  ]);
  expect(await slots(doctors[1]!)).toEqual([
    '2026-11-21T07:00:00.000Z',
    '2026-11-21T07:30:00.000Z',
    '2026-11-22T15:30:00.000Z',
  ]);
});

test('a doctor who cannot be booked offers nothing', async () => {
  expect(await slots(doctors[2]!)).toEqual([]);
  expect(await isOffered(product.ctx(), doctors[2]!, new Date('2026-11-21T06:00:00Z'))).toBe(false);
});

test('isOffered agrees with the list of offeredSlots', async () => {
  const offered = new Set(await slots(doctors[0]!));
  for (let at = Date.parse('2026-11-21T05:00:00Z'); at < Date.parse('2026-11-22T16:00:00Z'); at += 15 * 60_000) {
    expect(await isOffered(product.ctx(), doctors[0]!, new Date(at))).toBe(offered.has(new Date(at).toISOString()));
  }
});

test('an absence removes the slots that it overlaps', async () => {
  await addTimeOff(product.ctx(), doctors[1]!, {
    from: new Date('2026-11-21T07:45:00Z'),
    to: new Date('2026-11-22T15:30:00Z'),
  });
  expect(await slots(doctors[1]!)).toEqual(['2026-11-21T07:00:00.000Z', '2026-11-22T15:30:00.000Z']);
  expect(await isOffered(product.ctx(), doctors[1]!, new Date('2026-11-21T07:30:00Z'))).toBe(false);
  expect(await isOffered(product.ctx(), doctors[1]!, new Date('2026-11-22T15:30:00Z'))).toBe(true);
});

test('an absence that ends before it begins is refused', async () => {
  await expect(addTimeOff(product.ctx(), doctors[0]!, { from: NOW, to: NOW })).rejects.toMatchObject({
    code: 'invalid-input',
  });
});

test('a replaced week contains exactly the new half hours, also when it is sent twice', async () => {
  const next = [
    { weekday: 6, starts: '09:30' },
    { weekday: 6, starts: '10:00' },
  ];
  await replaceWeek(product.ctx(), doctors[0]!, next);
  await replaceWeek(product.ctx(), doctors[0]!, next);
  expect(await slots(doctors[0]!)).toEqual(['2026-11-21T06:30:00.000Z', '2026-11-21T07:00:00.000Z']);
});

test.each([
  { weekday: 0, starts: '09:00' },
  { weekday: 1, starts: '08:30' },
  { weekday: 1, starts: '18:00' },
  { weekday: 1, starts: '09:10' },
])('the half hour %j is off the grid and refused', async (half) => {
  await expect(replaceWeek(product.ctx(), doctors[0]!, [half])).rejects.toMatchObject({ code: 'invalid-input' });
});
