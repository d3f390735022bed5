import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { OwnStage } from './own-stage.ts';
import { dashboardOf } from './doctor-steps.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

/** Until the answer, calls of this method to this address fail as they do when the server does. */
async function breakDown(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => (route.request().method() === method ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal-error","status":500,"title":"Error"}' }) : route.fallback()));
  return () => page.unroute(path);
}

describe.each([{ device: 'phone', language: 'sw' }, { device: 'desktop', language: 'en' }] as const)('when the server fails a doctor ($device, $language)', ({ device, language }) => {
  test.each([
    ['profile', /\/api\/doctor\/profile$/, 'profile.load-failed', '.profile-form, form'],
    ['profile&view=availability', /\/api\/doctor\/availability$/, 'availability.load-failed', '.week-day'],
    ['notifications', /\/api\/doctor\/notifications(\?|$)/, 'bell.failed', '.no-notifications'],
  ] as const)('%s says so in its printed words, and trying again brings it (ERR-25, ERR-26, ERR-29)', async (tab, path, words, shown) => {
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    const repair = await breakDown(page, 'GET', path);
    await page.goto(`${dashboardOf(device)}?tab=${tab}`);
    const failure = page.locator('.load-failure:visible', { hasText: t(words) });
    await failure.waitFor();
    expect(await violations(page)).toEqual([]);
    await repair();
    await failure.getByRole('button', { name: t('frame.retry') }).click();
    await page.locator(shown).locator('visible=true').first().waitFor();
    expect(await page.locator('.load-failure:visible').count()).toBe(0);
    await context.close();
  }, 60_000);

  test('what was typed in the profile stays, and is saved the second time; without a session it is called by its name (S60, ERR-25)', async () => {
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=profile`);
    const bio = page.locator('.profile-part textarea[lang=sw]');
    const save = page.getByRole('button', { name: t('profile.save'), exact: true });
    await bio.fill('Daktari wa watoto kwa miaka kumi.');
    const repair = await breakDown(page, 'PUT', /\/api\/doctor\/profile$/);
    await save.click();
    await page.getByText(t('profile.save-failed')).waitFor();
    await page.getByText(t('profile.kept')).waitFor();
    expect(await bio.inputValue()).toBe('Daktari wa watoto kwa miaka kumi.');
    await repair();
    await save.click();
    await page.getByText(t('profile.saved')).waitFor();
    expect((await visitor.get('/api/doctor/profile')).body.data.bio.sw).toBe('Daktari wa watoto kwa miaka kumi.');

    await visitor.post('/api/auth/sign-out');
    await bio.fill('Imebaki hapa.');
    await save.click();
    await page.getByText(t('profile.not-authenticated')).waitFor();
    expect(await bio.inputValue()).toBe('Imebaki hapa.');
    await context.close();
  }, 60_000);

  test('a week that was not saved stays as it was set (ERR-26)', async () => {
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=profile&view=availability`);
    await page.getByRole('button', { name: t('weekday.sunday') }).click();
    const evening = page.locator('.week-day.current label.half').last();
    const before = await evening.locator('input').isChecked();
    await evening.click();
    const repair = await breakDown(page, 'PUT', /\/api\/doctor\/availability$/);
    const save = page.getByRole('button', { name: t('availability.save') });
    await save.click();
    await page.getByText(t('availability.save-failed')).waitFor();
    expect(await evening.locator('input').isChecked()).toBe(!before);
    await repair();
    await save.click();
    await page.getByText(t('availability.saved')).waitFor();
    await context.close();
  }, 60_000);

  test('a notification that could not be marked is unread again, and can be marked the second time (ERR-29, W66)', async () => {
    const { browser: visitor, id } = await aWorkingDoctor(stage.product);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '11:00'));
    await stage.product.settle();
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=notifications`);
    const unread = page.locator('article.notification.unread');
    await unread.first().waitFor();
    const repair = await breakDown(page, 'POST', /\/api\/doctor\/notifications\//);
    await unread.first().getByRole('button').click();
    await page.getByText(t('bell.not-marked')).waitFor();
    await expect.poll(() => unread.count()).toBe(1);
    await repair();
    await page.getByRole('button', { name: t('frame.retry') }).click();
    await expect.poll(() => unread.count()).toBe(0);
    expect((await visitor.get('/api/doctor/notifications')).body.data.unread).toBe(0);
    await context.close();
  }, 60_000);
});

test('a phone greets while the day is on its way, at most two seconds, and has six tabs (S62, DOC-MOB-03, DOC-MOB-04)', async () => {
  const { browser: visitor } = await aWorkingDoctor(stage.product);
  const { page, context, t } = await stage.side({ device: 'phone', language: 'sw', visitor });
  await page.goto('/about');
  await page.route(/\/api\/doctor\/overview$/, async (route) => {
    await new Promise((done) => { setTimeout(done, 4_000); });
    await route.continue();
  });
  await page.evaluate(() => { history.pushState(null, '', '/doctor/mobile-dashboard'); });
  const greeting = page.locator('.console-welcome');
  await greeting.waitFor();
  await greeting.waitFor({ state: 'detached', timeout: 3_500 });
  await page.locator('.day-figures dd').first().waitFor();
  expect(await page.locator('.console-tabs a').allInnerTexts()).toEqual((['overview', 'appointments', 'earnings', 'notifications', 'application', 'profile'] as const).map((name) => t(`day.tab-${name}`)));
  await context.close();
}, 60_000);
