import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { FAKE_MEDIA, launchBrowser } from './browser.ts';
import { bothInCall, bothInRoom } from './call-people.ts';
import { arrived, connected, hears, press } from './call-side.ts';
import type { Side } from './call-side.ts';

let product: TestProduct;
let browser: Browser;

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  browser = await launchBrowser(FAKE_MEDIA);
});

afterAll(async () => {
  await browser.close();
  await product.close();
});

async function write({ page, t }: Side, words: string): Promise<void> {
  await page.locator('input[name=message]').fill(words);
  await page.getByRole('button', { name: t('room.chat-send'), exact: true }).click();
}

/** Runs the product's events until the sign is on the page, or no longer. */
async function nudged({ page }: Side, sign: string, count = 1): Promise<void> {
  await expect.poll(async () => {
    await product.settle();
    return page.locator(sign).count();
  }, { timeout: 10_000 }).toBe(count);
}

const inSight = ({ page }: Side, sign: string) => page.locator(sign).last().evaluate((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
});

test('PAT-CALL-04, 05: the call fills the screen and comes back; the chat is read and written there', async () => {
  const { patient, doctor } = await bothInCall({ product, browser }, await aCall(product));
  await press(doctor, 'chat');
  for (const [one, other, words] of [[patient, doctor, 'Naandika hapa'], [doctor, patient, 'I read it here']] as const) {
    await press(one, 'full');
    await expect.poll(() => one.page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    if (one === patient) await press(one, 'chat');
    await write(one, words);
    await expect.poll(() => inSight(one, '.call-said')).toBe(true);
    await other.page.getByText(words).waitFor();
    await one.page.locator('.call-control.full').scrollIntoViewIfNeeded();
    await press(one, 'full');
    await expect.poll(() => one.page.evaluate(() => document.fullscreenElement)).toBe(null);
  }
  // A message counts as seen a moment after it is on the page. The two of this chat are of one moment, so either may stand last.
  await expect.poll(() => patient.page.locator('.call-unread').count()).toBe(0);
}, 90_000);

test('only what the person has had before their eyes counts as read', async () => {
  const { patient, doctor } = await bothInCall({ product, browser }, await aCall(product));
  await press(patient, 'chat');
  await patient.page.locator('input[name=message]').waitFor();
  await patient.page.locator('.call-stage').evaluate((stage: HTMLElement) => {
    stage.style.minHeight = '150vh';
    scrollTo(0, 0);
  });
  await press(doctor, 'chat');
  await write(doctor, 'Take it after meals');
  await nudged(patient, '.call-unread');
  await patient.page.locator('input[name=message]').scrollIntoViewIfNeeded();
  await nudged(patient, '.call-unread', 0);
}, 90_000);

test('what is written without a network survives the end of the page, and goes by itself, once, when it is back', async () => {
  const people = await aCall(product);
  const { patient, doctor } = await bothInCall({ product, browser }, people);
  await press(patient, 'chat');
  await patient.page.route('**/messages', (route) => route.abort());
  await write(patient, 'Bado naumwa');
  await patient.page.getByText(patient.t('room.chat-waiting')).waitFor();
  await patient.page.reload();
  await Promise.all([connected(patient), connected(doctor)]);
  await patient.page.unroute('**/messages');
  // Nobody opens the chat here: what was left goes without that.
  await expect.poll(async () => ((await people.doctor.get(`/api/appointments/${people.bookingId}/messages`)).body.data.messages as { text: string }[]).map(({ text }) => text), { timeout: 30_000 }).toEqual(['Bado naumwa']);
}, 90_000);

test('PAT-CALL-03: the other camera takes the place of the first, and its picture arrives', async () => {
  const { patient, doctor } = await bothInCall({ product, browser }, await aCall(product, -5, undefined, { call_type: 'video' }));
  const cameras = () => patient.page.evaluate(() => (window as unknown as { given: MediaStreamTrack[] }).given.filter(({ kind }) => kind === 'video').map((track) => track.readyState));
  await press(patient, 'camera');
  await doctor.page.locator('video.call-picture').waitFor();
  expect(await patient.page.locator('video.call-own.mirrored').count()).toBe(1);
  await press(patient, 'switch');
  // Only what faces the person is shown like a mirror.
  await patient.page.locator('video.call-own:not(.mirrored)').waitFor();
  expect(await cameras()).toEqual(['ended', 'live']);
  const { video } = await arrived(doctor);
  await expect.poll(async () => (await arrived(doctor)).video, { timeout: 10_000 }).toBeGreaterThan(video + 5000);
}, 90_000);

test('PAT-CALL-08, ERR-14: where no connection comes about, trying again with the voice only is offered after twenty seconds, and works', async () => {
  const people = await aCall(product, -5, undefined, { call_type: 'video' });
  const { patient, doctor } = await bothInRoom({ product, browser }, people, () => {
    // Until the line is repaired, nothing gets through: only a relay would be taken, and there is none.
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'repaired' in window ? 'all' : 'relay' });
      }
    };
  });
  await patient.page.locator('[data-phase=connecting]').waitFor();
  await press(doctor, 'camera');
  await Promise.all([patient, doctor].map(({ page, t }) => page.getByRole('button', { name: t('room.try-again') }).waitFor({ timeout: 30_000 })));
  await doctor.page.evaluate(() => Object.assign(window, { repaired: true }));
  await doctor.page.getByRole('button', { name: doctor.t('room.try-again') }).click();
  await Promise.all([connected(patient), connected(doctor)]);
  await Promise.all([hears(patient), hears(doctor)]);
  expect(await doctor.page.locator('video').count()).toBe(0);
}, 90_000);
