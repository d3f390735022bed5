import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const title = async (cookie: string | undefined, accepted: string | undefined) => {
  const visitor = product.visitor();
  if (cookie !== undefined) visitor.cookies.set('lang', cookie);
  const reply = await visitor.get('/api/me', accepted === undefined ? {} : { 'accept-language': accepted });
  return String(reply.body.detail);
};

test('a refusal never comes in another language than the page: account, cookie, then Accept-Language', async () => {
  const [swahili, english, french] = [await title('sw', 'en'), await title('en', 'fr'), await title('fr~', 'en')];
  expect(new Set([swahili, english, french]).size).toBe(3);
  expect(await title(undefined, 'en-GB, fr;q=0.5')).toBe(english);
  expect(await title(undefined, 'fr-BI')).toBe(french);
  expect([await title(undefined, undefined), await title(undefined, 'de, *')]).toEqual([swahili, swahili]);
  const account = await product.patient({ language: 'fr' });
  account.cookies.set('lang', 'sw');
  const refused = await account.patch('/api/me', { full_name: '1' }, { 'accept-language': 'en' });
  expect(refused.body.detail).toMatch(/lettres/);
});
