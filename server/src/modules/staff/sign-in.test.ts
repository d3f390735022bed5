import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo, otherThan } from '../../../test/one-time-code.ts';
import { answerSecond, shownCode } from '../../../test/second-factor-makers.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { SetUpMember } from '../../../test/staff-makers.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { eraseAccount } from '../identity/index.ts';
import { statement } from '../../platform/database/statement.ts';

let product: TestProduct;
let admin: SetUpMember;
let receptionist: SetUpMember;
beforeAll(async () => {
  product = await openTestProduct();
  admin = await aSetUpMember(product, 'administrator');
  receptionist = await aSetUpMember(product, 'receptionist', { authenticator: false });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(16 * MINUTE));

test('a wrong password is the same work for a name that somebody has and for one that nobody has', async () => {
  const workFor = async (username: string): Promise<string[]> => {
    const ran = vi.spyOn(pg.Client.prototype, 'query');
    const reply = await typePassword(product.visitor(), 'admin', { username, password: 'not the right one' });
    expect(reply.body.code).toBe('admin-credentials-wrong');
    const names = ran.mock.calls.map(([query]: unknown[]) => (query as { name?: string }).name ?? String(query));
    ran.mockRestore();
    // What runs beside it of its own accord is left out.
    return names.filter((name) => /^(passwords\.|platform\.audit)/.test(name));
  };
  const known = await workFor(admin.username);
  expect(known).toEqual(expect.arrayContaining(['passwords.take-try', 'platform.audit']));
  expect(await workFor('nobody.at.all')).toEqual(known);
});

describe('an administrator', () => {
  test('signs in with user name, password and authenticator, for eight hours, from our own pages only (A-11, V-01)', async () => {
    const browser = product.visitor();
    const first = await typePassword(browser, 'admin', admin);
    expect(first.body.data).toEqual({
      second_factor: { challenge_id: expect.any(String), expires_at: expect.any(String), passkey: false },
    });
    expect((await browser.get('/api/me')).status).toBe(401);
    const challenge = first.body.data.second_factor.challenge_id as string;
    const right = shownCode(product, admin.secret!);
    expect((await answerSecond(browser, challenge, otherThan(right))).body.code).toBe('second-factor-wrong');
    const second = await answerSecond(browser, challenge, right);
    expect(second.body.data).toMatchObject({ role: 'administrator', id: admin.accountId });
    expect(String(second.headers['set-cookie'])).toMatch(
      /__Host-sid=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure/,
    );
  });

  test('signs in with a recovery code once', async () => {
    const enter = async () => {
      const browser = product.visitor();
      const { body } = await typePassword(browser, 'admin', admin);
      return answerSecond(browser, body.data.second_factor.challenge_id, admin.recoveryCodes[0]!, 'recovery');
    };
    expect([(await enter()).status, (await enter()).body.code]).toEqual([200, 'second-factor-used']);
  });

  test('does not get in by a code to the phone', async () => {
    for (const role of ['administrator', 'receptionist'])
      expect(
        (await product.visitor().post('/api/auth/code', { phone: admin.phone, country: 'TZ', language: 'en', role }))
          .status,
      ).toBe(422);
  });

  test('is told by SMS of a browser that is not known, and not of one that is (A-15)', async () => {
    const browser = product.visitor();
    const enter = async () => {
      product.clock.advance(MINUTE);
      const { body } = await typePassword(browser, 'admin', admin);
      await answerSecond(browser, body.data.second_factor.challenge_id, shownCode(product, admin.secret!));
      await product.settle();
      return (await messagesTo(product, admin.phone)).filter((text) => text.includes('on a new device')).length;
    };
    const before = await enter();
    expect(await enter()).toBe(before);
    browser.cookies.clear();
    expect(await enter()).toBe(before + 1);
  });
});

describe('the printed sentences (ERR-15, ERR-33, S38, S63)', () => {
  const wrong = () => ({ ...admin, password: 'not the right password' });
  test.each([
    ['admin', 'Invalid credentials', 'admin-credentials-wrong'],
    ['staff', 'Invalid username or password', 'staff-credentials-wrong'],
  ] as const)('at /%s a wrong pair gets %j, whichever half is wrong', async (portal, sentence, code) => {
    const english = product.visitor();
    english.cookies.set('lang', 'en');
    const other = portal === 'admin' ? receptionist : admin;
    const replies = [
      await typePassword(english, portal, wrong()),
      await typePassword(english, portal, { username: 'nobody.here', password: admin.password }),
      await typePassword(english, portal, other),
    ];
    for (const { status, body } of replies) expect([status, body.code, body.detail]).toEqual([401, code, sentence]);
  });

  test.each([
    ['', 'x'],
    ['  ', 'x'],
    ['x', ''],
  ])('user name %j with password %j: both are asked for', async (username, password) => {
    const english = product.visitor();
    english.cookies.set('lang', 'en');
    const { status, body } = await typePassword(english, 'staff', { username, password });
    expect([status, body.detail]).toEqual([422, 'Please enter both username and password']);
  });
});

describe('wrong passwords', () => {
  test('make user name and address wait from the fifth on, a hundred at once on two processes too (A-13)', async () => {
    const second = await product.another();
    try {
      const visitors = [product.visitor(), second.visitor()];
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          typePassword(visitors[at % 2]!, 'staff', { ...receptionist, password: `wrong password ${at}` }),
        ),
      );
      const evaluated = replies.filter(({ body }) => body.code === 'staff-credentials-wrong');
      expect(evaluated).toHaveLength(5);
      expect(replies.filter(({ body }) => body.code === 'sign-in-paused')).toHaveLength(95);
    } finally {
      await second.close();
    }
    const paused = await typePassword(product.visitor(), 'staff', receptionist);
    expect([paused.body.code, paused.headers['retry-after']]).toEqual(['sign-in-paused', '60']);
    product.clock.advance(MINUTE + SECOND);
    expect((await typePassword(product.visitor(), 'staff', receptionist)).status).toBe(200);
  });

  test('double the wait to fifteen minutes, for a user name that nobody has as well', async () => {
    const typed = { username: 'nobody.at.all', password: 'wrong' };
    const waits: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      const reply = await typePassword(product.visitor(), 'admin', typed);
      const next = await typePassword(product.visitor(), 'admin', typed);
      if (next.body.code === 'sign-in-paused') {
        waits.push(Number(next.headers['retry-after']));
        product.clock.advance(waits.at(-1)! * SECOND);
      } else expect([reply.status, next.status]).toEqual([401, 401]);
    }
    expect(waits).toEqual(expect.arrayContaining([60, 120, 240, 480, 900]));
    expect(Math.max(...waits)).toBe(900);
  });

  test('are told to the owner after five in a row (A-15)', async () => {
    const member = await aSetUpMember(product, 'manager');
    for (let at = 0; at < 5; at += 1)
      await typePassword(product.visitor(), 'staff', { ...member, password: `wrong password ${at}` });
    await product.settle();
    expect((await messagesTo(product, member.phone)).join('\n')).toMatch(/five wrong passwords/);
  });
});

const giveRoles = statement<{ accountId: string; roles: readonly string[] }>(
  'test.give-other-roles',
  'update accounts set roles = $roles where id = $accountId',
);

test('a sign-in under way ends with the role that it was for (Z-12)', async () => {
  const member = await aSetUpMember(product, 'staff-admin');
  const browser = product.visitor();
  const { body } = await typePassword(browser, 'staff', member);
  await product.db.run(giveRoles, { accountId: member.accountId, roles: ['receptionist'] });
  const second = await answerSecond(browser, body.data.second_factor.challenge_id, shownCode(product, member.secret!));
  expect(second.body.code).toBe('authentication-failed');
});

test('the database holds no password, and of a wrong try neither user name nor address', async () => {
  await typePassword(product.visitor(), 'staff', { username: 'zanzibar-canary', password: 'wrong' });
  const dump = (await dumpTables(product.owner)).map(({ text }) => text).join('\n');
  for (const needle of [admin.password, Buffer.from(admin.password).toString('hex'), 'zanzibar-canary'])
    expect(dump).not.toContain(needle);
});

test('erasing an account deletes its user name and password', async () => {
  const member = await aSetUpMember(product, 'manager');
  await eraseAccount(product.ctx(), member.accountId);
  expect((await typePassword(product.visitor(), 'staff', member)).body.code).toBe('staff-credentials-wrong');
  const left = statement<{ accountId: string }, { rows: number }>(
    'test.passwords-left',
    'select count(*) as rows from passwords where account_id = $accountId',
  );
  expect((await product.db.one(left, { accountId: member.accountId })).rows).toBe(0);
});
