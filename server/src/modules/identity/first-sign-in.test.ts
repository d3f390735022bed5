import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { receiveCode, typeCode } from '../../../test/one-time-code.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('two first sign-ins with a number at once create one account (I-30)', async () => {
  const phone = '+255754000331';
  const [one, other] = [product.visitor(), product.visitor()];
  const first = await receiveCode(product, one, { phone });
  product.clock.advance(MINUTE);
  const second = await receiveCode(product, other, { phone });
  const replies = await Promise.all([typeCode(one, first.id, first.code), typeCode(other, second.id, second.code)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0].body.data.id).toBe(replies[1].body.data.id);
  const { rows } = await product.db.pool.query('select id from accounts where phone = $1', [phone]);
  expect(rows).toHaveLength(1);
});
