import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE, addDays } from '../../platform/time.ts';

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  admin = await aMemberOfStaff(product, 'administrator');
  for (const { id } of (await admin.get(ADDRESS)).body.data) await admin.post(`${ADDRESS}/${id}/withdraw`);
});

const ADDRESS = '/api/admin/testimonials';
const words = (sw: string, en = '', fr = '') => ({ sw, en, fr });
const today = () => product.clock.now().toISOString().slice(0, 10);
const add = (name: string, said = words('Daktari alinisikiliza.'), more = {}) =>
  admin.post(ADDRESS, { name, words: said, consented_on: today(), consent_how: 'message', ...more });
const shown = async (language: string) =>
  (await product.visitor().get(`/api/testimonials?language=${language}`)).body.data;

test('what somebody said is shown in the reader’s language, or in the one that it has', async () => {
  await add('Neema K.', words('Alinisikiliza.', 'He listened.'));
  const [read] = await shown('en');
  expect(read).toMatchObject({ name: 'Neema K.', words: 'He listened.', language: 'en' });
  expect(await shown('fr')).toMatchObject([{ words: 'Alinisikiliza.', language: 'sw' }]);
});

test('a consent that is withdrawn leaves neither words nor name, and stays as a consent', async () => {
  const added = await add('Neema K.');
  const { id } = added.body.data[0];
  const withdrawn = await admin.post(`${ADDRESS}/${id}/withdraw`);
  const consents = withdrawn.body.data.filter((one: { id: string }) => one.id === id);
  expect(consents).toMatchObject([{ name: null, words: null, consent_how: 'message' }]);
  expect(await shown('sw')).toEqual([]);
  expect((await admin.post(`${ADDRESS}/${id}/withdraw`)).status).toBe(200);
  const { rows } = await product.db.pool.query('select t::text as row from testimonials t where id = $1', [id]);
  expect(rows[0]!.row).not.toMatch(/Neema|alinisikiliza/);
});

test('a withdrawal needs no fresh factor, and a testimonial of nobody is not found', async () => {
  const { id } = (await add('Neema K.')).body.data[0];
  product.clock.advance(10 * MINUTE);
  expect((await add('Asha')).body.code).toBe('step-up-required');
  expect((await admin.post(`${ADDRESS}/${id}/withdraw`)).status).toBe(200);
  expect((await admin.post(`${ADDRESS}/019a0000-0000-7000-8000-000000000001/withdraw`)).status).toBe(404);
});

test.each([
  ['', words('Nzuri'), {}, 'testimonial-incomplete'],
  ['Asha', words('  '), {}, 'testimonial-incomplete'],
  ['Asha', words('Nzuri'), { consented_on: 'tomorrow' }, 'testimonial-day-invalid'],
])('%s with %o and %o is refused: %s', async (name, said, more, code) => {
  const day = 'consented_on' in more ? { consented_on: addDays(today(), 1) } : {};
  expect((await add(name, said, day)).body.code).toBe(code);
});

test('at most twelve are shown', async () => {
  for (let count = 0; count < 12; count += 1) expect((await add(`Asha ${count}`)).status).toBe(201);
  expect((await add('Neema')).body).toMatchObject({ code: 'testimonials-full', params: { count: 12 } });
  expect(await shown('sw')).toHaveLength(12);
});

test('a row changes only by its withdrawal', async () => {
  const { id } = (await add('Neema K.')).body.data[0];
  const run = (sql: string) => product.db.pool.query(sql, [id]);
  await expect(run("update testimonials set name = 'Asha' where id = $1")).rejects.toThrow('only withdrawn');
  await expect(run('delete from testimonials where id = $1')).rejects.toThrow();
});
