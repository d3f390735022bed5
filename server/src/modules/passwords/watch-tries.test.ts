import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { jobs } from './index.ts';

const STAFF = '+255754555668';
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { STAFF_ALERT_PHONE: STAFF } });
});
afterAll(() => product.close());

/** Adds wrong tries of this many pairs of user name and address. */
const tryFrom = (first: number, pairs: number) =>
  product.db.pool.query(
    `insert into password_failures (subject, failures, last_at)
     select lpad(n::text, 43, '0'), 1, $3 from generate_series($1::int, $1::int + $2::int - 1) as n`,
    [first, pairs, product.clock.now()],
  );
async function watch(): Promise<number> {
  await jobs['passwords.watch-tries'](product.ctx());
  await product.settle();
  return (await messagesTo(product, STAFF)).length;
}

test('wrong passwords for fifty pairs of user name and address within ten minutes alarm staff, once an hour (A-13)', async () => {
  await tryFrom(1, 48);
  expect(await watch()).toBe(0);
  // Two real ones, of user names that nobody has: they count too.
  for (const username of ['one.nobody', 'two.nobody'])
    await product.visitor().post('/api/auth/password', { portal: 'admin', username, password: 'wrong' });
  expect(await watch()).toBe(1);
  expect((await messagesTo(product, STAFF))[0]).toContain('50');
  await tryFrom(100, 500);
  product.clock.advance(MINUTE);
  expect(await watch()).toBe(1);
  product.clock.advance(11 * MINUTE);
  expect(await watch()).toBe(1);
  product.clock.advance(HOUR);
  await tryFrom(1000, 49);
  expect(await watch()).toBe(1);
  await tryFrom(2000, 10_000);
  expect(await watch()).toBe(2);
});
