import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import { solveWork } from '../../../test/network-work.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import { statement } from '../../platform/database/statement.ts';
import { DAY, MINUTE, SECOND } from '../../platform/time.ts';

// Each test opens a product of its own, because what it tests is a setting.

const sends = statement<{ bucket: string }, { sent: number }>(
  'test.sends-of-bucket',
  'select count(*) as sent from code_sends where bucket = $bucket',
);

test('a declared country does not open another budget for numbers of one country', async () => {
  const capped = await openTestProduct({ environment: { SMS_COUNTRY_HOURLY_CAP: '3' } });
  try {
    const statuses: number[] = [];
    for (const [index, country] of ['ZA', 'TZ', 'KE', 'UG', 'ZA', 'TZ'].entries())
      statuses.push((await askForCode(capped.visitor(), { phone: `+2782${index}234567`, country })).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429]);
    expect((await askForCode(capped.visitor(), { phone: '+255754000111', country: 'TZ' })).status).toBe(202);
  } finally {
    await capped.close();
  }
});

describe('an address is not a person (A-04)', () => {
  let limited: TestProduct;
  beforeAll(async () => {
    limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  });
  afterAll(() => limited.close());
  beforeEach(() => limited.clock.advance(DAY));

  let asked = 0;
  /** Another number at each call, of prefixes that differ. */
  const numberOf = (index: number) => `+2557${54 + (index % 3)}${String(100_000 + index * 17_377).slice(-6)}`;
  const ask = (phone: string, more: object = {}) =>
    limited
      .visitor()
      .post(
        '/api/auth/code',
        { phone, full_name: 'Asha Juma', country: 'TZ', language: 'en', ...more },
        { 'x-forwarded-for': `41.59.1.${(asked += 1)}` },
      );
  /** Sixty strangers of one address ask for codes and prove none. */
  async function crowd(first = 0): Promise<void> {
    for (let index = first; index < first + 60; index += 1) expect((await ask(numberOf(index))).status).toBe(202);
  }

  test('thirteen people with thirteen numbers at one address all get in', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      const visitor = limited.visitor();
      const { id, code } = await receiveCode(limited, visitor, { phone: numberOf(200 + index) });
      statuses.push((await typeCode(visitor, id, code)).status);
    }
    expect(statuses).toEqual(Array<number>(13).fill(200));
  });

  test('from the 61st unproven code on each costs a computation, whatever X-Forwarded-For claims (V-08)', async () => {
    await crowd();
    const phone = numberOf(90);
    const refused = await ask(phone);
    expect([refused.status, refused.body.code]).toEqual([429, 'network-busy']);
    const work = solveWork(refused.body.params.work);
    const answers = [
      await ask(phone, { work: { ...work, number: work.number + 1 } }),
      await ask(numberOf(91), { work }),
      await ask(phone, { work: { ...work, until: work.until + DAY } }),
      await ask(phone, { work }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'network-busy'],
      [429, 'network-busy'],
      [429, 'network-busy'],
      [202, undefined],
    ]);
    limited.clock.advance(MINUTE);
    expect((await ask(phone, { work })).body.code).toBe('network-busy');
  });

  test('a computation that is ten minutes old counts no more', async () => {
    await crowd();
    const work = solveWork((await ask(numberOf(90))).body.params.work);
    limited.clock.advance(10 * MINUTE);
    await crowd(100);
    expect((await ask(numberOf(90), { work })).body.code).toBe('network-busy');
  });

  test('a proven code gives its place back, and a browser that is known needs none', async () => {
    const known = limited.visitor();
    const first = await receiveCode(limited, known, { phone: numberOf(300) });
    known.csrf = (await typeCode(known, first.id, first.code)).body.data.csrf;
    await known.post('/api/auth/sign-out');
    for (let index = 0; index < 59; index += 1) await ask(numberOf(index));
    const visitor = limited.visitor();
    const { id, code } = await receiveCode(limited, visitor, { phone: numberOf(301) });
    expect((await ask(numberOf(302))).body.code).toBe('network-busy');
    expect((await typeCode(visitor, id, code)).status).toBe(200);
    expect((await ask(numberOf(302))).status).toBe(202);
    expect((await ask(numberOf(303))).body.code).toBe('network-busy');
    expect((await askForCode(known, { phone: numberOf(300) })).status).toBe(202);
  });
});

test('the daily cap holds for everybody together (A-04)', async () => {
  const capped = await openTestProduct({ environment: { SMS_DAILY_CAP: '7' } });
  try {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        askForCode(capped.visitor(), {
          phone: `+2557${54 + (index % 3)}${String(100_000 + index * 17_377).slice(-6)}`,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(7);
  } finally {
    await capped.close();
  }
});

test('one address can use up only a small part of the budget of a prefix', async () => {
  const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      statuses.push((await askForCode(limited.visitor(), { phone: `+25575422000${index % 10}` })).status);
      limited.clock.advance(2 * 60 * SECOND);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(8);
    expect((await limited.db.one(sends, { bucket: 'prefix:+25575422' })).sent).toBe(8);
  } finally {
    await limited.close();
  }
});
