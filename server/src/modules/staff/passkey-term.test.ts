import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { registerPasskey } from '../../../test/passkey-makers.ts';
import { answerSecond, shownCode } from '../../../test/second-factor-makers.ts';
import { GOOD_PASSWORD, aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { SetUpMember } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { findStaff } from '../identity/index.ts';
import { createSetUpLink, grantAdministrator } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(HOUR));

/** Signs somebody in with password and authenticator in a new browser. */
async function signIn(member: SetUpMember, portal: 'admin' | 'staff' = 'admin'): Promise<Visitor> {
  const browser = product.visitor();
  const held = (await typePassword(browser, portal, member)).body.data.second_factor;
  const done = await answerSecond(browser, held.challenge_id, shownCode(product, member.secret!));
  if (done.status !== 200) throw new Error(`the sign-in was refused: ${done.status} ${done.text}`);
  return browser;
}

const daysLeft = async (browser: Visitor) => (await browser.get('/api/me')).body.data.passkey_due?.days_left;
/** The answer of the list of people who work here: only administrators may read it. */
const work = async (browser: Visitor) => {
  const { status, body } = await browser.get('/api/admin/staff');
  return status === 200 ? 'open' : body.code;
};
const state = async (browser: Visitor) => [await daysLeft(browser), await work(browser)];

describe('an administrator without a passkey (A-12)', () => {
  test('has thirty days from the set-up on, in which everything is open', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    expect(await state(admin.browser)).toEqual([30, 'open']);
    product.clock.advance(29 * DAY);
    expect(await state(await signIn(admin))).toEqual([1, 'open']);
  });

  test('reads the days in the answer of the sign-in already', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    product.clock.advance(10 * DAY);
    const browser = product.visitor();
    const held = (await typePassword(browser, 'admin', admin)).body.data.second_factor;
    const { body } = await answerSecond(browser, held.challenge_id, shownCode(product, admin.secret!));
    expect(body.data.passkey_due.days_left).toBe(20);
  });

  test('reaches on the thirtieth day only what is needed to make one, which opens the rest at once', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    product.clock.advance(30 * DAY);
    const browser = await signIn(admin);
    expect(await state(browser)).toEqual([0, 'passkey-required']);
    for (const path of ['/api/admin/profile', '/api/me/passkeys', '/api/me/devices', '/api/me/second-factor'])
      expect((await browser.get(path)).status, path).toBe(200);
    const { reply } = await registerPasskey(browser);
    expect(reply.status).toBe(201);
    expect(await state(browser)).toEqual([undefined, 'open']);
  });

  test('is refused in a session that is open when the days end, and can still sign out', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    product.clock.advance(30 * DAY - 5 * MINUTE);
    const browser = await signIn(admin);
    expect(await work(browser)).toBe('open');
    product.clock.advance(6 * MINUTE);
    expect(await work(browser)).toBe('passkey-required');
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
  });

  test('reads the refusal in words that say what to do', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    product.clock.advance(30 * DAY);
    const { status, body } = await (await signIn(admin)).get('/api/admin/approvals');
    expect([status, body.detail]).toEqual([403, expect.stringContaining('Make one in your settings')]);
  });

  test('gets thirty new days with a new set-up, which removes the passkeys', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    await registerPasskey(admin.browser);
    product.clock.advance(40 * DAY);
    const { address } = await createSetUpLink(product.ctx(), { accountId: admin.accountId, kind: 'operator' });
    const token = address.split('#')[1]!;
    const browser = product.visitor();
    const { username } = admin;
    const begun = await browser.post('/api/set-up/begin', { token, username, password: GOOD_PASSWORD });
    const code = shownCode(product, begun.body.data.secret);
    const { body } = await browser.post('/api/set-up/finish', { token, code });
    expect(body.data.me.passkey_due.days_left).toBe(30);
    expect(await work(browser)).toBe('open');
  });
});

describe('an administrator with a passkey (A-12)', () => {
  test('is asked for nothing, before and after the thirty days', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    await registerPasskey(admin.browser);
    expect(await state(admin.browser)).toEqual([undefined, 'open']);
    product.clock.advance(31 * DAY);
    expect(await state(await signIn(admin))).toEqual([undefined, 'open']);
  });

  test('who removes the only one after the thirty days has to make another at once', async () => {
    const admin = await aSetUpMember(product, 'administrator');
    const { reply } = await registerPasskey(admin.browser);
    product.clock.advance(31 * DAY);
    const browser = await signIn(admin);
    expect((await browser.delete(`/api/me/passkeys/${reply.body.data.id}`)).status).toBe(200);
    expect(await state(browser)).toEqual([0, 'passkey-required']);
  });
});

test('other people who work here are never asked', async () => {
  const reviewer = await aSetUpMember(product, 'staff-admin');
  product.clock.advance(31 * DAY);
  const browser = await signIn(reviewer, 'staff');
  expect(await daysLeft(browser)).toBeUndefined();
  expect((await browser.get('/api/admin/profile')).status).toBe(200);
});

test('somebody who becomes an administrator later has thirty days from the first sign-in as one', async () => {
  const member = await aSetUpMember(product, 'manager');
  product.clock.advance(40 * DAY);
  const staff = await findStaff(product.ctx(), member.accountId);
  await product.db.transaction((db) => grantAdministrator({ ...product.ctx(), db }, staff!));
  expect(await state(await signIn(member))).toEqual([30, 'open']);
});

const forget = statement<{ accountId: string }>(
  'test.forget-passkey-term',
  'update accounts set passkey_due_at = null where id = $accountId',
);

test('a session that the previous release opened is not refused; the term begins with the next sign-in', async () => {
  const admin = await aSetUpMember(product, 'administrator');
  await product.db.run(forget, { accountId: admin.accountId });
  expect(await state(admin.browser)).toEqual([undefined, 'open']);
  expect(await daysLeft(await signIn(admin))).toBe(30);
});

test('the migration gives administrators of before thirty days from then on, suspended ones too', async () => {
  const people = [await aSetUpMember(product, 'administrator'), await aSetUpMember(product, 'administrator')];
  const manager = await aSetUpMember(product, 'manager');
  const migration = readFileSync(new URL('../../../migrations/0095-passkey-term.sql', import.meta.url), 'utf8');
  const owner = new pg.Client(product.owner);
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query(
      "update accounts set roles = '{}', suspended_role = 'administrator', suspended_at = now() where id = $1",
      [people[1]!.accountId],
    );
    await owner.query('alter table accounts drop column passkey_due_at');
    await owner.query(migration);
    const { rows } = await owner.query(
      "select id from accounts where passkey_due_at = now() + interval '30 days' and id = any ($1)",
      [[...people, manager].map(({ accountId }) => accountId)],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(people.map(({ accountId }) => accountId).toSorted());
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
});
