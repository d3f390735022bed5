import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, messagesTo, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: { SMS_COUNTRY_HOURLY_CAP: '90' } });
});
afterAll(() => product.close());
// Two days later the budgets that earlier tests spent are free again.
beforeEach(() => product.clock.advance(2 * DAY));

const sends = statement<{ bucket: string }, { sent: number }>(
  'test.sends-of-bucket',
  'select count(*) as sent from code_sends where bucket = $bucket',
);
const forgetSends = statement('test.forget-all-sends', 'delete from code_sends');

async function signIn(visitor: Visitor, phone: string): Promise<Visitor> {
  const { id, code } = await receiveCode(product, visitor, { phone });
  const proven = await typeCode(visitor, id, code);
  expect(proven.status).toBe(200);
  visitor.csrf = proven.body.data.csrf;
  return visitor;
}

/** Uses up the budget of a prefix: strangers ask for codes for its numbers and do not prove them. */
async function closePrefix(prefix: string): Promise<void> {
  const replies = await Promise.all(
    Array.from({ length: 61 }, (_, index) =>
      askForCode(product.visitor(), { phone: `${prefix}9${String(index).padStart(3, '0')}` }),
    ),
  );
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(60);
}

describe('the budget of a number (A-04)', () => {
  const phone = '+255754000221';
  const ask = () => askForCode(product.visitor(), { phone });

  test('is exactly one code in 60 seconds', async () => {
    expect((await ask()).status).toBe(202);
    product.clock.advance(59 * SECOND);
    const early = await ask();
    expect([early.status, early.body.code, early.headers['retry-after'], early.body.params.seconds]).toEqual([
      429,
      'code-just-sent',
      '1',
      1,
    ]);
    product.clock.advance(SECOND);
    expect((await ask()).status).toBe(202);
  });

  test('is 3 codes in 15 minutes, 5 in an hour and 10 in a day', async () => {
    const began = product.clock.now().getTime();
    const accepted: number[] = [];
    while (product.clock.now().getTime() - began < 25 * HOUR) {
      await forgetPrefix();
      const reply = await ask();
      if (reply.status === 202) accepted.push((product.clock.now().getTime() - began) / MINUTE);
      product.clock.advance(reply.status === 202 ? MINUTE : Number(reply.headers['retry-after']) * SECOND);
    }
    expect(accepted).toEqual([0, 1, 2, 15, 16, 60, 61, 62, 75, 76, 1440, 1441, 1442, 1455, 1456]);
  });

  test('does not affect an open session (A-07)', async () => {
    const visitor = product.visitor();
    const { id, code } = await receiveCode(product, visitor, { phone: '+255754000222' });
    visitor.csrf = (await typeCode(visitor, id, code)).body.data.csrf;
    for (let times = 0; times < 6; times += 1) await askForCode(product.visitor(), { phone: '+255754000222' });
    expect((await visitor.get('/api/me')).status).toBe(200);
  });
});

const forgetPrefixes = statement('test.forget-prefixes', "delete from code_sends where bucket like 'prefix:%'");
const forgetPrefix = () => product.db.run(forgetPrefixes);

describe('under many requests at once on two processes (A-04)', () => {
  let second: TestProduct;
  beforeAll(async () => {
    second = await product.another();
  });
  afterAll(() => second.close());

  async function storm(count: number, phoneOf: (index: number) => string, country = 'TZ'): Promise<number> {
    second.clock.set(product.clock.now());
    const replies = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        askForCode((index % 2 === 0 ? product : second).visitor(), { phone: phoneOf(index), country }),
      ),
    );
    expect(replies.filter(({ status }) => status !== 202 && status !== 429).map(({ text }) => text)).toEqual([]);
    return replies.filter(({ status }) => status === 202).length;
  }

  test('a number gets one message', async () => {
    expect(await storm(200, () => '+255754000231')).toBe(1);
    expect((await product.db.one(sends, { bucket: 'phone:+255754000231' })).sent).toBe(1);
  });

  test('a prefix gets 60 messages whose codes are not proven', async () => {
    expect(await storm(100, (index) => `+25575410${String(index).padStart(4, '0')}`)).toBe(60);
  });

  test('refused requests for one number do not use up the budget of its prefix', async () => {
    expect(await storm(100, () => '+255754110001')).toBe(1);
    expect((await product.db.one(sends, { bucket: 'prefix:+25575411' })).sent).toBe(1);
  });

  test('a country gets its hourly budget', async () => {
    expect(
      await storm(
        200,
        (index) => `+2567${String(70 + (index % 10))}${String(100_000 + index * 13_457).slice(-6)}`,
        'UG',
      ),
    ).toBe(90);
  });
});

describe('a closed prefix (A-07)', () => {
  const prefix = '+25575420';

  test('does not lock out a person who is signed in with the number or did so in this browser before', async () => {
    const [open, left] = [
      await signIn(product.visitor(), `${prefix}0001`),
      await signIn(product.visitor(), `${prefix}0002`),
    ];
    await left.post('/api/auth/sign-out');
    product.clock.advance(HOUR);
    await closePrefix(prefix);
    expect((await askForCode(open, { phone: `${prefix}0001` })).status).toBe(202);
    expect(left.cookies.has('__Host-sid')).toBe(false);
    expect((await askForCode(left, { phone: `${prefix}0002` })).status).toBe(202);
  });

  test('does not tell who has an account: another browser is refused alike for known and unknown numbers (A-06)', async () => {
    await signIn(product.visitor(), `${prefix}0003`);
    product.clock.advance(HOUR);
    await closePrefix(prefix);
    const replies = [
      await askForCode(product.visitor(), { phone: `${prefix}0003` }),
      await askForCode(product.visitor(), { phone: `${prefix}0004` }),
    ];
    expect(replies.map(({ status, body }) => [status, body.code, body.params])).toEqual(
      [replies[0]!, replies[0]!].map(({ body }) => [429, 'codes-exhausted', body.params]),
    );
  });

  test("is not passed with another number's device proof, an altered one or an expired one", async () => {
    const visitor = await signIn(product.visitor(), `${prefix}0005`);
    await visitor.post('/api/auth/sign-out');
    const proof = visitor.cookies.get('__Host-device')!;
    product.clock.advance(HOUR);
    await closePrefix(prefix);
    expect((await askForCode(visitor, { phone: `${prefix}0006` })).status).toBe(429);
    for (const altered of [
      proof.replace(/^\d/, (digit) => (digit === '9' ? '8' : '9')),
      `${proof}x`,
      'x',
      '.',
      `9${proof}`,
    ]) {
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

test('proven codes do not count against their prefix', async () => {
  const prefix = '+25575421';
  for (let index = 0; index < 5; index += 1) await signIn(product.visitor(), `${prefix}000${index}`);
  expect((await product.db.one(sends, { bucket: `prefix:${prefix}` })).sent).toBe(0);
  expect((await product.db.one(sends, { bucket: 'country:TZ' })).sent).toBeGreaterThanOrEqual(5);
});

describe('a person who corrects what they typed', () => {
  test('gets no second code for the same number; the first one signs in with the corrected name', async () => {
    const [visitor, phone] = [product.visitor(), '+255754230001'];
    const first = await receiveCode(product, visitor, { phone, full_name: 'Asah Juma' });
    product.clock.advance(20 * SECOND);
    const again = await askForCode(visitor, { phone, full_name: 'Asha Juma', language: 'fr' });
    expect(again).toMatchObject({ status: 202, body: { data: { challenge_id: first.id } } });
    await product.settle();
    expect(await messagesTo(product, phone)).toHaveLength(1);
    expect((await product.db.one(sends, { bucket: `phone:${phone}` })).sent).toBe(1);
    expect((await typeCode(visitor, first.id, first.code)).body.data).toMatchObject({
      full_name: 'Asha Juma',
      language: 'fr',
    });
  });

  test('is not refused for another number, a few times in a row', async () => {
    const visitor = product.visitor();
    for (const phone of ['+255754230011', '+255754230012', '+255754230013']) {
      expect((await askForCode(visitor, { phone })).status).toBe(202);
      product.clock.advance(5 * SECOND);
    }
    const { id, code } = await receiveCode(product, visitor, { phone: '+255754230014' });
    expect((await typeCode(visitor, id, code)).status).toBe(200);
  });

  test('cannot do so in another browser, which is told how many seconds to wait', async () => {
    const [visitor, stranger, phone] = [product.visitor(), product.visitor(), '+255754230021'];
    const { id, code } = await receiveCode(product, visitor, { phone, full_name: 'Asha Juma' });
    product.clock.advance(18 * SECOND);
    const refused = await askForCode(stranger, { phone, full_name: 'Somebody Else' });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      429,
      'code-just-sent',
      'Tumetuma namba ya uthibitisho kwenye simu hii sasa hivi. Unaweza kuomba nyingine baada ya sekunde 42.',
    ]);
    expect((await typeCode(visitor, id, code)).body.data.full_name).toBe('Asha Juma');
  });

  test('and keeps asking is still limited by the budget', async () => {
    const [visitor, phone] = [product.visitor(), '+255754230031'];
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) {
      statuses.push((await askForCode(visitor, { phone })).status);
      product.clock.advance(61 * SECOND);
    }
    expect(statuses).toEqual([202, 202, 202, ...Array<number>(9).fill(429)]);
    expect((await product.db.one(sends, { bucket: `phone:${phone}` })).sent).toBe(3);
  });

  test('cannot do so once the code was used', async () => {
    const [visitor, phone] = [product.visitor(), '+255754230041'];
    const { id, code } = await receiveCode(product, visitor, { phone });
    visitor.csrf = (await typeCode(visitor, id, code)).body.data.csrf;
    const next = await askForCode(visitor, { phone });
    expect([next.status, next.body.data.challenge_id === id]).toEqual([202, false]);
  });
});
