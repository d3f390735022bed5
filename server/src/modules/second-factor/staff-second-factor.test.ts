import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { answerSecond, shownCode } from '../../../test/second-factor-makers.ts';
import { GOOD_PASSWORD, aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { SetUpMember } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * HOUR));

const begin = (browser: Visitor) => browser.post('/api/me/second-factor');
const givePassword = (browser: Visitor, password: string) => browser.post('/api/me/step-up/password', { password });
const codeOf = ({ secret }: Pick<SetUpMember, 'secret'>) => ({
  kind: 'authenticator',
  code: shownCode(product, secret!),
});

/** Switches the authenticator on in the settings and lets two minutes go by. */
async function switchOn({ browser }: SetUpMember): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await begin(browser)).body.data;
  const { body } = await browser.post('/api/me/second-factor/confirm', { code: shownCode(product, secret) });
  await product.settle();
  product.clock.advance(2 * MINUTE);
  return { secret, recoveryCodes: body.data.recovery_codes };
}

describe('somebody who works here without an authenticator', () => {
  test('switches one on in the settings; other sessions end, an SMS tells of it, and the next sign-in asks for it', async () => {
    const member = await aSetUpMember(product, 'receptionist', { authenticator: false });
    const other = product.visitor();
    expect((await typePassword(other, 'staff', member)).status).toBe(200);
    const { secret, recoveryCodes } = await switchOn(member);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([(await other.get('/api/me')).status, (await member.browser.get('/api/me')).status]).toEqual([401, 200]);
    // SMS about new devices go out too, in any order.
    expect((await messagesTo(product, member.phone)).join('\n')).toContain(
      'second factor of your account was switched on',
    );
    const visitor = product.visitor();
    const asked = await typePassword(visitor, 'staff', member);
    const challengeId = asked.body.data.second_factor.challenge_id as string;
    expect((await answerSecond(visitor, challengeId, shownCode(product, secret))).body.data.role).toBe('receptionist');
  });

  test('gives the password again after five minutes, which counts for five minutes (A-14)', async () => {
    const { browser, password } = await aSetUpMember(product, 'manager', { authenticator: false });
    product.clock.advance(5 * MINUTE);
    const refused = await begin(browser);
    expect([refused.status, refused.body.code, refused.body.params.factor]).toEqual([
      403,
      'step-up-required',
      'password',
    ]);
    expect((await browser.get('/api/me/second-factor')).body.data.proven_until).toBeNull();
    expect((await givePassword(browser, `${password}!`)).body.code).toBe('current-password-wrong');
    expect((await begin(browser)).status).toBe(403);
    const until = new Date(product.clock.now().getTime() + 5 * MINUTE).toISOString();
    expect((await givePassword(browser, password)).body.data).toEqual({ proven_until: until });
    expect((await browser.get('/api/me/second-factor')).body.data.proven_until).toBe(until);
    product.clock.advance(5 * MINUTE - 1);
    expect((await begin(browser)).status).toBe(201);
    product.clock.advance(1);
    expect((await begin(browser)).body.code).toBe('step-up-required');
  });

  test('has to wait after five wrong passwords, also with the right one (A-13)', async () => {
    const { browser, password } = await aSetUpMember(product, 'manager', { authenticator: false });
    for (const typed of ['a', 'b', 'c', 'd', 'e'])
      expect((await givePassword(browser, typed)).body.code).toBe('current-password-wrong');
    expect((await givePassword(browser, password)).body.code).toBe('sign-in-paused');
  });
});

describe('somebody who works here with an authenticator', () => {
  test('cannot give the password in its place', async () => {
    const { browser, password } = await aSetUpMember(product, 'manager');
    product.clock.advance(5 * MINUTE);
    const reply = await givePassword(browser, password);
    expect([reply.status, reply.body.code, reply.body.params.factor]).toEqual([
      403,
      'step-up-required',
      'authenticator',
    ]);
    expect((await begin(browser)).body.code).toBe('second-factor-on');
  });

  test('makes new recovery codes with a code, and the old ones stop working', async () => {
    const member = await aSetUpMember(product, 'administrator');
    const renewed = await member.browser.post('/api/me/second-factor/recovery-codes', codeOf(member));
    expect(new Set([...renewed.body.data.recovery_codes, ...member.recoveryCodes]).size).toBe(20);
  });

  test('switches it off with a code if the password can stand alone; an SMS tells of it', async () => {
    const member = await aSetUpMember(product, 'staff-admin', { password: GOOD_PASSWORD });
    expect((await member.browser.delete('/api/me/second-factor', codeOf(member))).status).toBe(200);
    await product.settle();
    expect((await messagesTo(product, member.phone)).join('\n')).toContain(
      'second factor of your account was switched off',
    );
    expect((await typePassword(product.visitor(), 'staff', member)).body.data.role).toBe('staff-admin');
  });

  test.each([
    ['an administrator', 'administrator', GOOD_PASSWORD],
    ['somebody whose password has fewer than 15 characters', 'receptionist', 'kiatu-ndizi-4'],
  ] as const)('keeps it: %s', async (_who, role, password) => {
    const member = await aSetUpMember(product, role, { password });
    const refused = await member.browser.delete('/api/me/second-factor', codeOf(member));
    expect([refused.status, refused.body.code]).toEqual([422, 'authenticator-required']);
    expect((await member.browser.get('/api/me/second-factor')).body.data).toMatchObject({
      on: true,
      recovery_codes_left: 10,
    });
  });
});
