import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../test/harness.ts';
import type { TestProduct } from '../../test/harness.ts';
import { HOUR, later } from '../platform/time.ts';
import { figures } from '../modules/doctors/index.ts';
import { offeredSlots } from '../modules/scheduling/index.ts';
import { seedDemo } from './seed-demo.ts';

/** A Friday, 11:00 in Dar es Salaam. */
const NOW = new Date('2026-11-20T08:00:00Z');
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
});
afterAll(() => product.close());

test('two processes that start at once add the demo data once', async () => {
  const other = await product.another();
  const added = await Promise.all([seedDemo(product.ctx()), seedDemo(other.ctx())]);
  await other.close();
  expect(added.toSorted()).toEqual([false, true]);
  expect(await seedDemo(product.ctx())).toBe(false);
  expect((await figures(product.ctx())).doctors).toBeGreaterThanOrEqual(150);
});

test('each live country has a list, with doctors free within the hour and doctors not free for a day', async () => {
  const visitor = product.visitor();
  for (const country of ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA']) {
    const { body } = await visitor.get(`/api/doctors?country=${country}&limit=100`);
    const free = body.map((card: { next_free_at: string | null }) => card.next_free_at);
    expect(free.some((at: string | null) => at !== null && Date.parse(at) <= later(NOW, HOUR).getTime())).toBe(true);
    expect(free.some((at: string | null) => at === null || Date.parse(at) > later(NOW, 24 * HOUR).getTime())).toBe(
      true,
    );
  }
});

test('the first free time on the card of a doctor is the first slot that is offered', async () => {
  const { body } = await product.visitor().get('/api/doctors?country=TZ&sort=soonest&limit=100');
  for (const card of body) {
    const [first] = await offeredSlots(product.ctx(), card.id, {
      from: later(NOW, HOUR / 4),
      to: later(NOW, 30 * 24 * HOUR),
    });
    expect(first?.toISOString()).toBe(card.next_free_at);
  }
});

test('the home page shows the fixed figures of the setting printed_figures', async () => {
  const { body } = await product.visitor().get('/api/site');
  expect(body.data.figures).toMatchObject({ doctors: '100+', support: '24/7', rating: '4.9' });
});
