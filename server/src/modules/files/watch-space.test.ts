import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { DAY } from '../../platform/time.ts';
import { jobs } from './index.ts';

const STAFF = '+255754000111';
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { STAFF_ALERT_PHONE: STAFF } });
});
afterAll(() => product.close());

/** Runs the hourly job on a disk with this much room. */
async function sweepWith(free: number | undefined): Promise<void> {
  const ctx = product.ctx();
  const files = { ...ctx.integrations.files, freeBytes: async () => free };
  await jobs['files.sweep']({ ...ctx, integrations: { ...ctx.integrations, files } });
  await product.settle();
}
const told = async (): Promise<string[]> => {
  const reply = await fetch(`${product.sandboxUrl}/sandbox/outbox?phone=${encodeURIComponent(STAFF)}`);
  return ((await reply.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
};

test('staff are told once a day while less than two GiB are left, with the figure', async () => {
  await sweepWith(2 * 1024 ** 3);
  await sweepWith(undefined);
  expect(await told()).toEqual([]);
  await sweepWith(1.96 * 1024 ** 3);
  await sweepWith(1.5 * 1024 ** 3);
  expect(await told()).toEqual([expect.stringContaining('1.9')]);
  product.clock.advance(DAY);
  await sweepWith(0);
  expect(await told()).toHaveLength(2);
});
