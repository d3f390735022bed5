import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aPushBrowser, digestOf, receivedBy, ringsClosed } from '../../../test/push-makers.ts';
import { settle } from '../../../test/settle.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deliverPush } from './deliver-push.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2027-01-15T08:00:00Z');
const REASON = 'Anahema kwa shida';
const rows = statement<{ text: string }>('test.push-rows', 'select p::text as text from push_subscriptions p where account_id = $1');
const successes = statement<{ last_success_at: Date | null }>('test.push-successes', 'select last_success_at from push_subscriptions where account_id = $1');
const latest = statement<{ id: string }>('test.latest-push', 'select id from push_subscriptions where account_id = $1 order by created_at desc, id desc limit 1');

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ start: START, environment: { PUBLIC_URL: 'http://localhost', DATABASE_POOL: '20' } }); });
afterAll(() => product.close());

const stateOf = async (visitor: Visitor, digest: string) => (await visitor.get(`/api/doctor/push?endpoint_digest=${digest}`)).body.data.subscribed as boolean;
const keptOf = async ({ accountId }: Visitor) => (await product.db.many(rows, [accountId])).length;
const outside = (scenario: object | null) => fetch(`${product.sandboxUrl}/sandbox/scenario`, scenario === null
  ? { method: 'DELETE' } : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(scenario) });

async function emergency(doctorId: string): Promise<string> {
  const patient = await product.patient();
  const opened = await patient.post('/api/bookings', { doctor_id: doctorId, is_emergency: true, reason: REASON });
  expect(opened.status, opened.text).toBe(201);
  await pay(product, patient, opened.body.data.id);
  await settle(product.services);
  return opened.body.data.id as string;
}

describe('a browser that wants to be rung with the page closed', () => {
  test('is known from then on, to this sign-in only, and may ask twice', async () => {
    const { browser, phone } = await aWorkingDoctor(product);
    const { subscription, digest } = await ringsClosed(product, browser);
    expect((await browser.post('/api/doctor/push', subscription)).body.data).toMatchObject({ subscribed: true });
    expect([await stateOf(browser, digest), await stateOf(browser, digestOf('another')), await keptOf(browser)]).toEqual([true, false, 1]);
    product.clock.advance(2 * MINUTE);
    expect(await stateOf(await signInAsDoctor(product, phone), digest)).toBe(false);
  });

  test('is kept as a digest and a sealed text: neither address nor keys can be read from the table', async () => {
    const { browser } = await aWorkingDoctor(product);
    const { subscription: { endpoint, keys } } = await ringsClosed(product, browser);
    const [{ text }] = (await product.db.many(rows, [browser.accountId])) as [{ text: string }];
    const spelled = text.replaceAll(/\\x([0-9a-f]+)/g, (whole, hex: string) => `${whole}${Buffer.from(hex, 'hex').toString('latin1')}`);
    for (const secret of [endpoint, endpoint.split('/').at(-1)!, keys.p256dh, keys.auth]) expect(spelled).not.toContain(secret);
  });

  test.each([
    'https://evil.example/push', 'http://fcm.googleapis.com/fcm/send/x', 'https://fcm.googleapis.com.evil.example/x', 'https://127.0.0.1/x', 'http://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:8443/x', 'https://fcm.googleapis.com@10.0.0.1/x', 'no address',
  ])('is refused with the address %s (X-01)', async (endpoint) => {
    const { browser } = await aWorkingDoctor(product);
    const { subscription } = await aPushBrowser(product, (await browser.get('/api/doctor/push')).body.data.public_key as string);
    expect(await browser.post('/api/doctor/push', { ...subscription, endpoint })).toMatchObject({ status: 422, body: { code: 'push-not-accepted' } });
    expect(await browser.post('/api/doctor/push', { ...subscription, endpoint: `${product.sandboxUrl}/api/me` })).toMatchObject({ status: 422, body: { code: 'push-not-accepted' } });
    expect(await keptOf(browser)).toBe(0);
  });

  test('is accepted with the address of a real push service, and refused with keys that are none', async () => {
    const { browser } = await aWorkingDoctor(product);
    const { subscription: { keys } } = await aPushBrowser(product, (await browser.get('/api/doctor/push')).body.data.public_key as string);
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA';
    expect((await browser.post('/api/doctor/push', { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } })).body.code).toBe('push-not-accepted');
    expect((await browser.post('/api/doctor/push', { endpoint, keys: { ...keys, auth: 'short' } })).body.code).toBe('invalid-input');
    expect((await browser.post('/api/doctor/push', { endpoint, keys })).status).toBe(200);
  });

  test('is one of ten at most: the longest known one gives way, also of many at once', async () => {
    const { browser } = await aWorkingDoctor(product);
    const first = await ringsClosed(product, browser);
    product.clock.advance(1000);
    await Promise.all(Array.from({ length: 14 }, () => ringsClosed(product, browser)));
    expect([await keptOf(browser), await stateOf(browser, first.digest)]).toEqual([10, false]);
  });

  test('is switched off by its own doctor, not by another one', async () => {
    const [one, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
    const { digest } = await ringsClosed(product, one.browser);
    expect((await other.browser.delete('/api/doctor/push', { endpoint_digest: digest })).status).toBe(200);
    expect([await stateOf(one.browser, digest), await stateOf(other.browser, digest)]).toEqual([true, false]);
    for (let times = 0; times < 2; times += 1) expect((await one.browser.delete('/api/doctor/push', { endpoint_digest: digest })).body.data).toMatchObject({ subscribed: false });
    expect([await stateOf(one.browser, digest), await keptOf(one.browser)]).toEqual([false, 0]);
  });

  test('rings for the doctor who asked in it last', async () => {
    const [one, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
    const { subscription, digest } = await ringsClosed(product, one.browser);
    await other.browser.post('/api/doctor/push', subscription);
    expect([await stateOf(one.browser, digest), await stateOf(other.browser, digest), await keptOf(one.browser)]).toEqual([false, true, 0]);
  });

  test('is forgotten when the sign-in ends, by signing out or from another device', async () => {
    const { browser, phone } = await aWorkingDoctor(product);
    await ringsClosed(product, browser);
    product.clock.advance(2 * MINUTE);
    const second = await signInAsDoctor(product, phone);
    const { digest } = await ringsClosed(product, second);
    await browser.post('/api/auth/sign-out');
    await product.settle();
    expect([await keptOf(second), await stateOf(second, digest)]).toEqual([1, true]);
    product.clock.advance(2 * MINUTE);
    const third = await signInAsDoctor(product, phone);
    const devices = (await third.get('/api/me/devices')).body.data as { id: string; current: boolean }[];
    expect((await third.delete(`/api/me/devices/${devices.find(({ current }) => !current)!.id}`)).status).toBe(200);
    await product.settle();
    expect(await keptOf(second)).toBe(0);
  });

  test('is forgotten with the account', async () => {
    const { browser } = await aWorkingDoctor(product);
    await ringsClosed(product, browser);
    expect((await browser.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await keptOf(browser)).toBe(0);
  });
});

describe('an emergency', () => {
  let asked: WorkingDoctor;
  let other: WorkingDoctor;
  beforeAll(async () => {
    [asked, other] = [await aWorkingDoctor(product, { specialty: 'general-practitioner' }), await aWorkingDoctor(product, { specialty: 'dentist' })];
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
      kind: 'emergency', url: '/doctor/dashboard', tag: push!.topic, title: 'Emergency: a patient needs a doctor now', body: 'Open your dashboard. The first doctor to accept has it.',
    });
    expect(push!.topic).toMatch(/^[\w-]{32}$/);
    for (const needle of [REASON, 'Asha', 'Juma', '+255', id, '/e/']) expect(JSON.stringify(push)).not.toContain(needle);
    expect((await product.db.many(successes, [asked.browser.accountId])).every(({ last_success_at: at }) => at !== null)).toBe(true);
    await settle(product.services);
    expect((await receivedBy(phone)).length).toBe(1);
  });

  test('speaks the language of the doctor, and of one occasion every browser hears the same topic', async () => {
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

  test.each(['unavailable', 'too-many'])('is tried again while the push service is %s, with the time that is left, and not after the escalation', async (push) => {
    const browser = await ringsClosed(product, asked.browser);
    const { id: subscriptionId } = await product.db.one(latest, [asked.browser.accountId]);
    const until = later(product.clock.now(), 5 * MINUTE).toISOString();
    const ring = () => deliverPush(product.ctx(), { subscriptionId, template: 'emergency-ring', topic: 'one', until });
    await outside({ push });
    await expect(ring()).rejects.toThrow(/was not taken/);
    await outside(null);
    product.clock.advance(MINUTE);
    await ring();
    expect((await receivedBy(browser)).map(({ ttl }) => ttl)).toEqual([240]);
    product.clock.advance(4 * MINUTE);
    await ring();
    expect((await receivedBy(browser)).length).toBe(1);
  });

  test('is not tried again where the push service refuses it, and the browser stays', async () => {
    const browser = await ringsClosed(product, asked.browser);
    const { id: subscriptionId } = await product.db.one(latest, [asked.browser.accountId]);
    await outside({ push: 'too-large' });
    await deliverPush(product.ctx(), { subscriptionId, template: 'emergency-ring', topic: 'one', until: later(product.clock.now(), MINUTE).toISOString() });
    await outside(null);
    expect([await stateOf(asked.browser, browser.digest), await receivedBy(browser)]).toEqual([true, []]);
  });

  test('does not ring where the sign-in is over, by its age alone too', async () => {
    product.clock.advance(2 * MINUTE);
    const browser = await ringsClosed(product, await signInAsDoctor(product, asked.phone));
    product.clock.advance(24 * HOUR);
    await emergency(asked.id);
    expect([await receivedBy(browser), await keptOf(asked.browser)]).toEqual([[], 0]);
  });
});
