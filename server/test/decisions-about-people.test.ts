import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { MINUTE, SECOND } from '../src/platform/time.ts';
import { asSystem } from './as-system.ts';
import { aSubject } from './decided-subject.ts';
import type { Subject } from './decided-subject.ts';
import { DECIDING, UNSORTED } from './deciding-routes.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { aMemberOfStaff, giveSession } from './staff-makers.ts';
import type { Visitor } from './visitor.ts';

let product: TestProduct;
let subject: Subject;
let self: Visitor;
let relative: Visitor;
let stale: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  ({ subject, self } = await aSubject(product));
  stale = await aMemberOfStaff(product, 'administrator');
  product.clock.advance(5 * MINUTE + SECOND);
  relative = await aMemberOfStaff(product, 'administrator');
  await giveSession(product, self, subject.accountId, 'administrator');
  // The subject grew up in the care of the relative and took the record along.
  await asSystem(
    product,
    `insert into people (id, guardian_id, relation, name_sealed, consent_version, consented_at, created_at, taken_by, taken_at, take_over_consent, removed_at)
     values ($1, $2, 'child', null, 1, now(), now(), $3, now(), 1, now())`,
    [randomUUID(), relative.accountId, subject.accountId],
  );
});
afterAll(() => product.close());

const OWN = [
  'about-you',
  'own-account',
  'own-doctor',
  'own-approval',
  'own-payout',
  'coupon-own-account',
  'break-glass-own-record',
];

test('each route of people who work here says whether it decides about a person', () => {
  expect(UNSORTED).toEqual([]);
});

/** The same person in a session of the role that the route admits: administrators, or else staff admins. */
async function admitted(id: string, person: Visitor): Promise<Visitor> {
  const { access } = ENDPOINTS.find((endpoint) => endpoint.id === id)!;
  if (access.includes('administrator')) return person;
  const other = product.visitor();
  await asSystem(product, "update accounts set roles = roles || array['staff-admin'] where id = $1", [
    person.accountId,
  ]);
  await giveSession(product, other, person.accountId, 'staff-admin');
  return other;
}

describe.each(Object.entries(DECIDING))('%s', (id, { ask }) => {
  test('is refused to the person whom it is about', async () => {
    const { status, body } = await ask(await admitted(id, self), subject);
    expect([status, OWN.includes(body.code) ? 'own' : body.code]).toEqual([409, 'own']);
  });

  test('is refused to their family', async () => {
    const { status, body } = await ask(await admitted(id, relative), subject);
    expect([status, body.code]).toEqual([409, 'about-family']);
  });
});

const withFactor = Object.entries(DECIDING).filter(([, { factor }]) => factor);
test.each(withFactor)('%s is refused with a factor that is older than five minutes', async (_, { ask }) => {
  const { status, body } = await ask(stale, subject);
  expect([status, body.code]).toEqual([403, 'step-up-required']);
});
