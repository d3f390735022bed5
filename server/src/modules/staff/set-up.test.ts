import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { shownCode } from '../../../test/second-factor-makers.ts';
import { GOOD_PASSWORD, aSetUpMember, anInvitation, typePassword } from '../../../test/staff-makers.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts';
import { createSetUpLink } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const begin = (token: string, username: string, password = GOOD_PASSWORD) =>
  product.visitor().post('/api/set-up/begin', { token, username, password });
const finish = (token: string, code: string | null) => product.visitor().post('/api/set-up/finish', { token, code });
const read = (token: string) => product.visitor().post('/api/set-up/read', { token });

describe('a set-up link', () => {
  test('sets up user name, password and authenticator, signs in, and works once (A-01, A-10)', async () => {
    const { token, accountId } = await anInvitation(product, 'administrator');
    expect((await read(token)).body.data).toMatchObject({
      full_name: 'Rehema Kileo',
      role: 'administrator',
      username: null,
      needs_authenticator: true,
    });
    const { secret, qr } = (await begin(token, 'Asha.Admin')).body.data;
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    const browser = product.visitor();
    const done = await browser.post('/api/set-up/finish', { token, code: shownCode(product, secret) });
    expect(done.body.data.me).toMatchObject({ id: accountId, role: 'administrator' });
    expect(done.body.data.recovery_codes).toHaveLength(10);
    expect((await browser.get('/api/me')).body.data.role).toBe('administrator');
    for (const reply of [await read(token), await begin(token, 'asha.admin'), await finish(token, null)])
      expect([reply.status, reply.body.code]).toEqual([410, 'set-up-link-over']);
  });

  test.each([
    ['operator', 15 * MINUTE],
    ['invitation', 24 * HOUR],
  ] as const)('of an %s ends after its time', async (kind, lifetime) => {
    const { token } = await anInvitation(product, 'manager', kind);
    product.clock.advance(lifetime - SECOND);
    expect((await read(token)).status).toBe(200);
    product.clock.advance(SECOND);
    expect((await read(token)).body.code).toBe('set-up-link-over');
  });

  test('stops working when a newer one is made, and is not in the database', async () => {
    const { token, accountId } = await anInvitation(product, 'manager');
    const newer = (await createSetUpLink(product.ctx(), { accountId, kind: 'invitation' })).address.split('#')[1]!;
    expect([(await read(token)).status, (await read(newer)).status]).toEqual([410, 200]);
    const dump = (await dumpTables(product.owner)).map(({ text }) => text).join('\n');
    expect([token, newer].filter((needle) => dump.includes(needle))).toEqual([]);
  });

  test('used twice at the same moment opens one session', async () => {
    const { token } = await anInvitation(product, 'receptionist');
    await begin(token, 'twice.at.once');
    const replies = await Promise.all([1, 2, 3].map(() => finish(token, null)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  test('of a token that never existed looks like one that is over', async () => {
    expect((await read('x'.repeat(43))).body.code).toBe('set-up-link-over');
  });

  test('brings back somebody who lost password and authenticator, ends the sessions and tells it by SMS', async () => {
    const member = await aSetUpMember(product, 'administrator');
    const { address } = await createSetUpLink(product.ctx(), { accountId: member.accountId, kind: 'operator' });
    const token = address.split('#')[1]!;
    expect((await read(token)).body.data.username).toBe(member.username);
    const { secret } = (await begin(token, member.username, 'another good passphrase')).body.data;
    expect((await member.browser.get('/api/me')).status).toBe(401);
    expect((await finish(token, shownCode(product, secret))).status).toBe(200);
    expect((await typePassword(product.visitor(), 'admin', member)).body.code).toBe('admin-credentials-wrong');
    await product.settle();
    expect((await messagesTo(product, member.phone)).join('\n')).toContain('switched off the second factor');
  });
});

describe('the authenticator', () => {
  test('cannot be left out by an administrator, nor with a password under 15 characters (A-11)', async () => {
    const admin = await anInvitation(product, 'administrator');
    await begin(admin.token, 'admin.without');
    expect((await finish(admin.token, null)).body.code).toBe('authenticator-required');
    const manager = await anInvitation(product, 'manager');
    await begin(manager.token, 'manager.short', 'T7#kqLw9!zPd');
    expect((await finish(manager.token, null)).body.code).toBe('authenticator-required');
    await begin(manager.token, 'manager.short');
    expect((await finish(manager.token, null)).status).toBe(200);
  });

  test('has to be confirmed with its code', async () => {
    const { token } = await anInvitation(product, 'administrator');
    expect((await finish(token, '123456')).body.code).toBe('second-factor-not-begun');
    await begin(token, 'wrong.code');
    expect((await finish(token, 'abcdef')).body.code).toBe('second-factor-wrong');
    expect((await read(token)).status).toBe(200);
  });

  test('once removed by the operator, an administrator has to set up again', async () => {
    const member = await aSetUpMember(product, 'administrator');
    await resetSecondFactor(product.ctx(), member.phone, 'TZ');
    expect((await typePassword(product.visitor(), 'admin', member)).body.code).toBe('set-up-first');
  });
});

describe('user name and password', () => {
  test.each([
    ['x', GOOD_PASSWORD, 'username-invalid'],
    ['good.name', 'Telehealth2026!', 'password-common'],
    ['good.name', 'rehema kileo 12', 'password-common'],
    ['good.name', 'too short', 'password-too-short'],
    ['good.name', 'x9'.repeat(65), 'password-too-long'],
    ['', GOOD_PASSWORD, 'credentials-required'],
  ])('%j with %j: %s', async (username, password, code) => {
    const { token } = await anInvitation(product, 'manager');
    expect((await begin(token, username, password)).body.code).toBe(code);
  });

  test('a user name belongs to one person, however it is spelled and however many choose it at once', async () => {
    const invited = [
      await anInvitation(product, 'manager'),
      await anInvitation(product, 'manager'),
      await anInvitation(product, 'manager'),
    ];
    const spellings = ['One.Name', 'ONE.NAME', 'ｏne.name'];
    const replies = await Promise.all(invited.map(({ token }, at) => begin(token, spellings[at]!)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});
