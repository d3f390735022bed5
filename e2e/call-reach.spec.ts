import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import type { CallPeople } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { builtScript } from './built-script.ts';
import { personSide } from './call-people.ts';
import { connected, press } from './call-side.ts';
import type { Side } from './call-side.ts';

const CHAT = builtScript('src/call-screen/chat-panel.tsx');

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

/** Lists the faults of the controls: outside the screen, or overlapping one another. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (box: DOMRect) =>
      box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    const wrong = ['end', 'chat']
      .filter((name) => !inside(document.querySelector(`.call-control.${name}`)!.getBoundingClientRect()))
      .map((name) => `${name} is out of reach`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen');
    // The part of the element that is visible: content scrolled out of sight inside a container overlaps nothing.
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, box.left),
          Math.max(top, box.top),
          Math.min(right, box.right),
          Math.min(bottom, box.bottom),
        ];
      }
      return { left, top: Math.max(0, top), right, bottom: Math.min(innerHeight, bottom) };
    };
    const boxes = [
      ...document.querySelectorAll(
        'a[href], button, select, input, summary, video.call-own, .call-message, .call-notices .notice',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip'))
      .map((element) => ({ element, ...seen(element) }))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1) wrong.push(`“${nameOf(one.element)}” lies over “${nameOf(other.element)}”`);
      }
    }
    return wrong;
  });
}

/**
 * Opens both people in a video call and waits until they are connected. The patient uses the device that is measured.
 */
async function inCall(
  people: CallPeople,
  device: Device,
  language: Language,
): Promise<{ patient: Side; doctor: Side }> {
  const [patient, doctor] = [
    await personSide({ product, browser }, people.patient, device, language),
    await personSide({ product, browser }, people.doctor, 'desktop', 'en'),
  ];
  for (const { page, t } of [patient, doctor]) {
    await page.goto(`/call/${people.bookingId}`);
    await page.getByRole('button', { name: t('room.join') }).click();
  }
  await Promise.all([connected(patient), connected(doctor)]);
  return { patient, doctor };
}

for (const language of ['sw', 'en', 'fr'] as const)
  test.describe(`in ${language}`, () => {
    test('no two controls overlap, and End and Chat stay on the screen, with video, notices and the chat', async () => {
      const people = await aCall(product, -5, undefined, { call_type: 'video' });
      for (const [device, width, height] of [
        ['phone', 360, 640],
        ['phone', 740, 360],
        ['desktop', 1280, 720],
      ] as const) {
        const { patient, doctor } = await inCall(people, device, language);
        const { page } = patient;
        await page.setViewportSize({ width, height });
        await page.locator('video.call-picture').waitFor();
        await page.locator('video.call-own').waitFor();
        // The other person is muted and access to the own camera was refused: two notices at once.
        await press(doctor, 'mute');
        await page.locator('.call-message').waitFor();
        expect([device, width, 'both seen', await faults(page)]).toEqual([device, width, 'both seen', []]);
        if (process.env['SHOTS'])
          await page.screenshot({ path: `${process.env['SHOTS']}/call-${language}-${width}-both.png` });
        await page.evaluate(() => {
          const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
          Object.assign(navigator.mediaDevices, { getUserMedia: refuse });
        });
        await press(patient, 'camera');
        await press(patient, 'camera');
        await page.locator('.call-notices .notice').waitFor();
        expect([device, width, await faults(page)]).toEqual([device, width, []]);
        if (process.env['SHOTS'])
          await page.screenshot({ path: `${process.env['SHOTS']}/call-${language}-${width}-notice.png` });
        // The code of the chat comes by itself three seconds into the call; if the cut interrupts it, it stays away.
        await page.waitForFunction(
          (name) => performance.getEntriesByType('resource').some((file) => file.name.endsWith(name)),
          CHAT,
        );
        await page.context().setOffline(true);
        await page.locator('.network-notice').waitFor();
        expect([device, width, 'without a network', await faults(page)]).toEqual([
          device,
          width,
          'without a network',
          [],
        ]);
        await page.context().setOffline(false);
        await press(patient, 'chat');
        await page.locator('input[name=message]').waitFor();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect(
          await page.evaluate(() =>
            ['end', 'chat'].filter((name) => {
              const { top, bottom } = document.querySelector(`.call-control.${name}`)!.getBoundingClientRect();
              return top < 0 || bottom > innerHeight + 0.5;
            }),
          ),
        ).toEqual([]);
        if (process.env['SHOTS'])
          await page.screenshot({ path: `${process.env['SHOTS']}/call-${language}-${width}-chat.png` });
        await Promise.all([patient.page.context().close(), doctor.page.context().close()]);
      }
    });
  });
