import { afterEach, expect, test } from 'vitest';
import { demoDoctors } from '../../server/src/demo/demo-doctors.ts';
import { seedDemo } from '../../server/src/demo/seed-demo.ts';
import { addTimeOff } from '../../server/src/modules/scheduling/index.ts';
import { DAY, HOUR, later } from '../../server/src/platform/time.ts';
import { openTestProduct } from '../../server/test/harness.ts';
import type { TestProduct } from '../../server/test/harness.ts';
import { listFreeTimes } from './free-times.ts';
import { fillWeeks } from './full-weeks.ts';

/** From the last half hour of a day until the first one of the next day, which closes a quarter of an hour before. */
const LONGEST_NIGHT = 16 * HOUR;
/** Thirty days of eighteen half hours, less the first two and what has passed of today. */
const FEWEST = 30 * 18 - 2 - 1;

let product: TestProduct;
afterEach(() => product.close());

async function openAt(start: Date): Promise<readonly string[]> {
  product = await openTestProduct({ start });
  await seedDemo(product.ctx());
  return demoDoctors(start).map(({ profile }) => profile.id);
}

async function expectFreeTimes(doctors: readonly string[], now: Date): Promise<void> {
  const times = Map.groupBy(await listFreeTimes(product.url, doctors), ({ doctorId }) => doctorId);
  expect(Math.min(...doctors.map((id) => times.get(id)?.length ?? 0))).toBeGreaterThanOrEqual(FEWEST);
  const { body } = await product.visitor().get('/api/doctors?country=TZ&sort=soonest&limit=100');
  const waits = body.map((card: { next_free_at: string | null }) => Date.parse(card.next_free_at ?? '') - +now);
  expect(waits.length).toBeGreaterThan(20);
  expect(waits.every((wait: number) => wait > 0 && wait <= LONGEST_NIGHT)).toBe(true);
}

test.each([
  ['on a Sunday at 02:10 UTC', new Date('2026-11-22T02:10:00Z')],
  ['on a Friday at 23:50 UTC', new Date('2026-11-20T23:50:00Z')],
])('%s every doctor of a bench has free times for thirty days, the first within a night', async (_, now) => {
  const doctors = await openAt(now);
  await fillWeeks(product.ctx());
  await expectFreeTimes(doctors, now);
});

test('doctors who are all away over a holiday, for longer than people can book ahead, have free times afterwards', async () => {
  // The last half hour of the day has just closed, so the night is as long as it can be.
  const now = new Date('2026-12-24T15:16:00Z');
  const doctors = await openAt(now);
  for (const id of doctors) await addTimeOff(product.ctx(), id, { from: later(now, -DAY), to: later(now, 40 * DAY) });
  expect(await listFreeTimes(product.url, doctors)).toEqual([]);
  await fillWeeks(product.ctx());
  await expectFreeTimes(doctors, now);
});
