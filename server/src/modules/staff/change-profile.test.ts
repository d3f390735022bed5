import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { answerSecond, shownCode } from '../../../test/second-factor-makers.ts';
import { GOOD_PASSWORD, aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { SetUpMember } from '../../../test/staff-makers.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let member: SetUpMember;
const NEW = 'samaki taa dirisha jani';
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await aSetUpMember(product, 'administrator');
});

const change = (changes: Partial<Record<string, string>> = {}) =>
  member.browser.put('/api/admin/profile', {
    username: member.username,
    current_password: GOOD_PASSWORD,
    new_password: NEW,
    confirm_password: NEW,
    ...changes,
  });
const enters = async (typed: { username: string; password: string }) =>
  (await typePassword(product.visitor(), 'admin', typed)).status === 200;

test('the new user name and password work at the next sign-in, the old ones do not, and it is told by SMS (S54)', async () => {
  expect((await member.browser.get('/api/admin/profile')).body.data).toEqual({ username: member.username });
  const username = `${member.username}.new`;
  expect((await change({ username })).body.data).toEqual({ username });
  expect([await enters(member), await enters({ username: member.username, password: NEW })]).toEqual([false, false]);
  expect(await enters({ username, password: NEW })).toBe(true);
  await product.settle();
  expect((await messagesTo(product, member.phone)).join('\n')).toContain('password of your work account was changed');
});

test('other sessions end and this one goes on', async () => {
  const other = product.visitor();
  const { body } = await typePassword(other, 'admin', member);
  await answerSecond(other, body.data.second_factor.challenge_id, shownCode(product, member.secret!));
  expect((await other.get('/api/me')).status).toBe(200);
  await change();
  expect([(await other.get('/api/me')).status, (await member.browser.get('/api/me')).status]).toEqual([401, 200]);
});

test.each([
  [{ current_password: 'not the right one' }, 'current-password-wrong'],
  [{ confirm_password: `${NEW}.` }, 'passwords-differ'],
  [{ username: ' ' }, 'all-fields-required'],
  [{ current_password: '' }, 'all-fields-required'],
  [{ new_password: '' }, 'all-fields-required'],
  [{ confirm_password: '' }, 'all-fields-required'],
  [{ new_password: 'Telehealth2026!', confirm_password: 'Telehealth2026!' }, 'password-common'],
])('%j is refused and changes nothing: %s', async (changes, code) => {
  expect((await change(changes)).body.code).toBe(code);
  expect(await enters(member)).toBe(true);
});

test('a stolen session cannot guess the current password for long (A-13)', async () => {
  for (let at = 0; at < 5; at += 1) await change({ current_password: `guess number ${at}` });
  expect((await change()).body.code).toBe('sign-in-paused');
  product.clock.advance(2 * MINUTE);
  expect((await change()).status).toBe(200);
});

test('a short password needs an authenticator beside it (A-11)', async () => {
  member = await aSetUpMember(product, 'manager', { authenticator: false });
  const short = 'T7#kqLw9!zPd';
  expect((await change({ new_password: short, confirm_password: short })).body.code).toBe('authenticator-required');
});
