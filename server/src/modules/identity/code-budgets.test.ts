import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, messagesTo, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { DAY, HOUR, SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ environment: { SMS_COUNTRY_HOURLY_CAP: '90' } }); });
afterAll(() => product.close());
// Budgets of one test are over before the next begins.
beforeEach(() => product.clock.advance(2 * DAY));

const sends = statement<{ sent: number }>('test.sends-of-bucket', 'select count(*) as sent from code_sends where bucket = $1');
const forgetSends = statement('test.forget-all-sends', 'delete from code_sends');

async function signIn(visitor: Visitor, phone: string): Promise<Visitor> {
  const { id, code } = await receiveCode(product, visitor, { phone });
  const proven = await typeCode(visitor, id, code);
  expect(proven.status).toBe(200);
  visitor.csrf = proven.body.data.csrf;
  return visitor;
}

/** Strangers ask for codes for neighbours of a number until nobody unknown gets one any more. */
async function closePrefix(prefix: string): Promise<void> {
  const replies = await Promise.all(Array.from({ length: 61 }, (_, index) => askForCode(product.visitor(), { phone: `${prefix}9${String(index).padStart(3, '0')}` })));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(60);
}

test('a declared country does not open another budget for numbers of one country', async () => {
  const capped = await openTestProduct({ environment: { SMS_COUNTRY_HOURLY_CAP: '3' } });
  try {
    const statuses: number[] = [];
    for (const [index, country] of ['ZA', 'TZ', 'KE', 'UG', 'ZA', 'TZ'].entries()) statuses.push((await askForCode(capped.visitor(), { phone: `+2782${index}234567`, country })).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429]);
    expect((await askForCode(capped.visitor(), { phone: '+255754000111', country: 'TZ' })).status).toBe(202);
  } finally {
    await capped.close();
  }
});

describe('a closed prefix (A-07)', () => {
  const prefix = '+25575420';

  test('does not lock out who is signed in with the number, nor the browser in which they signed in before', async () => {
    const [open, left] = [await signIn(product.visitor(), `${prefix}0001`), await signIn(product.visitor(), `${prefix}0002`)];
    await left.post('/api/auth/sign-out');
    product.clock.advance(HOUR);
    await closePrefix(prefix);
    expect((await askForCode(open, { phone: `${prefix}0001` })).status).toBe(202);
    expect(left.cookies.has('__Host-sid')).toBe(false);
    expect((await askForCode(left, { phone: `${prefix}0002` })).status).toBe(202);
  });

  test('says nothing of who has an account: elsewhere a known number is refused like an unknown one (A-06)', async () => {
    await signIn(product.visitor(), `${prefix}0003`);
    product.clock.advance(HOUR);
    await closePrefix(prefix);
    const replies = [await askForCode(product.visitor(), { phone: `${prefix}0003` }), await askForCode(product.visitor(), { phone: `${prefix}0004` })];
    expect(replies.map(({ status, body }) => [status, body.code, body.params])).toEqual([replies[0]!, replies[0]!].map(({ body }) => [429, 'codes-exhausted', body.params]));
  });

  test('is not opened by the proof of another number, by an altered proof or by an old one', async () => {
    const visitor = await signIn(product.visitor(), `${prefix}0005`);
    await visitor.post('/api/auth/sign-out');
    const proof = visitor.cookies.get('__Host-device')!;
    product.clock.advance(HOUR);
    await closePrefix(prefix);
    expect((await askForCode(visitor, { phone: `${prefix}0006` })).status).toBe(429);
    for (const altered of [proof.replace(/^\d/, (digit) => (digit === '9' ? '8' : '9')), `${proof}x`, 'x', '.', `9${proof}`]) {
      visitor.cookies.set('__Host-device', altered);
      expect((await askForCode(visitor, { phone: `${prefix}0005` })).status).toBe(429);
    }
    product.clock.advance(181 * DAY);
    await product.db.run(forgetSends);
    await closePrefix(prefix);
    visitor.cookies.set('__Host-device', proof);
    expect((await askForCode(visitor, { phone: `${prefix}0005` })).status).toBe(429);
  });
});

test('people who prove their codes do not close their prefix', async () => {
  const prefix = '+25575421';
  for (let index = 0; index < 5; index += 1) await signIn(product.visitor(), `${prefix}000${index}`);
  expect((await product.db.one(sends, [`prefix:${prefix}`])).sent).toBe(0);
  expect((await product.db.one(sends, ['country:TZ'])).sent).toBeGreaterThanOrEqual(5);
});

test('one address cannot close a prefix, and gets its places back for codes that are proven', async () => {
  const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      statuses.push((await askForCode(limited.visitor(), { phone: `+25575422000${index % 10}` })).status);
      limited.clock.advance(2 * 60 * SECOND);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(8);
    expect((await limited.db.one(sends, ['prefix:+25575422'])).sent).toBe(8);
  } finally {
    await limited.close();
  }
});

describe('who goes back to correct what they typed', () => {
  test('is not refused: the same number gets no second code, and the first one opens with the corrected name', async () => {
    const [visitor, phone] = [product.visitor(), '+255754230001'];
    const first = await receiveCode(product, visitor, { phone, full_name: 'Asah Juma' });
    product.clock.advance(20 * SECOND);
    const again = await askForCode(visitor, { phone, full_name: 'Asha Juma', language: 'fr' });
    expect(again).toMatchObject({ status: 202, body: { data: { challenge_id: first.id } } });
    await product.settle();
    expect(await messagesTo(product, phone)).toHaveLength(1);
    expect((await product.db.one(sends, [`phone:${phone}`])).sent).toBe(1);
    expect((await typeCode(visitor, first.id, first.code)).body.data).toMatchObject({ full_name: 'Asha Juma', language: 'fr' });
  });

  test('is not refused for another number, as often as a typing error happens', async () => {
    const visitor = product.visitor();
    for (const phone of ['+255754230011', '+255754230012', '+255754230013']) {
      expect((await askForCode(visitor, { phone })).status).toBe(202);
      product.clock.advance(5 * SECOND);
    }
    const { id, code } = await receiveCode(product, visitor, { phone: '+255754230014' });
    expect((await typeCode(visitor, id, code)).status).toBe(200);
  });

  test('is told in seconds, in another browser, that a code is on its way, and that browser gets nothing of it', async () => {
    const [visitor, stranger, phone] = [product.visitor(), product.visitor(), '+255754230021'];
    const { id, code } = await receiveCode(product, visitor, { phone, full_name: 'Asha Juma' });
    product.clock.advance(18 * SECOND);
    const refused = await askForCode(stranger, { phone, full_name: 'Somebody Else' });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([429, 'code-just-sent', 'Tumetuma namba ya uthibitisho kwenye simu hii sasa hivi. Unaweza kuomba nyingine baada ya sekunde 42.']);
    expect((await typeCode(visitor, id, code)).body.data.full_name).toBe('Asha Juma');
  });

  test('and goes on asking is refused all the same', async () => {
    const [visitor, phone] = [product.visitor(), '+255754230031'];
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) {
      statuses.push((await askForCode(visitor, { phone })).status);
      product.clock.advance(61 * SECOND);
    }
    expect(statuses).toEqual([202, 202, 202, ...Array<number>(9).fill(429)]);
    expect((await product.db.one(sends, [`phone:${phone}`])).sent).toBe(3);
  });

  test('does not get a code back that was used already', async () => {
    const [visitor, phone] = [product.visitor(), '+255754230041'];
    const { id, code } = await receiveCode(product, visitor, { phone });
    visitor.csrf = (await typeCode(visitor, id, code)).body.data.csrf;
    expect((await askForCode(visitor, { phone })).body.code).toBe('code-just-sent');
  });
});
