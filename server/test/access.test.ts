import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { statement } from '../src/platform/database/statement.ts';
import { ACCESS } from './access-matrix.ts';
import type { Outcome } from './access-matrix.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { IN_ORDER, call } from './security/every-endpoint.ts';
import { ACTORS, oneOfEach } from './security/people.ts';
import type { ActorKind } from './security/people.ts';
import type { Visitor } from './visitor.ts';

let product: TestProduct;
let people: Record<ActorKind, Visitor>;
const everybody = statement<{ people: number }>('test.everybody', 'select (select count(*) from accounts) + (select count(*) from sessions) as people');
let onFreshDatabase: number;

beforeAll(async () => {
  product = await openTestProduct();
  onFreshDatabase = (await product.db.one(everybody)).people;
  people = await oneOfEach(product);
});
afterAll(() => product.close());

test('a fresh database knows nobody: no default account, no session (A-01)', () => { expect(onFreshDatabase).toBe(0); });

test('the matrix has one row for each endpoint and no other', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
});

test('each id in a path says what it belongs to (Z-04)', () => {
  const untagged = ENDPOINTS.flatMap(({ id, path, owns }) => [...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => name!).filter((name) => owns?.[name] === undefined).map((name) => `${id} ${name}`));
  expect(untagged).toEqual([]);
});

/** A session that is over, ended or forged is none at all. */
function expectedFor(id: string, actor: ActorKind): Outcome | undefined {
  return ACCESS[id]?.[actor === 'patient' || actor === 'doctor' ? actor : 'nobody'];
}

function outcomeOf(status: number, code: unknown, expected: Outcome | undefined): string {
  if (status >= 500) return `failed with ${status}`;
  if (expected === 'secret') return status >= 400 ? 'secret' : `answered ${status}`;
  if (status === 401 && code === 'not-signed-in') return 'sign-in';
  return status === 403 ? 'refused' : 'in';
}

describe.each(IN_ORDER.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  test.each(ACTORS.map((actor) => [actor, expectedFor(id, actor)] as const))('%s: %s', async (actor, expected) => {
    const { status, body } = await call(people[actor], endpoint);
    expect(outcomeOf(status, body?.code, expected)).toBe(expected);
  });
});

test('live nudges are for signed-in people only', async () => {
  for (const actor of ['nobody', 'expired', 'revoked', 'tampered'] as const) expect((await people[actor].get('/api/events')).status).toBe(401);
});
