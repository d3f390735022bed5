import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo, otherThan, receiveCode } from '../../../test/one-time-code.ts';
import { aGuardedDoctor, answerSecond, halfWay, shownCode } from '../../../test/second-factor-makers.ts';
import { Visitor } from '../../../test/visitor.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { checks } from '../authenticators/checks.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2038-05-03T06:00:00Z') });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * HOUR));

const broken = async () =>
  (await runChecks(product.check, checks)).filter((finding) => finding.broken > 0).map(({ id }) => id);
const codesOf = (replies: readonly { status: number; body: { code?: string } }[]) =>
  replies.map(({ status, body }) => body.code ?? String(status)).toSorted();

describe('signing in with an authenticator', () => {
  test('opens no session before its code, and one with it', async () => {
    const { phone, secret } = await aGuardedDoctor(product);
    const { visitor, challengeId, reply } = await halfWay(product, phone);
    expect(Object.keys(reply.body.data)).toEqual(['second_factor']);
    expect(visitor.cookies.has('__Host-sid')).toBe(false);
    expect((await visitor.get('/api/me')).status).toBe(401);
    const done = await answerSecond(visitor, challengeId, shownCode(product, secret));
    expect([done.status, done.body.data.role, done.body.data.phone]).toEqual([200, 'doctor', phone]);
    expect((done.headers['set-cookie'] as unknown as string[])[0]).toMatch(
      /^__Host-sid=[\w-]{43}; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await visitor.get('/api/me')).status).toBe(200);
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).body.code).toBe(
      'second-factor-expired',
    );
  });

  test('needs the second factor as a patient too', async () => {
    const { phone, secret } = await aGuardedDoctor(product);
    const { visitor, challengeId } = await halfWay(product, phone, product.visitor(), 'patient');
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).body.data.role).toBe('patient');
  });

  test('does not mention the second factor before the code by SMS was right (A-06)', async () => {
    const { phone } = await aGuardedDoctor(product);
    const visitor = product.visitor();
    const challenge = await receiveCode(product, visitor, { phone, role: 'doctor' });
    const wrong = await visitor.post('/api/auth/verify', {
      challenge_id: challenge.id,
      code: otherThan(challenge.code),
    });
    expect([wrong.status, wrong.body.code, wrong.headers['set-cookie']]).toEqual([401, 'code-wrong', undefined]);
  });

  test('ends the earlier session of the browser, and cannot be finished in another browser', async () => {
    const { browser, phone, secret } = await aGuardedDoctor(product);
    const old = browser.cookies.get('__Host-sid');
    const { challengeId } = await halfWay(product, phone, browser);
    const thief = product.visitor();
    expect((await answerSecond(thief, challengeId, shownCode(product, secret))).body.code).toBe(
      'second-factor-expired',
    );
    expect((await answerSecond(browser, challengeId, shownCode(product, secret))).status).toBe(200);
    expect(browser.cookies.get('__Host-sid')).not.toBe(old);
    thief.cookies.set('__Host-sid', old!);
    expect((await thief.get('/api/me')).status).toBe(401);
  });

  test('expires after ten minutes', async () => {
    const { phone, secret } = await aGuardedDoctor(product);
    const { visitor, challengeId } = await halfWay(product, phone);
    product.clock.advance(10 * MINUTE + SECOND);
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).body.code).toBe(
      'second-factor-expired',
    );
    expect(visitor.cookies.has('__Host-sid')).toBe(false);
  });
});

describe('a code', () => {
  test('of the previous thirty seconds is accepted, an older one is not, whatever time the browser claims (A-12)', async () => {
    const { phone, secret } = await aGuardedDoctor(product);
    const { visitor, challengeId } = await halfWay(product, phone);
    const old = { challenge_id: challengeId, kind: 'authenticator', code: shownCode(product, secret, 2) };
    expect(
      (
        await visitor.post('/api/auth/second-factor', old, {
          date: new Date(product.clock.now().getTime() - MINUTE).toUTCString(),
        })
      ).body.code,
    ).toBe('second-factor-wrong');
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret, 1))).status).toBe(200);
  });

  test('that switched the authenticator on does not sign in, and neither does a used one', async () => {
    const { browser, phone, secret } = await aGuardedDoctor(product);
    const code = shownCode(product, secret);
    expect((await browser.post('/api/me/second-factor/recovery-codes', { kind: 'authenticator', code })).status).toBe(
      200,
    );
    const { visitor, challengeId } = await halfWay(product, phone);
    expect((await answerSecond(visitor, challengeId, code)).body.code).toBe('second-factor-used');
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret, 1))).body.code).toBe(
      'second-factor-used',
    );
  });

  test('opens one session when two nodes get it at the same moment (I-31)', async () => {
    const { phone, secret } = await aGuardedDoctor(product);
    const other = await product.another();
    try {
      const first = await halfWay(product, phone);
      product.clock.advance(2 * MINUTE);
      const second = await halfWay(product, phone);
      other.clock.advance(product.clock.now().getTime() - other.clock.now().getTime());
      const elsewhere = new Visitor(other.app);
      for (const [name, value] of second.visitor.cookies) elsewhere.cookies.set(name, value);
      const code = shownCode(product, secret);
      const replies = await Promise.all([
        answerSecond(first.visitor, first.challengeId, code),
        answerSecond(elsewhere, second.challengeId, code),
      ]);
      expect(codesOf(replies)).toEqual(['200', 'second-factor-used']);
      expect(await broken()).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe('a recovery code', () => {
  test('opens one session under a race, and an SMS tells of its use and how many are left', async () => {
    const { phone, recoveryCodes } = await aGuardedDoctor(product);
    const first = await halfWay(product, phone);
    product.clock.advance(2 * MINUTE);
    const second = await halfWay(product, phone);
    const replies = await Promise.all(
      [first, second].map(({ visitor, challengeId }) =>
        answerSecond(visitor, challengeId, recoveryCodes[3]!, 'recovery'),
      ),
    );
    expect(codesOf(replies)).toEqual(['200', 'second-factor-used']);
    await product.settle();
    const told = (await messagesTo(product, phone)).filter((text) => text.includes('recovery code was used'));
    expect(told).toEqual([expect.stringContaining('Codes left: 9')]);
    expect(await broken()).toEqual([]);
  });

  test('of another account does not sign in', async () => {
    const { recoveryCodes } = await aGuardedDoctor(product);
    const { phone } = await aGuardedDoctor(product);
    const { visitor, challengeId } = await halfWay(product, phone);
    expect((await answerSecond(visitor, challengeId, recoveryCodes[0]!, 'recovery')).body.code).toBe(
      'second-factor-wrong',
    );
  });
});

describe('wrong codes', () => {
  test('end a sign-in after five, however many come at once, and make the account wait one minute, then longer (A-13)', async () => {
    const { browser, phone, secret } = await aGuardedDoctor(product);
    const first = await halfWay(product, phone);
    product.clock.advance(SECOND);
    const wrong = () => otherThan(shownCode(product, secret), 7);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => answerSecond(first.visitor, first.challengeId, wrong())),
    );
    expect(replies.filter(({ body }) => body.code === 'second-factor-wrong')).toHaveLength(5);
    expect(replies.filter(({ body }) => body.code === 'second-factor-expired')).toHaveLength(5);
    const refused = await browser.delete('/api/me/second-factor', {
      kind: 'authenticator',
      code: shownCode(product, secret),
    });
    expect([refused.status, refused.body.code, refused.headers['retry-after'], refused.body.params]).toEqual([
      429,
      'second-factor-paused',
      '60',
      { seconds: 60, minutes: 1 },
    ]);
    product.clock.advance(20 * MINUTE);
    for (const minutes of [2, 4, 8, 15, 15]) {
      const next = await halfWay(product, phone);
      expect((await answerSecond(next.visitor, next.challengeId, wrong())).body.code).toBe('second-factor-wrong');
      const paused = await answerSecond(next.visitor, next.challengeId, shownCode(product, secret));
      expect([paused.body.code, paused.body.params.minutes]).toEqual(['second-factor-paused', minutes]);
      expect(paused.body.message).toContain(`${minutes}`);
      product.clock.advance(20 * MINUTE);
    }
    const last = await halfWay(product, phone);
    expect((await answerSecond(last.visitor, last.challengeId, shownCode(product, secret))).status).toBe(200);
    product.clock.advance(2 * MINUTE);
    const after = await halfWay(product, phone);
    expect((await answerSecond(after.visitor, after.challengeId, wrong())).body.code).toBe('second-factor-wrong');
    expect((await answerSecond(after.visitor, after.challengeId, shownCode(product, secret))).status).toBe(200);
    expect(await broken()).toEqual([]);
  });

  test('a right code during the wait takes no guess of the sign-in', async () => {
    const { browser, phone, secret } = await aGuardedDoctor(product);
    for (let times = 0; times < 5; times += 1)
      await browser.delete('/api/me/second-factor', { kind: 'recovery', code: 'ABCD-1234-EFGH-5678' });
    const { visitor, challengeId } = await halfWay(product, phone);
    const paused = await Promise.all(
      Array.from({ length: 8 }, () => answerSecond(visitor, challengeId, shownCode(product, secret))),
    );
    expect(new Set(codesOf(paused))).toEqual(new Set(['second-factor-paused']));
    product.clock.advance(MINUTE);
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).status).toBe(200);
  });

  test('with the wrong format take no guess', async () => {
    const { phone, secret } = await aGuardedDoctor(product);
    const { visitor, challengeId } = await halfWay(product, phone);
    for (const typed of ['', '12345', 'abcdef', '1234567', 'ABCD-1234-EFGH-5678'])
      expect((await answerSecond(visitor, challengeId, typed)).body.code).toBe('second-factor-wrong');
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).status).toBe(200);
  });
});
