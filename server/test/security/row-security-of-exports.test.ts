import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Visitor } from '../visitor.ts';
import { EXPORT_TABLES, NOBODY, actingAs, countRows, runtimeLogin, tryChange } from './guarded-rows.ts';

let product: TestProduct;
let patient: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  [patient, stranger] = [await product.patient(), await product.patient()];
  await patient.post('/api/me/exports', { format: 'json' });
  await product.settle();
});
afterAll(() => product.close());

const counts = (settings: string) => countRows(runtimeLogin(product), settings, EXPORT_TABLES);
const change = (settings: string, sql: string) => tryChange(runtimeLogin(product), settings, sql);
const each = (count: number) => Object.fromEntries(EXPORT_TABLES.map((table) => [table, count]));

test('the file with the own data is seen by its patient only', async () => {
  expect(await counts(actingAs('patient', patient.accountId))).toEqual(each(1));
  for (const settings of [
    NOBODY,
    actingAs('patient', stranger.accountId),
    actingAs('doctor', patient.accountId),
    actingAs('administrator', patient.accountId),
  ])
    expect([settings, await counts(settings)]).toEqual([settings, each(0)]);
});

test('nobody writes a file but the product', async () => {
  const owner = actingAs('patient', patient.accountId);
  expect(await change(owner, 'update own_exports set bytes = 1')).toBe('42501');
  expect(await change(owner, "update own_export_parts set sealed = ''")).toBe('42501');
  expect(await change(actingAs('patient', stranger.accountId), 'delete from own_exports')).toBe(0);
});
