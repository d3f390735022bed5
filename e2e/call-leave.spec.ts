import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { bothInCall, personSide } from './call-people.ts';
import { arrived, connected, press } from './call-side.ts';

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

test('Back, the arrow and a link ask before they leave a call, also after a reload', async () => {
  const people = await aCall(product);
  const {
    patient: { page, t },
  } = await bothInCall({ product, browser }, people);
  const asked = page.getByRole('heading', { name: t('room.back-title') });
  const stay = async () => {
    await asked.waitFor();
    await page.getByRole('button', { name: t('room.stay') }).click();
    await asked.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/call/${people.bookingId}`);
    await page.locator('[data-phase=connected]').waitFor();
  };
  await page.goBack();
  await stay();
  await page.goBack();
  await stay();
  await page.locator('.phone-bar .back').click();
  await stay();
  await page.reload();
  await page.locator('[data-phase=connected]').waitFor();
  await page.goBack();
  await stay();
  await page.locator('.phone-bar .emergency-link').click();
  await stay();

  await page.goBack();
  await asked.waitFor();
  await page.getByRole('button', { name: t('room.leave'), exact: true }).click();
  await page.getByRole('heading', { name: t('room.over-left') }).waitFor();
  await page.getByRole('button', { name: t('room.rejoin') }).click();
  await page.locator('[data-phase=connected]').waitFor();
  await page.goBack();
  await asked.waitFor();
  await page.getByRole('button', { name: t('room.leave'), exact: true }).click();
  await page.getByRole('heading', { name: t('room.over-left') }).waitFor();
  // After leaving the call, "back" leads to the page before it, not into the call.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === `/appointments/${people.bookingId}`);
});

test('a video appointment begins with the camera on and a mirror before; without it only for who says so, and a reload keeps it', async () => {
  const people = await aCall(product, -5, undefined, { call_type: 'video' });
  const patient = await personSide({ product, browser }, people.patient, 'phone', 'sw');
  const doctor = await personSide({ product, browser }, people.doctor, 'desktop', 'fr');
  await patient.page.context().grantPermissions(['camera', 'microphone']);
  await patient.page.goto(`/call/${people.bookingId}`);
  await patient.page.locator('video.call-mirror').waitFor();
  await patient.page.getByRole('button', { name: patient.t('room.join') }).click();
  await doctor.page.goto(`/call/${people.bookingId}`);
  await doctor.page.getByRole('button', { name: doctor.t('room.join-plain') }).click();
  await Promise.all([connected(patient), connected(doctor)]);
  await doctor.page.locator('video.call-picture').waitFor();
  expect([
    await patient.page.locator('video.call-own').count(),
    await doctor.page.locator('video.call-own').count(),
  ]).toEqual([1, 0]);
  await Promise.all([patient, doctor].map(({ page }) => page.reload()));
  await Promise.all([connected(patient), connected(doctor)]);
  await expect.poll(async () => (await arrived(doctor)).video).toBeGreaterThan(5000);
  expect([
    await patient.page.locator('video.call-own').count(),
    await doctor.page.locator('video.call-own').count(),
  ]).toEqual([1, 0]);
  await press(patient, 'camera');
  await patient.page.locator('video.call-own').waitFor({ state: 'detached' });
  await patient.page.reload();
  await connected(patient);
  await expect(patient.page.locator('video.call-own')).toHaveCount(0);
});

test('the ordinary phone is not offered without a number, and the label of every button says what a press does', async () => {
  const people = await aCall(product, -5, undefined, { call_type: 'video' });
  const patient = await personSide({ product, browser }, people.patient, 'phone', 'en');
  await patient.page.goto(`/call/${people.bookingId}`);
  await patient.page.getByRole('button', { name: patient.t('room.join') }).click();
  const { page, t } = patient;
  await page.locator('video.call-own').waitFor();
  const button = (name: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(name), exact: true });
  await button('room.mute').click();
  await button('room.unmute').click();
  await button('room.mute').waitFor();
  await button('room.camera-stop').click();
  await button('room.camera').waitFor();
  await expect(page.locator('.call-controls [aria-pressed]')).toHaveCount(0);
  await expect(page.locator('.call-control.chat')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('main')).not.toHaveText(/ordinary phone/i, { useInnerText: true });
});
