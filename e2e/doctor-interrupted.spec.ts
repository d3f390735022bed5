import type { Page } from 'playwright-core';
import { expect, test } from '@playwright/test';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { OwnStage } from './own-stage.ts';
import { dashboardOf } from './doctor-steps.ts';
import {
  ENGLISH_ON_DESKTOP,
  ENGLISH_ON_PHONE,
  FRENCH_ON_DESKTOP,
  FRENCH_ON_PHONE,
  SWAHILI_ON_DESKTOP,
  SWAHILI_ON_PHONE,
} from './walkers.ts';

const stage = new OwnStage();
const MINUTE = 60_000;

/** Lets requests to these addresses fail, as if the server did not answer. Returns a function that restores them. */
async function loseServer(page: Page, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.abort());
  return async () => {
    await page.unroute(path);
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
    });
  };
}

/** Opens the dashboard by a navigation inside the page, so that the page has to load the day itself. */
async function openFromInside(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
  }, address);
}

test.describe('a doctor is interrupted', () => {
  test('when reloading the day fails, it stays with the open dialog and its text, and says that it may be out of date', async () => {
    const { device, language } = SWAHILI_ON_PHONE;
    const { browser: visitor, id } = await aWorkingDoctor(stage.product);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '11:00'));
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(dashboardOf(device));
    await page
      .locator('article.day-card')
      .getByRole('button', { name: t('day.cancel') })
      .first()
      .click();
    const reason = page.locator('dialog[open] textarea[name=reason]');
    await reason.fill('Nimeitwa hospitalini');
    const giveBack = await loseServer(page, /\/api\/doctor\/overview$/);
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'));
    });
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '12:00'));
    await stage.product.settle();
    await page.getByText(t('day.stale')).waitFor();
    await expect(reason).toHaveValue('Nimeitwa hospitalini');
    await giveBack();
    await page.getByText(t('day.stale')).waitFor({ state: 'detached' });
    await expect(reason).toHaveValue('Nimeitwa hospitalini');
    await context.close();
  });

  test('a list that cannot be asked for again stays too, and says so', async () => {
    const { device, language } = ENGLISH_ON_DESKTOP;
    const { browser: visitor, id } = await aWorkingDoctor(stage.product);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '11:00'));
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=appointments`);
    const cards = page.locator('article.day-card');
    await cards.first().waitFor();
    const giveBack = await loseServer(page, /\/api\/doctor\/appointments\?/);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '12:00'));
    await stage.product.settle();
    await page.getByText(t('day.stale')).waitFor();
    await expect(cards).toHaveCount(1);
    await giveBack();
    await page.getByText(t('day.stale')).waitFor({ state: 'detached' });
    await expect(cards).toHaveCount(2);
    await context.close();
  });

  test('a day that could not be loaded is loaded automatically when the network is back', async () => {
    const { device, language } = FRENCH_ON_PHONE;
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context } = await stage.side({ device, language, visitor });
    await page.goto('/about');
    const giveBack = await loseServer(page, /\/api\/doctor\/overview$/);
    await openFromInside(page, dashboardOf(device));
    await page.locator('.load-failure').first().waitFor();
    await giveBack();
    await page.locator('.day-figures dd').first().waitFor();
    await expect(page.locator('.load-failure')).toHaveCount(0);
    await context.close();
  });

  test('without a network the doctor stays signed in, and the page says that emergencies do not ring', async () => {
    const { device, language } = SWAHILI_ON_DESKTOP;
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=profile`);
    const bio = page.locator('.profile-part textarea[lang=sw]');
    await bio.fill('Daktari wa moyo.');
    await expect(page.getByText(t('ring.cannot'))).toHaveCount(0);
    const giveBack = await loseServer(page, /\/api\/(me|doctor\/.*)$/);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/me'));
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
    });
    await asked;
    await page.getByText(t('ring.cannot')).waitFor();
    await expect(bio).toHaveValue('Daktari wa moyo.');
    await giveBack();
    await page.getByText(t('ring.cannot')).waitFor({ state: 'detached' });
    await expect(bio).toHaveValue('Daktari wa moyo.');
    await context.close();
  });

  test('a session ended elsewhere leads to the sign-in at once and back to where the doctor was, with what was typed (DOC-DASH-33)', async () => {
    const { device, language } = ENGLISH_ON_PHONE;
    const { browser: visitor, phone } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    const here = `${dashboardOf(device)}?tab=profile`;
    await page.goto(here);
    const bio = page.locator('.profile-part textarea[lang=sw]');
    await bio.fill('Bado haijahifadhiwa.');
    // All requests of the page fail, so only the live event can announce the end of the session.
    const giveBack = await loseServer(page, /\/api\/doctor\/.*$/);
    await visitor.post('/api/auth/sign-out');
    await stage.product.settle();
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === here);
    await giveBack();
    await expect(page.locator('.console')).toHaveCount(0);

    stage.product.clock.advance(2 * MINUTE);
    await stage.fillSignIn(page, phone, 'Daktari');
    await page.waitForURL((url) => url.pathname + url.search === here);
    await expect(bio).toHaveValue('Bado haijahifadhiwa.');
    await page.getByRole('button', { name: t('nav.sign-out') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  test('a request refused with 401 also leads to the sign-in, and logging out without a session works (W67, API-48)', async () => {
    const { device, language } = FRENCH_ON_DESKTOP;
    const one = await aWorkingDoctor(stage.product);
    const first = await stage.side({ device, language, visitor: one.browser });
    await first.page.goto(dashboardOf(device));
    await first.page.locator('.day-figures dd').first().waitFor();
    await loseServer(first.page, /\/api\/(me|doctor\/.*)$/);
    await one.browser.post('/api/auth/sign-out');
    await first.page.getByRole('button', { name: first.t('nav.sign-out') }).click();
    await first.page.waitForURL((url) => url.pathname === '/');
    expect(await first.page.evaluate(() => localStorage.getItem('userAuth'))).toBeNull();
    await first.context.close();

    const other = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor: other.browser });
    await page.goto(dashboardOf(device));
    await page.locator('.day-figures dd').first().waitFor();
    // Without its live events and with its polls lost, only the request of the next tab can be refused.
    await page.route('**/api/events', (route) => route.abort());
    await page.reload();
    await page.locator('.day-figures dd').first().waitFor();
    await page.waitForLoadState('networkidle');
    await loseServer(page, /\/api\/(?!me$|doctor\/profile$)/);
    await other.browser.post('/api/auth/sign-out');
    await page.getByRole('link', { name: t('day.tab-profile') }).click();
    await page.waitForURL(
      (url) => url.pathname === '/auth' && url.searchParams.get('next') === `${dashboardOf(device)}?tab=profile`,
    );
    await context.close();
  });
});
