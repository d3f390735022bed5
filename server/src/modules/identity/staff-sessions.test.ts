import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_ROLES } from '@tabibu/contract/roles';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { statement } from '../../platform/database/statement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const LIMITS = STAFF_ROLES.map((role) =>
  role === 'administrator' ? ([role, 15 * MINUTE, 8 * HOUR] as const) : ([role, 30 * MINUTE, 12 * HOUR] as const),
);
const giveRoles = statement<{ accountId: string; roles: readonly string[] }>(
  'test.give-roles',
  'update accounts set roles = $roles where id = $accountId',
);

const lastSeen = statement<{ accountId: string }, { at: Date }>(
  'test.session-used',
  'select last_seen_at as at from sessions where account_id = $accountId',
);

/** Waits until the use of a session is recorded, which happens after the answer. */
async function noted({ accountId }: Visitor): Promise<void> {
  await expect.poll(async () => (await product.db.one(lastSeen, { accountId })).at).toEqual(product.clock.now());
}

test.each(LIMITS)('a session of a %s ends when idle too long, and after its day however busy (V-02)', async (...of) => {
  const [role, idle, absolute] = of;
  const status = async (browser: Visitor) => (await browser.get('/api/me')).status;
  const left = await aMemberOfStaff(product, role);
  product.clock.advance(idle);
  expect(await status(left)).toBe(200);
  product.clock.advance(idle + SECOND);
  expect(await status(left)).toBe(401);
  const busy = await aMemberOfStaff(product, role);
  for (let worked = 0; worked < absolute - MINUTE; worked += 10 * MINUTE) {
    expect([worked, await status(busy)]).toEqual([worked, 200]);
    await noted(busy);
    product.clock.advance(10 * MINUTE);
  }
  product.clock.advance(SECOND);
  expect(await status(busy)).toBe(401);
});

test('a session ends with the role that it has, at once and for good (Z-12)', async () => {
  const browser = await aMemberOfStaff(product, 'manager');
  await product.db.run(giveRoles, { accountId: browser.accountId, roles: ['receptionist'] });
  expect((await browser.get('/api/me')).status).toBe(401);
});

test.each(['owner', '', 'Administrator'])('the database knows no role %j', async (role) => {
  const browser = await aMemberOfStaff(product, 'receptionist');
  await expect(product.db.run(giveRoles, { accountId: browser.accountId, roles: [role] })).rejects.toMatchObject({
    constraint: 'accounts_roles_known',
  });
});
