import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { bothInCall, bothInRoom } from './call-people.ts';
import { arrived, connected, hears, press } from './call-side.ts';
import type { Side } from './call-side.ts';

let product: TestProduct;
let browser: Browser;

test.beforeAll(async () => {
  product = await openTestProduct({ pages: true, start: soon() });
  browser = await launchHeadlessShell(FAKE_MEDIA);
});

test.afterAll(async () => {
  await browser.close();
  await product.close();
});

async function write({ page, t }: Side, words: string): Promise<void> {
  await page.locator('input[name=message]').fill(words);
  await page.getByRole('button', { name: t('room.chat-send'), exact: true }).click();
}

/** Runs the product's pending events until the page has `count` elements `sign`; fails after ten seconds. */
async function nudged({ page }: Side, sign: string, count = 1): Promise<void> {
  await expect
    .poll(async () => {
      await product.settle();
      return page.locator(sign).count();
    })
    .toBe(count);
}

const inSight = ({ page }: Side, sign: string) =>
  page
    .locator(sign)
    .last()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test('PAT-CALL-04, 05: the call can fill the screen and leave it again; the chat works in full screen', async () => {
  const { patient, doctor } = await bothInCall({ product, browser }, await aCall(product));
  await press(doctor, 'chat');
  for (const [one, other, words] of [
    [patient, doctor, 'Naandika hapa'],
    [doctor, patient, 'I read it here'],
  ] as const) {
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
  // A message counts as seen shortly after it is on the page. The two messages have almost the same time, so either can
  // be the last.
  await expect(patient.page.locator('.call-unread')).toHaveCount(0);
});

test('a message counts as read only when it was visible on the screen', async () => {
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
});

test('a message written without a network survives a reload and is sent once, without a press, when the network is back', async () => {
  const people = await aCall(product);
  const { patient, doctor } = await bothInCall({ product, browser }, people);
  await press(patient, 'chat');
  await patient.page.route('**/messages', (route) => route.abort());
  await write(patient, 'Bado naumwa');
  await patient.page.getByText(patient.t('room.chat-waiting')).waitFor();
  await patient.page.reload();
  await Promise.all([connected(patient), connected(doctor)]);
  await patient.page.unroute('**/messages');
  // The chat stays closed: the message is sent without opening it.
  await expect
    .poll(async () =>
      (
        (await people.doctor.get(`/api/appointments/${people.bookingId}/messages`)).body.data.messages as {
          text: string;
        }[]
      ).map(({ text }) => text),
    )
    .toEqual(['Bado naumwa']);
});

test('PAT-CALL-03: the other camera replaces the first one, and its picture arrives', async () => {
  const { patient, doctor } = await bothInCall(
    { product, browser },
    await aCall(product, -5, undefined, { call_type: 'video' }),
  );
  const cameras = () =>
    patient.page.evaluate(() =>
      (window as unknown as { given: MediaStreamTrack[] }).given
        .filter(({ kind }) => kind === 'video')
        .map((track) => track.readyState),
    );
  await doctor.page.locator('video.call-picture').waitFor();
  await expect(patient.page.locator('video.call-own.mirrored')).toHaveCount(1);
  await press(patient, 'switch');
  // Only the camera that faces the person is mirrored.
  await patient.page.locator('video.call-own:not(.mirrored)').waitFor();
  expect(await cameras()).toEqual(['ended', 'live']);
  const { video } = await arrived(doctor);
  await expect.poll(async () => (await arrived(doctor)).video).toBeGreaterThan(video + 5000);
});

test('PAT-CALL-08, ERR-14: without a connection, a retry with voice only is offered after twenty seconds, and works', async () => {
  const people = await aCall(product, -5, undefined, { call_type: 'video' });
  const { patient, doctor } = await bothInRoom({ product, browser }, people, () => {
    // No connection is possible until `repaired` is set: only a relay is allowed, and there is none.
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'repaired' in window ? 'all' : 'relay' });
      }
    };
  });
  await patient.page.locator('[data-phase=connecting]').waitFor();
  await doctor.page.locator('video.call-own').waitFor();
  await Promise.all(
    [patient, doctor].map(({ page, t }) => page.getByRole('button', { name: t('room.try-again') }).waitFor()),
  );
  await doctor.page.evaluate(() => Object.assign(window, { repaired: true }));
  await doctor.page.getByRole('button', { name: doctor.t('room.try-again') }).click();
  await Promise.all([connected(patient), connected(doctor)]);
  await Promise.all([hears(patient), hears(doctor)]);
  await expect(doctor.page.locator('video.call-own')).toHaveCount(0);
});
