import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { ROLES } from '@tabibu/contract/roles';
import type { Role } from '@tabibu/contract/roles';
import { statement } from '../src/platform/database/statement.ts';
import { ACCESS } from './access-matrix.ts';
import type { Outcome } from './access-rows.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { IN_ORDER, call } from './security/every-endpoint.ts';
import { ACTORS, oneOfEach } from './security/people.ts';
import type { ActorKind } from './security/people.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import type { Visitor } from './visitor.ts';
import { WITHOUT_PASSKEY } from './without-passkey.ts';
import type { NoValues } from '../src/platform/database/statement.ts';

let product: TestProduct;
let people: Record<ActorKind, Visitor>;
const everybody = statement<NoValues, { people: number }>(
  'test.everybody',
  'select (select count(*) from accounts) + (select count(*) from sessions) as people',
);
const endTerm = statement<{ accountId: string; now: Date }>(
  'test.end-passkey-term',
  'update accounts set passkey_due_at = $now where id = $accountId',
);
let onFreshDatabase: number;

beforeAll(async () => {
  product = await openTestProduct();
  onFreshDatabase = (await product.db.one(everybody)).people;
  people = await oneOfEach(product);
});
afterAll(() => product.close());

test('a fresh database holds no account and no session (A-01)', () => {
  expect(onFreshDatabase).toBe(0);
});

test('the matrix has one row for each endpoint and no other', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
});

test('every endpoint states to what each id in its path belongs (Z-04)', () => {
  for (const { id, path, owns } of ENDPOINTS) {
    const ids = [...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => name!);
    expect(Object.keys(owns ?? {}).toSorted(), id).toEqual(ids.toSorted());
  }
});

/** Returns the expected outcome. A session that is expired, revoked or tampered with counts as no session. */
function expectedFor(id: string, actor: ActorKind): Outcome | undefined {
  return ACCESS[id]?.[(ROLES as readonly string[]).includes(actor) ? (actor as Role) : 'nobody'];
}

function outcomeOf(status: number, code: unknown, expected: Outcome | undefined): string {
  if (status >= 500) return `failed with ${status}`;
  if (expected === 'secret') return status >= 400 ? 'secret' : `answered ${status}`;
  if (status === 401 && code === 'not-signed-in') return 'sign-in';
  return status === 403 ? 'refused' : 'in';
}

// One test for each row of the matrix: ten thousand tests would take as long to report as to run.
test.each(IN_ORDER.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
  const expected = Object.fromEntries(ACTORS.map((actor) => [actor, expectedFor(id, actor)]));
  const outcomes: Record<string, string> = {};
  for (const actor of ACTORS) {
    const { status, body } = await call(people[actor], endpoint);
    outcomes[actor] = outcomeOf(status, body?.code, expected[actor]);
  }
  expect(outcomes).toEqual(expected);
});

describe('an administrator whose term for a passkey is over (A-12)', () => {
  let late: Visitor;
  beforeAll(async () => {
    late = await aMemberOfStaff(product, 'administrator');
    await product.db.run(endTerm, { accountId: late.accountId, now: product.clock.now() });
  });

  test('is let in by what needs no passkey, and by nothing else', async () => {
    const closed = IN_ORDER.filter(({ access }) => access.includes('administrator'));
    const wrong: string[] = [];
    for (const endpoint of closed) {
      const { status, body } = await call(late, endpoint);
      const isRefused = status === 403 && body?.code === 'passkey-required';
      if (status >= 500 || isRefused === WITHOUT_PASSKEY.includes(endpoint.id))
        wrong.push(`${endpoint.id}: ${status} ${String(body?.code)}`);
    }
    expect([closed.length > 0, wrong]).toEqual([true, []]);
  });
});

test('live events are for signed-in people only', async () => {
  for (const actor of ACTORS.filter((kind) => expectedFor('identity.read-me', kind) === 'sign-in'))
    expect((await people[actor].get('/api/events')).status, actor).toBe(401);
});
