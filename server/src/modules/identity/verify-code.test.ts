import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, otherThan, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import { unmaskToken } from '../../platform/csrf-token.ts';
import { DAY, MINUTE, SECOND } from '../../platform/time.ts';
import { statement } from '../../platform/database/statement.ts';
import { ensureAccount } from './ensure-account.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * DAY));

const attempts = statement<{ id: string }, { attempts: number; used: boolean }>(
  'test.attempts',
  'select attempts, used_at is not null as used from code_challenges where id = $id',
);
const accountsOf = statement<{ phone: '+255754000302' | '+255754000321' | '+255754000322' }, { accounts: number }>(
  'test.accounts-of',
  'select count(*) as accounts from accounts where phone = $phone',
);
const wrongSoFar = statement<{ phone: string }, { failures: number }>(
  'test.failures',
  'select failures from phone_failures where phone = $phone',
);
const refusals = statement<{ objectId: string }, { refusals: number }>(
  'test.refusals',
  "select count(*) as refusals from audit_log where action = 'identity.verify-code' and outcome = 'refused' and object_id = $objectId",
);
const code = (reply: { status: number; body: { code?: string } }) => [reply.status, reply.body.code];

describe('the right code', () => {
  test('makes the account of a new patient with the details of the form (S01)', async () => {
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, {
      phone: '0754 000 301',
      full_name: "  Wanjiru Ng'ang'a ",
      language: 'en',
    });
    const reply = await typeCode(visitor, challenge.id, challenge.code);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      role: 'patient',
      full_name: "Wanjiru Ng'ang'a",
      phone: '+255754000301',
      country: 'TZ',
      language: 'en',
    });
    const me = (await visitor.get('/api/me')).body.data;
    expect({ ...me, csrf: unmaskToken(me.csrf) }).toEqual({
      ...reply.body.data,
      csrf: unmaskToken(reply.body.data.csrf),
    });
  });

  test('opens the account that the number already has, and says which other name was typed', async () => {
    const first = await product.patient({ phone: '+255754000302', full_name: 'Asha Juma' });
    product.clock.advance(MINUTE);
    const again = product.visitor();
    const challenge = await receiveCode(product, again, {
      phone: '0754000302',
      full_name: 'Somebody Else',
      language: 'fr',
    });
    const { body } = await typeCode(again, challenge.id, challenge.code);
    expect(body.data).toMatchObject({
      id: first.accountId,
      full_name: 'Asha Juma',
      typed_name: 'Somebody Else',
      language: 'sw',
    });
    expect((await product.db.one(accountsOf, { phone: '+255754000302' })).accounts).toBe(1);
  });

  test('works once (A-02)', async () => {
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, { phone: '+255754000303' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => typeCode(visitor, challenge.id, challenge.code)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    visitor.csrf = replies.find(({ status }) => status === 200)!.body.data.csrf;
    expect(code(await typeCode(visitor, challenge.id, challenge.code))).toEqual([401, 'code-spent']);
  });

  test('works to the last second of five minutes and not one more (A-02)', async () => {
    const early = product.visitor();
    const first = await receiveCode(product, early, { phone: '+255754000304' });
    product.clock.advance(5 * MINUTE);
    expect((await typeCode(early, first.id, first.code)).status).toBe(200);
    const late = product.visitor();
    const second = await receiveCode(product, late, { phone: '+255754000304' });
    product.clock.advance(5 * MINUTE + SECOND);
    expect(code(await typeCode(late, second.id, second.code))).toEqual([401, 'code-expired']);
  });

  test('in another browser is refused like a code of a missing challenge (A-02)', async () => {
    const challenge = await receiveCode(product, product.visitor(), { phone: '+255754000305' });
    const stranger = product.visitor();
    const withoutCookie = await typeCode(stranger, challenge.id, challenge.code);
    await askForCode(stranger, { phone: '+255764000305' });
    const withOther = await typeCode(stranger, challenge.id, challenge.code);
    const missing = await typeCode(stranger, '019a0000-0000-7000-8000-000000000000', challenge.code);
    const bodies = [withoutCookie, withOther, missing].map(
      ({ status, text }) => status + text.replace(/"request_id":"[^"]+"/, ''),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(withOther.body.code).toBe('code-expired');
    expect((await product.db.one(attempts, { id: challenge.id })).attempts).toBe(0);
  });

  test('that came late is good beside the one that was asked for after it, once, and costs no guess more', async () => {
    const visitor = product.visitor();
    const first = await receiveCode(product, visitor, { phone: '+255754000307' });
    product.clock.advance(MINUTE + SECOND);
    const second = await receiveCode(product, visitor, { phone: '+255754000307' });
    expect(code(await typeCode(visitor, second.id, otherThan(first.code)))).toEqual([401, 'code-wrong']);
    expect([
      (await product.db.one(attempts, { id: first.id })).attempts,
      (await product.db.one(attempts, { id: second.id })).attempts,
    ]).toEqual([1, 1]);
    const proven = await typeCode(visitor, second.id, first.code);
    expect(proven.status).toBe(200);
    visitor.csrf = proven.body.data.csrf;
    expect(code(await typeCode(visitor, second.id, second.code))).toEqual([401, 'code-spent']);
  });

  test('that came late is good no longer than its own five minutes', async () => {
    const visitor = product.visitor();
    const first = await receiveCode(product, visitor, { phone: '+255754000308' });
    product.clock.advance(4 * MINUTE);
    const second = await receiveCode(product, visitor, { phone: '+255754000308' });
    product.clock.advance(MINUTE + SECOND);
    expect(code(await typeCode(visitor, second.id, first.code))).toEqual([401, 'code-wrong']);
    expect((await typeCode(visitor, second.id, second.code)).status).toBe(200);
  });

  test('of another challenge is refused (A-02)', async () => {
    const visitor = product.visitor();
    const first = await receiveCode(product, visitor, { phone: '+255754000306' });
    const second = await receiveCode(product, visitor, { phone: '+255764000306' });
    const reply = await typeCode(visitor, second.id, first.code === second.code ? otherThan(first.code) : first.code);
    expect(code(reply)).toEqual([401, 'code-wrong']);
  });
});

describe('guessing', () => {
  test('100 times at once on two processes compares five guesses (A-03, I-28)', async () => {
    const second = await product.another();
    second.clock.set(product.clock.now());
    try {
      const visitor = product.visitor();
      const challenge = await receiveCode(product, visitor, { phone: '+255754000311' });
      const other = second.visitor();
      for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          typeCode(index % 2 === 0 ? visitor : other, challenge.id, otherThan(challenge.code, index + 1)),
        ),
      );
      expect(replies.filter(({ body }) => body.code === 'code-wrong')).toHaveLength(5);
      expect(replies.filter(({ body }) => body.code === 'code-spent')).toHaveLength(95);
      expect((await product.db.one(refusals, { objectId: challenge.id })).refusals).toBe(5);
      expect(code(await typeCode(visitor, challenge.id, challenge.code))).toEqual([401, 'code-spent']);
      expect(await product.db.one(attempts, { id: challenge.id })).toEqual({ attempts: 5, used: false });
    } finally {
      await second.close();
    }
  });

  test('right at the fifth time signs in', async () => {
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, { phone: '+255754000312' });
    for (let by = 1; by <= 4; by += 1)
      expect((await typeCode(visitor, challenge.id, otherThan(challenge.code, by))).status).toBe(401);
    expect((await typeCode(visitor, challenge.id, challenge.code)).status).toBe(200);
  });

  test('with the wrong format takes no guess', async () => {
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, { phone: '+255754000313' });
    expect(code(await typeCode(visitor, challenge.id, '12 34'))).toEqual([401, 'code-wrong']);
    expect((await product.db.one(attempts, { id: challenge.id })).attempts).toBe(0);
  });

  test('wrong 30 times in a row locks the number for a day; an open session goes on (A-03, A-07)', async () => {
    const phone = '+255754000314';
    const victim = await product.patient({ phone });
    for (let round = 0; round < 6; round += 1) {
      product.clock.advance(round % 3 === 2 ? 31 * MINUTE : 16 * MINUTE);
      const attacker = product.visitor();
      const { body } = await askForCode(attacker, { phone });
      for (let guess = 0; guess < 5; guess += 1) await typeCode(attacker, body.data.challenge_id, '000000');
    }
    expect((await product.db.one(wrongSoFar, { phone })).failures).toBe(30);
    product.clock.advance(3 * 60 * MINUTE);
    const refused = await askForCode(product.visitor(), { phone });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(21 * 3600)]);
    expect((await victim.get('/api/me')).status).toBe(200);
    product.clock.advance(22 * 60 * MINUTE);
    const again = product.visitor();
    const challenge = await receiveCode(product, again, { phone });
    expect((await typeCode(again, challenge.id, otherThan(challenge.code))).body.code).toBe('code-wrong');
    expect((await product.db.one(wrongSoFar, { phone })).failures).toBe(1);
    expect((await typeCode(again, challenge.id, challenge.code)).status).toBe(200);
    expect(await product.db.maybe(wrongSoFar, { phone })).toBeUndefined();
  });
});

describe('as a doctor', () => {
  const message = 'Uthibitishaji umeshindikana. Tafadhali jaribu tena.';

  test.each([
    ['a patient', true],
    ['a stranger', false],
  ])('%s who asks for role=doctor is refused with the documented message (S05, C63)', async (_, known) => {
    const phone = known ? '+255754000321' : '+255754000322';
    if (known) {
      await product.patient({ phone });
      product.clock.advance(MINUTE);
    }
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, { phone, role: 'doctor' });
    const reply = await typeCode(visitor, challenge.id, challenge.code);
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([401, 'authentication-failed', message]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await product.db.one(accountsOf, { phone })).accounts).toBe(known ? 1 : 0);
    expect((await product.db.one(attempts, { id: challenge.id })).used).toBe(true);
  });

  test('an account with the role gets a doctor’s session, and a patient’s where it asks as one (Z-03)', async () => {
    const phone = '+255754000323';
    const accountId = await ensureAccount(product.ctx(), {
      phone,
      fullName: 'Dk. Neema Mushi',
      country: 'TZ',
      language: 'sw',
      roles: ['doctor'],
    });
    for (const role of ['doctor', 'patient']) {
      const visitor = product.visitor();
      const challenge = await receiveCode(product, visitor, { phone, role });
      const { body } = await typeCode(visitor, challenge.id, challenge.code);
      expect([body.data.id, body.data.role, body.data.full_name]).toEqual([accountId, role, 'Dk. Neema Mushi']);
      product.clock.advance(MINUTE);
    }
  });
});
