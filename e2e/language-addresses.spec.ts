import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { aDoctor } from '../server/test/booking-makers.ts';
import { openContext } from './browser.ts';
import { OwnStage } from './own-stage.ts';
import { watchContext } from './watch-context.ts';
import { PATIENCE } from './patience.ts';

const stage = new OwnStage();
const live = (page: Page) => page.locator('html.live').waitFor();
const path = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.locator('main h1').innerText();
const languageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;

/** Opens the browser of a first-time visitor who comes from a search engine. */
async function newcomer(device: 'phone' | 'desktop', more: { script?: boolean } = {}) {
  const context = await openContext(stage.browser, { origin: stage.origin, device, language: 'fr', ...more });
  await context.clearCookies();
  const seen = await watchContext(context, stage.origin);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { context, page, seen };
}

test('a visitor from a search engine keeps the language of the address until another one is chosen', async () => {
  const doctor = await aDoctor(stage.product);
  for (const device of ['phone', 'desktop'] as const) {
    const { context, page, seen } = await newcomer(device);
    await page.goto('/fr/doctors/Tanzania/cardiologist');
    await live(page);
    await page.locator(`a[href="/fr/doctors/${doctor}"]`).first().click();
    await expect.poll(() => path(page)).toBe(`/fr/doctors/${doctor}`);
    await page.getByText('Français').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/fr/doctors/Tanzania/cardiologist');
    expect(await languageCookie(page)).toBeUndefined();

    // Personal pages have one address without a language; they stay in French, also after a reload.
    await page.goto(`/fr/doctors/${doctor}`);
    await live(page);
    await page.locator(`a[href^="/fr/book/${doctor}"]`).first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/fr/'));
    await live(page);
    expect([await page.evaluate(() => document.documentElement.lang), await languageCookie(page)]).toEqual([
      'fr',
      'fr',
    ]);
    expect(seen).toMatchObject({ violations: [], errors: [], foreign: [] });
    await context.close();
  }
});

test('choosing a language leads away from the address of another language', async () => {
  const { context, page, seen } = await newcomer('desktop');
  await page.goto('/fr/about');
  await live(page);
  await page.locator('.public-header .languages a[lang=en]').click();
  await expect.poll(() => path(page)).toBe('/about');
  await expect.poll(() => heading(page)).toBe('About Tabibu');
  await page.locator('.public-header nav a[href="/doctors"]').click();
  await expect.poll(() => path(page)).toBe('/doctors');
  expect([await languageCookie(page), seen.errors]).toEqual(['en', []]);
  await context.close();
});

test('an address with a language keeps that language for a person who is signed in', async () => {
  const patient = await stage.product.patient({ full_name: 'Asha Mwinyi' });
  const { page, context } = await stage.side({ device: 'desktop', language: 'sw', visitor: patient });
  await page.goto('/');
  await live(page);
  await page.locator('.public-header button').first().waitFor();
  await page.goto('/en/about');
  await page.locator('.public-header button').first().waitFor();
  expect(await heading(page)).toBe('About Tabibu');
  await page.locator('.public-header nav a[href="/en/appointments"]').click();
  await expect.poll(() => path(page)).toBe('/appointments');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('sw');
  await context.close();
});

test('"share" copies the address without a language, so that each reader sees their own', async () => {
  const doctor = await aDoctor(stage.product, { fullName: 'Dkt. Rehema Said' });
  const { context, page } = await newcomer('desktop');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.title = text;
          return Promise.resolve();
        },
      },
    });
  });
  await page.goto(`/en/doctors/${doctor}?from=search`);
  await live(page);
  // The title that the server wrote stays when the page comes alive.
  expect(await page.title()).toContain('Dkt. Rehema Said');
  await page.locator('button.share').click();
  await expect.poll(() => page.title()).toBe(`${stage.origin}/doctors/${doctor}`);
  await context.close();
});

test('without script, links, search and the way to the booking stay in the language of the address', async () => {
  const doctor = await aDoctor(stage.product, { fullName: 'Dkt. Zawadi Juma' });
  const { context, page } = await newcomer('phone', { script: false });
  await page.goto('/fr/');
  const search = page.locator('form[action="/fr/doctors"]').first();
  await search.locator('input[name=q]').fill('Zawadi');
  await search.locator('input[name=q]').press('Enter');
  await page.waitForURL(/\/fr\/doctors\?.*q=Zawadi/);
  await page.locator(`main a[href="/fr/doctors/${doctor}"]`).first().click();
  await page.locator(`main a[href^="/fr/book/${doctor}"]`).first().click();
  await page.waitForURL((url) => url.pathname === `/book/${doctor}`);
  expect([await page.locator('html').getAttribute('lang'), await languageCookie(page)]).toEqual(['fr', 'fr']);
  await context.close();
});

test('without a network, an address with a language opens in that language', async () => {
  const { page, context } = await stage.side({ device: 'phone', language: 'sw', offline: true });
  await page.goto('/fr/about');
  await live(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/shell')) !== undefined)).toBe(true);
  await page.reload();
  await live(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The files of this page are cached a moment after it is ready.
  await page.waitForTimeout(3_000);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await expect(page.locator('main')).toContainText('Tabibu', { useInnerText: true });
  await context.close();
});
