import type { Page, Route } from 'playwright-core';
import { expect, test } from '@playwright/test';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { OwnStage } from './own-stage.ts';
import { dashboardOf } from './doctor-steps.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, ENGLISH_ON_PHONE, FRENCH_ON_PHONE, SWAHILI_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();

const failed = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    body: '{"code":"internal-error","status":500,"title":"Error"}',
  });

/**
 * Lets requests to this address fail until "try again" is pressed. The page also retries by itself, and that must not
 * succeed here.
 */
async function breakDownUntilPressed(page: Page, path: RegExp): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if ((target as Element).closest('.load-failure button')) Object.assign(window, { pressed: true });
    };
    addEventListener('click', note, true);
  });
  await page.route(path, async (route) => {
    if (await page.evaluate(() => 'pressed' in window)) await route.continue();
    else await failed(route);
  });
}

/** Lets requests with this method to this address fail with 500. Returns a function that restores them. */
async function breakDown(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => (route.request().method() === method ? failed(route) : route.fallback()));
  return () => page.unroute(path);
}

test.describe('when the server fails a doctor', () => {
  for (const [tab, path, words, shown] of [
    ['profile', /\/api\/doctor\/profile$/, 'profile.load-failed', '.profile-form, form'],
    ['profile&view=availability', /\/api\/doctor\/availability$/, 'availability.load-failed', '.week-day'],
    ['notifications', /\/api\/doctor\/notifications(\?|$)/, 'bell.failed', '.no-notifications'],
  ] as const)
    test(`${tab}: a failure to load is reported in its own words, and trying again loads it (ERR-25, ERR-26, ERR-29)`, async () => {
      const { device, language } = ENGLISH_ON_DESKTOP;
      const { browser: visitor } = await aWorkingDoctor(stage.product);
      const { page, context, t } = await stage.side({ device, language, visitor });
      await breakDownUntilPressed(page, path);
      await page.goto(`${dashboardOf(device)}?tab=${tab}`);
      const failure = page.locator('.load-failure:visible', { hasText: t(words) });
      await failure.waitFor();
      expect(await violations(page)).toEqual([]);
      await failure.getByRole('button', { name: t('frame.retry') }).click();
      await page.locator(shown).locator('visible=true').first().waitFor();
      await expect(page.locator('.load-failure:visible')).toHaveCount(0);
      await context.close();
    });

  test('a profile that could not be saved keeps its text and is saved the second time; without a session the page says so (S60, ERR-25)', async () => {
    const { device, language } = FRENCH_ON_PHONE;
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
    await expect(bio).toHaveValue('Daktari wa watoto kwa miaka kumi.');
    await repair();
    await save.click();
    await page.getByText(t('profile.saved')).waitFor();
    expect((await visitor.get('/api/doctor/profile')).body.data.bio.sw).toBe('Daktari wa watoto kwa miaka kumi.');

    await visitor.post('/api/auth/sign-out');
    await bio.fill('Imebaki hapa.');
    await save.click();
    await page.getByText(t('profile.not-authenticated')).waitFor();
    await expect(bio).toHaveValue('Imebaki hapa.');
    await context.close();
  });

  test('a week that could not be saved keeps its changes (ERR-26)', async () => {
    const { device, language } = SWAHILI_ON_DESKTOP;
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
    await expect.poll(() => evening.locator('input').isChecked()).toBe(!before);
    await repair();
    await save.click();
    await page.getByText(t('availability.saved')).waitFor();
    await context.close();
  });

  test('a notification that could not be marked is unread again, and can be marked the second time (ERR-29, W66)', async () => {
    const { device, language } = ENGLISH_ON_PHONE;
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
    await expect(unread).toHaveCount(1);
    await repair();
    await page.getByRole('button', { name: t('frame.retry') }).click();
    await expect(unread).toHaveCount(0);
    // The page shows it as read at once, before the server has heard of it.
    await expect.poll(async () => (await visitor.get('/api/doctor/notifications')).body.data.unread as number).toBe(0);
    await context.close();
  });
});

test('a phone shows a greeting while the day is loading, for two seconds at most, and has six tabs (S62, DOC-MOB-03, DOC-MOB-04)', async () => {
  const { browser: visitor } = await aWorkingDoctor(stage.product);
  const { page, context, t } = await stage.side({ device: 'phone', language: 'sw', visitor });
  await page.goto('/about');
  // The figures come only after the greeting has gone: it waits for no answer.
  let goOn: () => void = () => undefined;
  const isGreeted = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/doctor\/overview$/, async (route) => {
    await isGreeted;
    await route.continue();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/doctor/mobile-dashboard');
  });
  const greeting = page.locator('.console-welcome');
  await greeting.waitFor();
  await greeting.waitFor({ state: 'detached' });
  goOn();
  await page.locator('.day-figures dd').first().waitFor();
  await expect(page.locator('.console-tabs a')).toHaveText(
    (['overview', 'appointments', 'earnings', 'notifications', 'application', 'profile'] as const).map((name) =>
      t(`day.tab-${name}`),
    ),
    { useInnerText: true },
  );
  await context.close();
});
