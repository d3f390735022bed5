import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aPushBrowser, digestOf, ringsClosed } from '../../../test/push-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { MINUTE } from '../../platform/time.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2038-01-15T08:00:00Z');
const rows = statement<{ accountId: string }, { text: string }>(
  'test.push-rows',
  'select p::text as text from push_subscriptions p where account_id = $accountId',
);

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({
    start: START,
    environment: { PUBLIC_URL: 'http://localhost', DATABASE_POOL: '20' },
  });
});
afterAll(() => product.close());

const stateOf = async (visitor: Visitor, digest: string) =>
  (await visitor.get(`/api/doctor/push?endpoint_digest=${digest}`)).body.data.subscribed as boolean;
const keptOf = async ({ accountId }: Visitor) => (await product.db.many(rows, { accountId })).length;
describe('a browser that wants to be rung with the page closed', () => {
  test('is subscribed for this sign-in session only, and may subscribe twice', async () => {
    const { browser, phone } = await aWorkingDoctor(product);
    const { subscription, digest } = await ringsClosed(product, browser);
    expect((await browser.post('/api/doctor/push', subscription)).body.data).toMatchObject({ subscribed: true });
    expect([
      await stateOf(browser, digest),
      await stateOf(browser, digestOf('another')),
      await keptOf(browser),
    ]).toEqual([true, false, 1]);
    product.clock.advance(2 * MINUTE);
    expect(await stateOf(await signInAsDoctor(product, phone), digest)).toBe(false);
  });

  test('is kept as a digest and a sealed text: neither address nor keys can be read from the table', async () => {
    const { browser } = await aWorkingDoctor(product);
    const {
      subscription: { endpoint, keys },
    } = await ringsClosed(product, browser);
    const [{ text }] = (await product.db.many(rows, { accountId: browser.accountId })) as [{ text: string }];
    const spelled = text.replaceAll(
      /\\x([0-9a-f]+)/g,
      (whole, hex: string) => `${whole}${Buffer.from(hex, 'hex').toString('latin1')}`,
    );
    for (const secret of [endpoint, endpoint.split('/').at(-1)!, keys.p256dh, keys.auth])
      expect(spelled).not.toContain(secret);
  });

  test.each([
    'https://evil.example/push',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'no address',
  ])('is refused with the address %s (X-01)', async (endpoint) => {
    const { browser } = await aWorkingDoctor(product);
    const { subscription } = await aPushBrowser(
      product,
      (await browser.get('/api/doctor/push')).body.data.public_key as string,
    );
    expect(await browser.post('/api/doctor/push', { ...subscription, endpoint })).toMatchObject({
      status: 422,
      body: { code: 'push-not-accepted' },
    });
    expect(
      await browser.post('/api/doctor/push', { ...subscription, endpoint: `${product.sandboxUrl}/api/me` }),
    ).toMatchObject({ status: 422, body: { code: 'push-not-accepted' } });
    expect(await keptOf(browser)).toBe(0);
  });

  test('is accepted with the address of a real push service, and refused with invalid keys', async () => {
    const { browser } = await aWorkingDoctor(product);
    const {
      subscription: { keys },
    } = await aPushBrowser(product, (await browser.get('/api/doctor/push')).body.data.public_key as string);
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA';
    expect(
      (await browser.post('/api/doctor/push', { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } })).body.code,
    ).toBe('push-not-accepted');
    expect((await browser.post('/api/doctor/push', { endpoint, keys: { ...keys, auth: 'short' } })).body.code).toBe(
      'invalid-input',
    );
    expect((await browser.post('/api/doctor/push', { endpoint, keys })).status).toBe(200);
  });

  test('is one of ten at most: the oldest one is removed, also when many subscribe at once', async () => {
    const { browser } = await aWorkingDoctor(product);
    const first = await ringsClosed(product, browser);
    product.clock.advance(1000);
    await Promise.all(Array.from({ length: 14 }, () => ringsClosed(product, browser)));
    expect([await keptOf(browser), await stateOf(browser, first.digest)]).toEqual([10, false]);
  });

  test('can be unsubscribed by its own doctor only', async () => {
    const [one, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
    const { digest } = await ringsClosed(product, one.browser);
    expect((await other.browser.delete('/api/doctor/push', { endpoint_digest: digest })).status).toBe(200);
    expect([await stateOf(one.browser, digest), await stateOf(other.browser, digest)]).toEqual([true, false]);
    for (let times = 0; times < 2; times += 1)
      expect((await one.browser.delete('/api/doctor/push', { endpoint_digest: digest })).body.data).toMatchObject({
        subscribed: false,
      });
    expect([await stateOf(one.browser, digest), await keptOf(one.browser)]).toEqual([false, 0]);
  });

  test('rings for the doctor who subscribed in it last', async () => {
    const [one, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
    const { subscription, digest } = await ringsClosed(product, one.browser);
    await other.browser.post('/api/doctor/push', subscription);
    expect([
      await stateOf(one.browser, digest),
      await stateOf(other.browser, digest),
      await keptOf(one.browser),
    ]).toEqual([false, true, 0]);
  });

  test('is deleted when its session ends, by signing out or from another device', async () => {
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

  test('is deleted with the account', async () => {
    const { browser } = await aWorkingDoctor(product);
    await ringsClosed(product, browser);
    expect((await browser.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await keptOf(browser)).toBe(0);
  });
});
