import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(Object.entries(DECIDING))('%s', (_, { ask, factor }) => {
  test('is refused to the person whom it is about', async () => {
    const { status, body } = await ask(self, subject);
    expect([status, OWN.includes(body.code) ? 'own' : body.code]).toEqual([409, 'own']);
  });

  test('is refused to their family', async () => {
    const { status, body } = await ask(relative, subject);
    expect([status, body.code]).toEqual([409, 'about-family']);
  });

  test.runIf(factor)('is refused with a factor that is older than five minutes', async () => {
    const { status, body } = await ask(stale, subject);
    expect([status, body.code]).toEqual([403, 'step-up-required']);
  });
});
