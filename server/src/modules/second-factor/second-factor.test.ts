import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo, otherThan, receiveCode } from '../../../test/one-time-code.ts';
import { aGuardedDoctor, halfWay, answerSecond, shownCode } from '../../../test/second-factor-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * HOUR));

const stateOf = async (browser: Visitor) => (await browser.get('/api/me/second-factor')).body.data;
const confirm = (browser: Visitor, code: string) => browser.post('/api/me/second-factor/confirm', { code });

describe('switching on', () => {
  test('takes a secret and its first correct code, and gives ten recovery codes (A-12, A-13)', async () => {
    const { browser } = await aWorkingDoctor(product);
    expect(await stateOf(browser)).toMatchObject({ on: false, since: null, recovery_codes_left: 0 });
    const {
      status,
      body: { data },
    } = await browser.post('/api/me/second-factor');
    expect([status, data.secret]).toEqual([201, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    expect(data.uri).toContain(data.secret);
    expect(data.qr.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    expect((await stateOf(browser)).on).toBe(false);
    const confirmed = await confirm(browser, shownCode(product, data.secret, 1));
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
    expect(await stateOf(browser)).toMatchObject({
      on: true,
      since: product.clock.now().toISOString(),
      recovery_codes_left: 10,
    });
  });

  test('needs a phone that was proven in the last ten minutes, for example by a new code by SMS', async () => {
    const { browser, phone } = await aWorkingDoctor(product);
    product.clock.advance(10 * MINUTE + SECOND);
    expect((await stateOf(browser)).proven_until).toBeNull();
    expect(await browser.post('/api/me/second-factor')).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
    const asked = await browser.post('/api/me/proof/code');
    await product.settle();
    const code = /#(\d{6})$/.exec((await messagesTo(product, phone)).at(-1)!)![1]!;
    const prove = (typed: string) =>
      browser.post('/api/me/proof', { challenge_id: asked.body.data.challenge_id, code: typed });
    expect((await prove(otherThan(code))).body.code).toBe('code-wrong');
    expect((await browser.post('/api/me/second-factor')).status).toBe(403);
    const proven = await prove(code);
    expect(proven.body.data.proven_until).toBe(new Date(product.clock.now().getTime() + 10 * MINUTE).toISOString());
    expect((await browser.post('/api/me/second-factor')).status).toBe(201);
    expect((await prove(code)).body.code).toBe('code-spent');
  });

  test('does not accept a code for another number as that proof', async () => {
    const { browser } = await aWorkingDoctor(product);
    product.clock.advance(11 * MINUTE);
    const challenge = await receiveCode(product, browser, { phone: '+255754000911' });
    expect((await browser.post('/api/me/proof', { challenge_id: challenge.id, code: challenge.code })).body.code).toBe(
      'code-expired',
    );
    expect((await browser.post('/api/me/second-factor')).status).toBe(403);
  });

  test('refuses a wrong code, a secret older than ten minutes, and a confirmation before a secret was made', async () => {
    const { browser } = await aWorkingDoctor(product);
    expect((await confirm(browser, '123456')).body.code).toBe('second-factor-not-begun');
    const { secret } = (await browser.post('/api/me/second-factor')).body.data;
    expect((await confirm(browser, otherThan(shownCode(product, secret)))).body.code).toBe('second-factor-wrong');
    expect((await confirm(browser, 'abcdef')).body.code).toBe('second-factor-wrong');
    product.clock.advance(10 * MINUTE + SECOND);
    expect((await confirm(browser, shownCode(product, secret))).body.code).toBe('second-factor-not-begun');
    expect((await stateOf(browser)).on).toBe(false);
  });

  test('a second secret replaces the first', async () => {
    const { browser } = await aWorkingDoctor(product);
    const first = (await browser.post('/api/me/second-factor')).body.data.secret;
    const second = (await browser.post('/api/me/second-factor')).body.data.secret;
    expect((await confirm(browser, shownCode(product, first))).body.code).toBe('second-factor-wrong');
    expect((await confirm(browser, shownCode(product, second))).status).toBe(200);
  });

  test('is refused when the account has an authenticator, also for confirmations at the same moment', async () => {
    const { browser, secret } = await aGuardedDoctor(product);
    expect((await browser.post('/api/me/second-factor')).body.code).toBe('second-factor-on');
    expect((await confirm(browser, shownCode(product, secret))).body.code).toBe('second-factor-on');
    const { browser: other } = await aWorkingDoctor(product);
    const { secret: fresh } = (await other.post('/api/me/second-factor')).body.data;
    const replies = await Promise.all([1, 2, 3].map(() => confirm(other, shownCode(product, fresh))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('ends the other sessions and is told by SMS', async () => {
    const { browser, phone } = await aWorkingDoctor(product);
    product.clock.advance(2 * MINUTE);
    const { secret } = (await browser.post('/api/me/second-factor')).body.data;
    const other = product.visitor();
    await halfWay(product, phone, other);
    expect((await other.get('/api/me')).status).toBe(200);
    await confirm(browser, shownCode(product, secret));
    expect([(await other.get('/api/me')).status, (await browser.get('/api/me')).status]).toEqual([401, 200]);
    await product.settle();
    expect((await messagesTo(product, phone)).at(-1)).toMatch(
      /second factor of your account was switched on\. If it was not you, contact us at once: http:\/\/localhost:\d+\/contact$/,
    );
  });
});

describe('recovery codes', () => {
  test('are renewed with a current code, and the old ones stop working', async () => {
    const { browser, phone, secret, recoveryCodes } = await aGuardedDoctor(product);
    const renewed = await browser.post('/api/me/second-factor/recovery-codes', {
      kind: 'authenticator',
      code: shownCode(product, secret),
    });
    const fresh = renewed.body.data.recovery_codes as string[];
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const { visitor, challengeId } = await halfWay(product, phone);
    expect((await answerSecond(visitor, challengeId, recoveryCodes[0]!, 'recovery')).body.code).toBe(
      'second-factor-wrong',
    );
    expect(
      (await answerSecond(visitor, challengeId, fresh[0]!.toLowerCase().replaceAll('-', ' '), 'recovery')).status,
    ).toBe(200);
    expect((await stateOf(browser)).recovery_codes_left).toBe(9);
  });

  test('are not renewed, and nothing is switched off, with a wrong code', async () => {
    const { browser, secret } = await aGuardedDoctor(product);
    const wrong = { kind: 'authenticator', code: otherThan(shownCode(product, secret)) };
    expect((await browser.post('/api/me/second-factor/recovery-codes', wrong)).body.code).toBe('second-factor-wrong');
    expect((await browser.delete('/api/me/second-factor', wrong)).body.code).toBe('second-factor-wrong');
    expect(await stateOf(browser)).toMatchObject({ on: true, recovery_codes_left: 10 });
  });
});

describe('switching off', () => {
  test.each(['authenticator', 'recovery'] as const)(
    'takes a code (%s) and is told by SMS; after that the code by SMS alone signs in',
    async (kind) => {
      const { browser, phone, secret, recoveryCodes } = await aGuardedDoctor(product);
      const code = kind === 'recovery' ? recoveryCodes[4]! : shownCode(product, secret);
      expect((await browser.delete('/api/me/second-factor', { kind, code })).status).toBe(200);
      expect(await stateOf(browser)).toMatchObject({ on: false, recovery_codes_left: 0 });
      await product.settle();
      // With a recovery code a second SMS tells of its use; the two may go out in either order.
      expect((await messagesTo(product, phone)).slice(-2).join('\n')).toContain(
        'second factor of your account was switched off',
      );
      expect((await halfWay(product, phone)).reply.body.data.role).toBe('doctor');
      expect((await browser.delete('/api/me/second-factor', { kind, code })).body.code).toBe('second-factor-off');
    },
  );

  test('by the operator ends all sessions and the sign-in under way, and is told by SMS', async () => {
    const { browser, phone, secret } = await aGuardedDoctor(product);
    const { visitor, challengeId } = await halfWay(product, phone);
    expect(await resetSecondFactor(product.ctx(), phone, 'TZ')).toBe(true);
    expect((await browser.get('/api/me')).status).toBe(401);
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).body.code).toBe(
      'second-factor-expired',
    );
    await product.settle();
    expect((await messagesTo(product, phone)).at(-1)).toContain('our staff switched off the second factor');
    expect(await resetSecondFactor(product.ctx(), phone, 'TZ')).toBe(false);
    await expect(resetSecondFactor(product.ctx(), '0754 999 999', 'TZ')).rejects.toMatchObject({ code: 'not-found' });
    await expect(resetSecondFactor(product.ctx(), 'x', 'TZ')).rejects.toMatchObject({ code: 'phone-invalid' });
    product.clock.advance(2 * MINUTE);
    expect((await halfWay(product, phone)).reply.body.data.role).toBe('doctor');
  });
});

const rowsOf = statement<{ accountId: string }, { rows: number }>(
  'test.factor-rows',
  `select (select count(*) from authenticators where account_id = $accountId) + (select count(*) from recovery_codes where account_id = $accountId)
        + (select count(*) from second_factor_challenges where account_id = $accountId) as rows`,
);

test('erasing an account deletes its authenticator, recovery codes and held sign-ins', async () => {
  const { browser, phone } = await aGuardedDoctor(product);
  await halfWay(product, phone);
  expect((await product.db.one(rowsOf, { accountId: browser.accountId })).rows).toBe(12);
  expect((await browser.delete('/api/me', { confirm: true })).status).toBe(200);
  expect((await product.db.one(rowsOf, { accountId: browser.accountId })).rows).toBe(0);
});

const goBack = statement<{ accountId: string }>(
  'test.step-back',
  'update authenticators set last_step = last_step - 1 where account_id = $accountId',
);
const swap = statement<{ accountId: string; otherId: string }>(
  'test.swap-secrets',
  'update authenticators a set secret_sealed = b.secret_sealed from authenticators b where a.account_id = $accountId and b.account_id = $otherId',
);

test('the database holds neither secret nor recovery codes in clear, and a sealed secret opens in its own row only (E-01)', async () => {
  const { browser, phone, secret, recoveryCodes } = await aGuardedDoctor(product);
  const { visitor, challengeId } = await halfWay(product, phone);
  await answerSecond(visitor, challengeId, recoveryCodes[0]!, 'recovery');
  await product.settle();
  const dump = (await dumpTables(product.owner)).map(({ text }) => text).join('\n');
  const bare = recoveryCodes.map((code) => code.replaceAll('-', ''));
  const needles = [
    secret,
    secret.toLowerCase(),
    Buffer.from(secret).toString('hex'),
    ...recoveryCodes,
    ...bare,
    ...bare.map((code) => Buffer.from(code).toString('hex')),
  ];
  expect(needles.filter((needle) => dump.includes(needle))).toEqual([]);
  const { browser: other } = await aGuardedDoctor(product);
  await product.db.run(swap, { accountId: browser.accountId, otherId: other.accountId });
  expect((await browser.delete('/api/me/second-factor', { kind: 'authenticator', code: '123456' })).status).toBe(500);
});

test('the database refuses to set the last used step back', async () => {
  const { browser } = await aGuardedDoctor(product);
  await expect(product.db.run(goBack, { accountId: browser.accountId })).rejects.toMatchObject({ code: '23001' });
});
