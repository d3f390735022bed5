import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import type { CallPeople } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { FAKE_MEDIA, launchHeadlessShell, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { say } from './say.ts';
import { violations } from './violations.ts';
import { PATIENCE } from './patience.ts';
import { takeSession } from './visitor-session.ts';

let product: TestProduct;
let browser: Browser;
let call: CallPeople;

test.beforeAll(async () => {
  product = await openTestProduct({ pages: true, start: soon() });
  browser = await launchHeadlessShell(FAKE_MEDIA);
  call = await aCall(product);
});
test.afterAll(async () => {
  await browser.close();
  await product.close();
});

async function pageOf(device: Device, language: Language, visitor?: Visitor): Promise<Page> {
  await visitor?.patch('/api/me', { language });
  const context = await openContext(browser, {
    origin: product.url.replace('127.0.0.1', 'localhost'),
    device,
    language,
  });
  if (visitor) await takeSession(context, visitor);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

test('the queue shows a patient who joins without asking again; a patient who leaves to be told gets the link when the doctor joins', async () => {
  const desk = await pageOf('desktop', 'en', call.doctor);
  await desk.goto('/doctor/dashboard');
  await desk.locator('.day-card').first().waitFor();
  await expect(desk.locator('.room-here')).toHaveCount(0);

  const patient = await pageOf('phone', 'sw', call.patient);
  await patient.goto(`/call/${call.bookingId}`);
  await patient.getByRole('button', { name: say('sw', 'room.join') }).click();
  await patient.locator('[data-phase=waiting]').waitFor();
  // The desk asks again by itself after a minute only: sooner than that it has been told.
  await desk.locator('.room-here').first().waitFor({ timeout: 30_000 });

  await patient.getByRole('button', { name: say('sw', 'room.leave-and-tell') }).click();
  await patient.getByText(say('sw', 'room.left-to-be-told'), { exact: true }).waitFor();
  expect(await violations(patient)).toEqual([]);
  await desk.locator('.room-call-back').first().waitFor();
  await desk.goto(`/call/${call.bookingId}`);
  await desk.getByText(say('en', 'room.will-be-told', { name: 'Asha Juma' })).waitFor();
  await desk.getByRole('button', { name: say('en', 'room.join') }).click();
  await desk.locator('[data-phase=waiting]').waitFor();
  await product.settle();
  expect(
    (await messagesTo(product, call.patient.phone)).filter((text) => text.includes(`/call/${call.bookingId}`)),
  ).toHaveLength(1);
  await patient.getByText(say('sw', 'room.is-here', { name: 'Dkt. Neema Mushi' })).waitFor();
});

test('a doctor without a session is sent to the sign-in, which returns to the call', async () => {
  const page = await pageOf('desktop', 'en');
  await page.goto(`/call/${call.bookingId}`);
  await page.getByRole('link', { name: say('en', 'room.sign-in-doctor') }).click();
  await page.waitForURL(
    (url) =>
      url.pathname === '/auth' &&
      url.searchParams.get('role') === 'doctor' &&
      url.searchParams.get('next') === `/call/${call.bookingId}`,
  );
  await page.getByRole('link', { name: say('en', 'sign-in.as-patient') }).click();
  await page.waitForURL(
    (url) => url.pathname === '/auth' && url.searchParams.get('next') === `/call/${call.bookingId}`,
  );
});
