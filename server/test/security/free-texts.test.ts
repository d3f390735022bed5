import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { Payloads, READ_TEXTS } from './free-texts.ts';
import { writeNames, writeTexts } from './write-texts.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('every free text of the contract is written by the walk that looks for stored code (V-07)', async () => {
  const texts = new Payloads();
  await writeTexts({ product, texts });
  await writeNames({ product, texts });
  expect([...texts.written.keys()].toSorted()).toEqual(READ_TEXTS.map(({ key }) => key).toSorted());
});
