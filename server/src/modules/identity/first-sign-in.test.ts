import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';

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

test('a returning person is not asked for the name again, and nobody else learns by that who has an account', async () => {
  const [phone, other] = ['+255754000381', '+255754000382'];
  const browser = await product.patient({ phone, full_name: 'Asha Juma' });
  await product.patient({ phone: other });
  await browser.post('/api/auth/sign-out');
  product.clock.advance(DAY);
  const nameless = (visitor: Visitor, number: string) =>
    visitor.post('/api/auth/code', { phone: number, country: 'TZ', language: 'sw' });
  // Another number with an account, one without, and a stranger: the printed refusal, always the same.
  for (const [visitor, number] of [
    [browser, other],
    [browser, '+255754000383'],
    [product.visitor(), phone],
  ] as const) {
    const refused = await nameless(visitor, number);
    expect([refused.status, refused.body.code]).toEqual([422, 'full-name-required']);
  }
  // Known here: the number was proven in this browser.
  const { id, code } = await receiveCode(product, browser, { phone, full_name: '' });
  const { status, body } = await typeCode(browser, id, code);
  expect([status, body.data.full_name, body.data.typed_name]).toEqual([200, 'Asha Juma', undefined]);
});

test('no account without a name is made where the known one is gone, before the code or after it', async () => {
  const phone = '+255754000384';
  const browser = await product.patient({ phone });
  await browser.post('/api/auth/sign-out');
  product.clock.advance(DAY);
  const { id, code } = await receiveCode(product, browser, { phone, full_name: '' });
  await product.db.pool.query("update accounts set phone = '+255754000385' where id = $1", [browser.accountId]);
  expect((await typeCode(browser, id, code)).body.code).toBe('authentication-failed');
  product.clock.advance(MINUTE);
  expect((await askForCode(browser, { phone, full_name: '' })).body.code).toBe('full-name-required');
  expect((await product.db.pool.query('select 1 from accounts where phone = $1', [phone])).rowCount).toBe(0);
});
