import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { receivedBy, ringsClosed } from '../../../test/push-makers.ts';
import { settle } from '../../../test/settle.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deliverPush } from './deliver-push.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2038-01-15T08:00:00Z');
const REASON = 'Anahema kwa shida';
const rows = statement<{ accountId: string }, { text: string }>(
  'test.push-rows',
  'select p::text as text from push_subscriptions p where account_id = $accountId',
);
const successes = statement<{ accountId: string }, { last_success_at: Date | null }>(
  'test.push-successes',
  'select last_success_at from push_subscriptions where account_id = $accountId',
);
const latest = statement<{ accountId: string }, { id: string }>(
  'test.latest-push',
  'select id from push_subscriptions where account_id = $accountId order by created_at desc, id desc limit 1',
);

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({
    still: true,
    start: START,
    environment: { PUBLIC_URL: 'http://localhost', DATABASE_POOL: '20' },
  });
});
afterAll(() => product.close());

const stateOf = async (visitor: Visitor, digest: string) =>
  (await visitor.get(`/api/doctor/push?endpoint_digest=${digest}`)).body.data.subscribed as boolean;
const keptOf = async ({ accountId }: Visitor) => (await product.db.many(rows, { accountId })).length;
const outside = (scenario: object | null) =>
  fetch(
    `${product.sandboxUrl}/sandbox/scenario`,
    scenario === null
      ? { method: 'DELETE' }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(scenario) },
  );

async function emergency(doctorId: string): Promise<string> {
  const patient = await product.patient();
  const opened = await patient.post('/api/bookings', { doctor_id: doctorId, is_emergency: true, reason: REASON });
  expect(opened.status, opened.text).toBe(201);
  await pay(product, patient, opened.body.data.id);
  await settle(product.services);
  return opened.body.data.id as string;
}

describe('an emergency', () => {
  let asked: WorkingDoctor;
  let other: WorkingDoctor;
  beforeAll(async () => {
    [asked, other] = [
      await aWorkingDoctor(product, { specialty: 'general-practitioner' }),
      await aWorkingDoctor(product, { specialty: 'dentist' }),
    ];
  });

  test('rings exactly the browsers of the rung doctors, until the escalation, and names neither patient nor reason (W23)', async () => {
    const [phone, desk] = [await ringsClosed(product, asked.browser), await ringsClosed(product, asked.browser)];
    const elsewhere = await ringsClosed(product, other.browser);
    const id = await emergency(asked.id);
    const [push, ...more] = await receivedBy(phone);
    expect([more.length, (await receivedBy(desk)).length, await receivedBy(elsewhere)]).toEqual([0, 1, []]);
    expect(push).toMatchObject({ urgency: 'high' });
    expect([push!.ttl > 0, push!.ttl <= 300]).toEqual([true, true]);
    const said = JSON.parse(push!.text!) as Record<string, string>;
    expect(said).toEqual({
      kind: 'emergency',
      url: '/doctor/dashboard',
      tag: push!.topic,
      title: 'Emergency: a patient needs a doctor now',
      body: 'Open your dashboard. The first doctor to accept has it.',
    });
    expect(push!.topic).toMatch(/^[\w-]{32}$/);
    for (const needle of [REASON, 'Asha', 'Juma', '+255', id, '/e/'])
      expect(JSON.stringify(push)).not.toContain(needle);
    expect(
      (await product.db.many(successes, { accountId: asked.browser.accountId })).every(
        ({ last_success_at: at }) => at !== null,
      ),
    ).toBe(true);
    await settle(product.services);
    expect((await receivedBy(phone)).length).toBe(1);
  });

  test('uses the language of the doctor, and one topic per occasion for all browsers', async () => {
    await asked.browser.patch('/api/me', { language: 'sw' });
    const browsers = [await ringsClosed(product, asked.browser), await ringsClosed(product, asked.browser)];
    await emergency(asked.id);
    const pushes = await Promise.all(browsers.map(async (browser) => (await receivedBy(browser))[0]!));
    expect(JSON.parse(pushes[0]!.text!)).toMatchObject({ title: 'Dharura: mgonjwa anahitaji daktari sasa' });
    expect(new Set(pushes.map(({ topic }) => topic)).size).toBe(1);
    await asked.browser.patch('/api/me', { language: 'en' });
  });

  test.each(['gone', 'not-found'])('forgets a browser that is %s', async (push) => {
    const { digest } = await ringsClosed(product, asked.browser);
    await outside({ push });
    await emergency(asked.id);
    await outside(null);
    expect([await stateOf(asked.browser, digest), await keptOf(asked.browser)]).toEqual([false, 0]);
  });

  test.each(['unavailable', 'too-many'])(
    'is tried again while the push service is %s, with the time that is left, and not after the escalation',
    async (push) => {
      const browser = await ringsClosed(product, asked.browser);
      const { id: subscriptionId } = await product.db.one(latest, { accountId: asked.browser.accountId });
      const until = later(product.clock.now(), 5 * MINUTE).toISOString();
      const ring = () =>
        deliverPush(product.ctx(), { subscriptionId, template: 'emergency-ring', topic: 'one', until });
      await outside({ push });
      await expect(ring()).rejects.toThrow(/was not taken/);
      await outside(null);
      product.clock.advance(MINUTE);
      await ring();
      expect((await receivedBy(browser)).map(({ ttl }) => ttl)).toEqual([240]);
      product.clock.advance(4 * MINUTE);
      await ring();
      expect((await receivedBy(browser)).length).toBe(1);
    },
  );

  test('is not tried again where the push service refuses it, and the browser stays', async () => {
    const browser = await ringsClosed(product, asked.browser);
    const { id: subscriptionId } = await product.db.one(latest, { accountId: asked.browser.accountId });
    await outside({ push: 'too-large' });
    await deliverPush(product.ctx(), {
      subscriptionId,
      template: 'emergency-ring',
      topic: 'one',
      until: later(product.clock.now(), MINUTE).toISOString(),
    });
    await outside(null);
    expect([await stateOf(asked.browser, browser.digest), await receivedBy(browser)]).toEqual([true, []]);
  });

  test('does not ring a browser whose sign-in session has ended or expired', async () => {
    product.clock.advance(2 * MINUTE);
    const browser = await ringsClosed(product, await signInAsDoctor(product, asked.phone));
    product.clock.advance(24 * HOUR);
    await emergency(asked.id);
    expect([await receivedBy(browser), await keptOf(asked.browser)]).toEqual([[], 0]);
  });
});
