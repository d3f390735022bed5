import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { OwnStage } from './own-stage.ts';
import { dashboardOf } from './doctor-steps.ts';

const stage = new OwnStage();
const MINUTE = 60_000;

/** Until the answer, these addresses fail as when the server does not answer. */
async function loseServer(page: Page, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.abort());
  return async () => {
    await page.unroute(path);
    await page.evaluate(() => { dispatchEvent(new Event('online')); });
  };
}

/** Opens the dashboard without a document from the server, so that the page has to ask for the day itself. */
async function openFromInside(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => { history.pushState(null, '', path); }, address);
}

describe.each([{ device: 'phone', language: 'sw' }, { device: 'desktop', language: 'en' }] as const)('a doctor is interrupted ($device, $language)', ({ device, language }) => {
  test('the day stays when it cannot be asked for again, with dialog and text, and says that it may be old', async () => {
    const { browser: visitor, id } = await aWorkingDoctor(stage.product);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '11:00'));
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(dashboardOf(device));
    await page.locator('article.day-card').getByRole('button', { name: t('day.cancel') }).first().click();
    const reason = page.locator('dialog[open] textarea[name=reason]');
    await reason.fill('Nimeitwa hospitalini');
    const giveBack = await loseServer(page, /\/api\/doctor\/overview$/);
    await page.evaluate(() => { dispatchEvent(new Event('offline')); });
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '12:00'));
    await stage.product.settle();
    await page.getByText(t('day.stale')).waitFor();
    expect(await reason.inputValue()).toBe('Nimeitwa hospitalini');
    await giveBack();
    await page.getByText(t('day.stale')).waitFor({ state: 'detached' });
    expect(await reason.inputValue()).toBe('Nimeitwa hospitalini');
    await context.close();
  }, 60_000);

  test('a list that cannot be asked for again stays too, and says so', async () => {
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
    expect(await cards.count()).toBe(1);
    await giveBack();
    await page.getByText(t('day.stale')).waitFor({ state: 'detached' });
    await expect.poll(() => cards.count()).toBe(2);
    await context.close();
  }, 60_000);

  test('a day that never came is asked for again by itself when the network is back', async () => {
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context } = await stage.side({ device, language, visitor });
    await page.goto('/about');
    const giveBack = await loseServer(page, /\/api\/doctor\/overview$/);
    await openFromInside(page, dashboardOf(device));
    await page.locator('.load-failure').first().waitFor();
    await giveBack();
    await page.locator('.day-figures dd').first().waitFor();
    expect(await page.locator('.load-failure').count()).toBe(0);
    await context.close();
  }, 60_000);

  test('who is signed in stays known without a network, and the page says that no emergency rings', async () => {
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=profile`);
    const bio = page.locator('.profile-part textarea[lang=sw]');
    await bio.fill('Daktari wa moyo.');
    expect(await page.getByText(t('ring.cannot')).count()).toBe(0);
    const giveBack = await loseServer(page, /\/api\/(me|doctor\/.*)$/);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/me'));
    await page.evaluate(() => { dispatchEvent(new Event('online')); });
    await asked;
    await page.getByText(t('ring.cannot')).waitFor({ timeout: 30_000 });
    expect(await bio.inputValue()).toBe('Daktari wa moyo.');
    await giveBack();
    await page.getByText(t('ring.cannot')).waitFor({ state: 'detached' });
    expect(await bio.inputValue()).toBe('Daktari wa moyo.');
    await context.close();
  }, 90_000);

  test('a session ended elsewhere leads to the sign-in at once and back to where the doctor was, with what was typed (DOC-DASH-33)', async () => {
    const { browser: visitor, phone } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    const here = `${dashboardOf(device)}?tab=profile`;
    await page.goto(here);
    const bio = page.locator('.profile-part textarea[lang=sw]');
    await bio.fill('Bado haijahifadhiwa.');
    // No question of the page may be refused: only the live event tells.
    const giveBack = await loseServer(page, /\/api\/doctor\/.*$/);
    await visitor.post('/api/auth/sign-out');
    await stage.product.settle();
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === here);
    await giveBack();
    expect(await page.locator('.console').count()).toBe(0);

    stage.product.clock.advance(2 * MINUTE);
    await page.locator('input[name=name]:visible').fill('Daktari');
    await page.locator('input[name=tel]:visible').fill(phone);
    await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
    await page.locator('input[name=code]').waitFor();
    await stage.product.settle();
    const code = /#(\d{6})$/.exec((await messagesTo(stage.product, phone)).at(-1) ?? '')?.[1] ?? '';
    await page.locator('input[name=code]').fill(code);
    await page.waitForURL((url) => url.pathname + url.search === here);
    await expect.poll(() => bio.inputValue()).toBe('Bado haijahifadhiwa.');
    await page.getByRole('button', { name: t('nav.sign-out') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  }, 90_000);

  test('a refused question leads to the sign-in too, and logging out without a session is logged out (W67, API-48)', async () => {
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
    await other.browser.post('/api/auth/sign-out');
    await page.getByRole('link', { name: t('day.tab-earnings') }).click();
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === `${dashboardOf(device)}?tab=earnings`);
    await context.close();
  }, 60_000);
});
