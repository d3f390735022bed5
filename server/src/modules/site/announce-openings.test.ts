import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { announceOpenings } from './announce-openings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const asked = (country: string, phone: string, language: string) =>
  product.db.pool.query(
    'insert into country_interests (country, phone, language, asked_at) values ($1, $2, $3, now())',
    [country, phone, language],
  );
const announced = async () => {
  await announceOpenings(product.ctx());
  await product.settle();
};

test('a person who asked to be told when a country opens gets one text message when it has, and the number is deleted', async () => {
  // In this test Burundi, which is live, is a country that opened after the people had asked.
  await asked('BI', '+25779000111', 'fr');
  await asked('BI', '+255754000111', 'sw');
  await asked('GB', '+255754000112', 'sw');
  await announced();
  await announced();
  expect(await messagesTo(product, '+25779000111')).toEqual([expect.stringMatching(/^Tabibu a ouvert/)]);
  expect(await messagesTo(product, '+255754000111')).toEqual([expect.stringMatching(/^Tabibu sasa/)]);
  expect(await messagesTo(product, '+255754000112')).toEqual([]);
  expect((await product.db.pool.query('select country from country_interests')).rows).toEqual([{ country: 'GB' }]);
});
