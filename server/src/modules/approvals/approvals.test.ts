import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff, aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { DAY, MINUTE, SECOND } from '../../platform/time.ts';
import { openSession } from '../identity/open-session.ts';
import { suspendByOperator } from '../staff/index.ts';
import { inTransaction } from '../../platform/context.ts';

const STAFF = '+255754555667';
let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: { STAFF_ALERT_PHONE: STAFF } });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const ask = (by: Visitor, accountId: string, kind = 'grant-administrator', reason = 'Night shifts') =>
  by.post('/api/admin/approvals', { kind, account_id: accountId, reason });
const decide = (by: Visitor, id: string, decision: 'approved' | 'declined' = 'approved') =>
  by.post(`/api/admin/approvals/${id}/decision`, { decision });
const list = async (by: Visitor) => (await by.get('/api/admin/approvals')).body.data;
const roleOf = async (by: Visitor, id: string) =>
  ((await by.get('/api/admin/staff')).body.data.members as { id: string; role: string; state: string }[]).find(
    (member) => member.id === id,
  )!;
const asked = async (accountId: string, kind?: string) => (await ask(one, accountId, kind)).body.data.id as string;

describe('a request', () => {
  test('is told to staff by SMS, once, without a name', async () => {
    const before = (await messagesTo(product, STAFF)).length;
    const member = await aMemberOfStaff(product, 'manager');
    const id = await asked(member.accountId);
    expect((await ask(one, member.accountId)).body.code).toBe('approval-pending');
    await product.settle();
    const [told, ...more] = (await messagesTo(product, STAFF)).slice(before);
    expect(more).toEqual([]);
    expect(told).toContain('msimamizi wa pili');
    expect(told).toContain('siku 3');
    expect(told).not.toContain('Rehema');
    expect((await decide(other, id, 'declined')).status).toBe(200);
  });

  test('shows who asks, for whom, why and until when; a second person approves, and it takes effect at once', async () => {
    const member = await aMemberOfStaff(product, 'manager');
    const id = await asked(member.accountId);
    const now = product.clock.now().getTime();
    const waiting = {
      id,
      kind: 'grant-administrator',
      person: 'Rehema Kileo',
      role: 'manager',
      coupon: null,
      requested_by: 'Rehema Kileo',
      requested_at: new Date(now).toISOString(),
      reason: 'Night shifts',
      expires_at: new Date(now + 3 * DAY).toISOString(),
      outcome: null,
      decided_by: null,
      decided_at: null,
    };
    expect((await list(other)).waiting).toEqual([{ ...waiting, may_decide: true }]);
    expect((await list(one)).waiting).toEqual([{ ...waiting, may_decide: false }]);
    expect((await roleOf(one, member.accountId)).role).toBe('manager');
    expect((await decide(other, id)).status).toBe(200);
    expect((await roleOf(one, member.accountId)).role).toBe('administrator');
    expect((await member.get('/api/me')).status).toBe(401);
    const after = await list(one);
    expect(after.waiting).toEqual([]);
    expect(after.decided[0]).toMatchObject({ id, outcome: 'approved', decided_by: 'Rehema Kileo', may_decide: false });
  });

  test('that is declined changes nothing', async () => {
    const member = await aMemberOfStaff(product, 'manager');
    const id = await asked(member.accountId);
    expect((await decide(other, id, 'declined')).status).toBe(200);
    expect((await member.get('/api/me')).status).toBe(200);
    expect((await decide(other, id)).body.code).toBe('approval-over');
    expect((await ask(one, member.accountId)).status).toBe(201);
  });

  test('of one account waits alone, also when several are sent at once', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    const replies = await Promise.all([ask(one, accountId), ask(other, accountId), ask(one, accountId)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('approval-pending');
  });

  test('is decided once, also by two people at once', async () => {
    const third = await aMemberOfStaff(product, 'administrator');
    const { accountId } = await aMemberOfStaff(product, 'manager');
    const id = await asked(accountId);
    const replies = await Promise.all([decide(other, id), decide(third, id, 'declined')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('ends after three days, and may then be made anew', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    const id = await asked(accountId);
    product.clock.advance(3 * DAY);
    one = await aMemberOfStaff(product, 'administrator');
    other = await aMemberOfStaff(product, 'administrator');
    expect((await decide(other, id)).body.code).toBe('approval-over');
    expect((await list(one)).decided[0]).toMatchObject({ id, outcome: 'expired', decided_by: null });
    expect((await ask(one, accountId)).status).toBe(201);
    expect((await list(one)).decided[0]).toMatchObject({ id, outcome: 'expired' });
  });

  test('whose person has another role by now is not approved, only declined', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    const id = await asked(accountId);
    await one.put(`/api/admin/staff/${accountId}/role`, { role: 'receptionist' });
    expect((await decide(other, id)).body.code).toBe('approval-outdated');
    expect((await roleOf(one, accountId)).role).toBe('receptionist');
    expect((await decide(other, id, 'declined')).status).toBe(200);
  });

  test.each([
    ['without a reason', 'grant-administrator', 'manager', '  ', 'reason-required'],
    ['for an administrator', 'grant-administrator', 'administrator', 'x', 'approval-needless'],
  ] as const)('%s is refused', async (_, kind, role, reason, code) => {
    const { accountId } = await aMemberOfStaff(product, role);
    expect((await ask(one, accountId, kind, reason)).body.code).toBe(code);
  });
});

describe('four eyes (Z-10)', () => {
  test('the same person does not decide, in the same session or in another', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    const id = await asked(accountId);
    const elsewhere = product.visitor();
    const { token } = await inTransaction(product.ctx({ kind: 'nobody' }), (inside) =>
      openSession(inside, one.accountId, 'administrator'),
    );
    elsewhere.cookies.set('__Host-sid', token);
    elsewhere.csrf = (await elsewhere.get('/api/me')).body.data.csrf;
    for (const browser of [one, elsewhere])
      for (const decision of ['approved', 'declined'] as const) {
        const { status, body } = await decide(browser, id, decision);
        expect([status, body.code]).toEqual([409, 'own-approval']);
      }
    expect((await roleOf(one, accountId)).role).toBe('manager');
  });

  test('nobody asks for the own account, or decides about it', async () => {
    expect((await ask(one, one.accountId, 'reset-access')).body.code).toBe('own-account');
    const id = await asked(other.accountId, 'reset-access');
    expect((await decide(other, id)).body.code).toBe('own-approval');
  });

  test('asking and deciding want a fresh factor (A-14)', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    const id = await asked(accountId);
    product.clock.advance(5 * MINUTE + SECOND);
    for (const reply of [await ask(one, accountId), await decide(other, id)])
      expect([reply.status, reply.body.code]).toEqual([403, 'step-up-required']);
  });

  test('an administrator who is suspended comes back by two people only', async () => {
    const { accountId } = await aMemberOfStaff(product, 'administrator');
    await one.post(`/api/admin/staff/${accountId}/suspend`);
    const id = await asked(accountId);
    await decide(other, id);
    expect(await roleOf(one, accountId)).toMatchObject({ role: 'administrator', state: 'active' });
  });

  test('the list says when there is no second person', async () => {
    expect((await list(one)).has_second_person).toBe(true);
    const members = (await one.get('/api/admin/staff')).body.data.members as { id: string; role: string }[];
    for (const { id, role } of members)
      if (role === 'administrator' && id !== one.accountId) await suspendByOperator(product.ctx(), id);
    expect((await list(one)).has_second_person).toBe(false);
  });
});

test('resetting the access removes password and authenticator, ends the sessions and sends a set-up link by SMS', async () => {
  const member = await aSetUpMember(product, 'manager');
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
  const id = await asked(member.accountId, 'reset-access');
  expect((await member.browser.get('/api/me')).status).toBe(200);
  await decide(other, id);
  expect((await member.browser.get('/api/me')).status).toBe(401);
  await product.settle();
  const link = (await messagesTo(product, member.phone)).join(' ').match(/\/set-up#([\w-]{43})/)!;
  expect((await product.visitor().post('/api/set-up/read', { token: link[1] })).status).toBe(200);
  expect((await typePassword(product.visitor(), 'staff', member)).body.code).toBe('staff-credentials-wrong');
});

const byOneself = statement(
  'test.approve-by-oneself',
  "update approvals set outcome = 'approved', decided_by = requested_by, decided_at = requested_at where outcome is null",
);
const bySubject = statement(
  'test.approve-by-subject',
  "update approvals set outcome = 'approved', decided_by = subject_id, decided_at = requested_at where outcome is null",
);
const late = statement(
  'test.approve-late',
  "update approvals set outcome = 'approved', decided_by = (select id from accounts where id not in (requested_by, subject_id) limit 1), decided_at = expires_at + interval '1 second' where outcome is null",
);
const byNobody = statement(
  'test.approve-by-nobody',
  "update approvals set outcome = 'approved', decided_at = requested_at where outcome is null",
);
const forOneself = statement(
  'test.ask-for-oneself',
  'update approvals set requested_by = subject_id where outcome is null',
);

test.each([
  ['approvals_two_people', byOneself],
  ['approvals_two_people', bySubject],
  ['approvals_decided_whole', byNobody],
  ['approvals_decided_whole', late],
  ['approvals_for_somebody_else', forOneself],
] as const)('the database holds %s', async (constraint, breaks) => {
  await asked((await aMemberOfStaff(product, 'manager')).accountId);
  await expect(product.db.run(breaks)).rejects.toMatchObject({ constraint });
});
