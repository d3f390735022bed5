import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo } from '../../../test/live-stream.ts';
import { shownCode } from '../../../test/second-factor-makers.ts';
import { aMemberOfStaff, aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { suspendByOperator } from './index.ts';

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  admin = await aMemberOfStaff(product, 'administrator');
});

let guests = 0;
const aGuest = () => `+25567${String(5_000_000 + (guests += 1) * 10_007)}`;
const invite = (phone: string, role = 'manager', by = admin) =>
  by.post('/api/admin/staff', { full_name: 'Juma Otieno', phone, role });
const list = async (by = admin) => (await by.get('/api/admin/staff')).body.data.members as Record<string, unknown>[];
const memberOf = async (id: string, by = admin) => (await list(by)).find((member) => member['id'] === id)!;
const suspend = (id: string, by = admin) => by.post(`/api/admin/staff/${id}/suspend`);
const letIn = (id: string, by = admin) => by.post(`/api/admin/staff/${id}/let-in`);
const giveRole = (id: string, role: string, by = admin) => by.put(`/api/admin/staff/${id}/role`, { role });
const statusOf = async (visitor: Visitor) => (await visitor.get('/api/me')).status;
const tokenIn = (address: string) => address.split('#')[1]!;

const actionsOf = statement<{ accountId: string }, { action: string; actor_id: string; details: unknown }>(
  'test.actions-of',
  "select action, actor_id, details from audit_log where object = 'account' and object_id = $accountId and action like 'staff.%' order by id",
);
const givesRolesBack = statement<{ accountId: string }>(
  'test.gives-roles-back',
  "update accounts set roles = roles || array['manager'] where id = $accountId",
);
const takesAllRoles = statement<{ accountId: string }>(
  'test.takes-all-roles',
  "update accounts set roles = '{}' where id = $accountId",
);
const forgetsTime = statement<{ accountId: string }>(
  'test.forgets-time',
  'update accounts set suspended_at = null where id = $accountId',
);
const administrators = statement<NoValues, { id: string }>(
  'test.administrators',
  "select id from accounts where 'administrator' = any (roles)",
);

describe('a change of right (Z-12)', () => {
  test('ends an open stream on another process and refuses the next request there, for a suspension', async () => {
    const second = await product.another();
    second.clock.set(product.clock.now());
    try {
      const member = await aMemberOfStaff(product, 'manager');
      const elsewhere = second.visitor();
      for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);
      expect(await statusOf(elsewhere)).toBe(200);
      const stream = await listenTo(elsewhere, second.url);
      expect((await suspend(member.accountId)).body.data).toMatchObject({ state: 'suspended', role: 'manager' });
      // Before any event has been delivered: the session ended in the same transaction.
      expect(await statusOf(elsewhere)).toBe(401);
      await product.settle();
      expect(await stream.ended).toBe('ended');
      expect(stream.told.join('')).toContain('"kind":"signed-out"');
    } finally {
      await second.close();
    }
  });

  test('keeps a suspended person out by password, held sign-in and link, and lets them back in with their role', async () => {
    const member = await aSetUpMember(product, 'staff-admin');
    const held = product.visitor();
    const { body } = await typePassword(held, 'staff', member);
    admin = await aMemberOfStaff(product, 'administrator');
    await suspend(member.accountId);
    const answer = (visitor: Visitor, challenge: string) =>
      visitor.post('/api/auth/second-factor', {
        challenge_id: challenge,
        kind: 'authenticator',
        code: shownCode(product, member.secret!),
      });
    expect((await answer(held, body.data.second_factor.challenge_id)).status).not.toBe(200);
    expect((await typePassword(product.visitor(), 'staff', member)).body.code).toBe('staff-credentials-wrong');
    expect((await letIn(member.accountId)).body.data).toMatchObject({ state: 'active', role: 'staff-admin' });
    product.clock.advance(MINUTE);
    expect((await typePassword(product.visitor(), 'staff', member)).status).toBe(200);
  });

  test('ends the set-up link of somebody who is suspended', async () => {
    const { member, link } = (await invite(aGuest())).body.data;
    await suspend(member.id);
    const token = tokenIn(link.address);
    expect((await product.visitor().post('/api/set-up/read', { token })).status).toBe(410);
    expect((await admin.post(`/api/admin/staff/${member.id}/link`)).body.code).toBe('member-suspended');
    expect((await giveRole(member.id, 'manager')).body.code).toBe('member-suspended');
    await letIn(member.id);
    expect((await product.visitor().post('/api/set-up/read', { token })).status).toBe(410);
  });

  test('of role ends the sessions; the next one has the new role; the same role ends nothing', async () => {
    const member = await aSetUpMember(product, 'manager', { authenticator: false });
    admin = await aMemberOfStaff(product, 'administrator');
    await giveRole(member.accountId, 'manager');
    expect(await statusOf(member.browser)).toBe(200);
    expect((await giveRole(member.accountId, 'receptionist')).body.data.role).toBe('receptionist');
    expect(await statusOf(member.browser)).toBe(401);
    expect((await typePassword(product.visitor(), 'staff', member)).body.data.role).toBe('receptionist');
  });

  test('is written down with who did it', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    await giveRole(accountId, 'receptionist');
    await suspend(accountId);
    await suspend(accountId);
    await letIn(accountId);
    await letIn(accountId);
    const by = { actor_id: admin.accountId };
    expect(await product.db.many(actionsOf, { accountId })).toEqual([
      { ...by, action: 'staff.change-member-role', details: { from: 'manager', role: 'receptionist' } },
      { ...by, action: 'staff.suspend-member', details: { from: 'receptionist', role: null } },
      { ...by, action: 'staff.let-member-in', details: { from: 'receptionist', role: 'receptionist' } },
    ]);
  });
});

describe('nobody', () => {
  test('changes or suspends the own account', async () => {
    const own = admin.accountId;
    for (const reply of [await suspend(own), await giveRole(own, 'manager'), await letIn(own)])
      expect([reply.status, reply.body.code]).toEqual([409, 'own-account']);
    expect(await statusOf(admin)).toBe(200);
  });

  test('does any of it with a factor that is older than five minutes (A-14)', async () => {
    const { accountId } = await aMemberOfStaff(product, 'manager');
    product.clock.advance(5 * MINUTE + SECOND);
    for (const reply of [
      await invite(aGuest()),
      await admin.post(`/api/admin/staff/${accountId}/link`),
      await suspend(accountId),
      await letIn(accountId),
      await giveRole(accountId, 'receptionist'),
    ])
      expect([reply.status, reply.body.code]).toEqual([403, 'step-up-required']);
    expect(await memberOf(accountId)).toMatchObject({ role: 'manager', state: 'active' });
  });

  test('changes a patient, a doctor or an account that does not exist', async () => {
    const patient = await product.patient();
    for (const id of [patient.accountId, '019a0000-0000-7000-8000-000000000001'])
      expect((await suspend(id)).status).toBe(404);
    expect(await statusOf(patient)).toBe(200);
  });

  test('lets an administrator back in alone (Z-10)', async () => {
    const other = await aMemberOfStaff(product, 'administrator');
    expect((await suspend(other.accountId)).body.data).toMatchObject({ state: 'suspended', role: 'administrator' });
    expect((await letIn(other.accountId)).body.code).toBe('takes-two-people');
  });
});

test('below two administrators nobody in the console takes the role from one; of three who do so at once, two remain', async () => {
  const [one, other] = [await aMemberOfStaff(product, 'administrator'), await aMemberOfStaff(product, 'administrator')];
  for (const { id } of await product.db.many(administrators))
    if (id !== one.accountId && id !== other.accountId && id !== admin.accountId)
      await suspendByOperator(product.ctx(), id);
  const replies = await Promise.all([
    suspend(one.accountId, other),
    suspend(other.accountId, one),
    suspend(admin.accountId, one),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await product.db.many(administrators);
  expect(left).toHaveLength(2);
  const [caller, kept] = [one, other, admin].filter(({ accountId }) => left.some(({ id }) => id === accountId));
  for (const reply of [await suspend(kept!.accountId, caller), await giveRole(kept!.accountId, 'manager', caller)])
    expect([reply.status, reply.body.code]).toEqual([409, 'last-administrator']);
  // An operator of the server may, and every session ends.
  expect(await suspendByOperator(product.ctx(), kept!.accountId)).toBe('Rehema Kileo');
  expect(await statusOf(kept!)).toBe(401);
  expect(await suspendByOperator(product.ctx(), (await product.patient()).accountId)).toBeUndefined();
});

test.each([
  ['accounts_suspended_without_right', givesRolesBack],
  ['accounts_suspension_whole', forgetsTime],
] as const)('the database holds %s', async (constraint, breaks) => {
  const { accountId } = await aMemberOfStaff(product, 'manager');
  await suspend(accountId);
  await expect(product.db.run(breaks, { accountId })).rejects.toMatchObject({ constraint });
});

test('only somebody suspended may be without a role', async () => {
  const { accountId } = await aMemberOfStaff(product, 'manager');
  await expect(product.db.run(takesAllRoles, { accountId })).rejects.toMatchObject({
    constraint: 'accounts_roles_known',
  });
});
