import { expect, test } from '@playwright/test';
import type { Cookie } from 'playwright-core';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { OwnStage } from './own-stage.ts';
import { signedIn } from './patient-steps.ts';
import { BOTH_DEVICES, FRENCH_ON_PHONE, SWAHILI_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const CODE_AGAIN = 61_000;
const stage = new OwnStage();

/** The status of `GET /api/me` with these cookies. */
async function statusOfSession(origin: string, cookies: readonly Cookie[]): Promise<number> {
  return (
    await fetch(`${origin}/api/me`, {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
  ).status;
}

journey(
  'S33: country and language change at once, prices follow, and both are kept',
  async (walk: Journey) => {
    const { page, device, language } = walk;
    await signedIn(walk);
    await page.goto('/more');
    const [country, tongue] = [page.locator('main select').first(), page.locator('main select').nth(1)];
    await tongue.selectOption('fr');
    await page.getByRole('heading', { name: walk.t('title.more') }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await country.selectOption('KE');
    await page.locator('main [role=status]', { hasText: /\S/ }).first().waitFor();
    await page.locator(device === 'phone' ? '.tabs a[href="/"]' : '.public-header nav a[href="/"]').click();
    await page.locator('.doctor-row').first().waitFor();
    await expect(page.locator('main')).toContainText('KSh', { useInnerText: true });
    await expect(page.locator('main')).not.toContainText('TSh', { useInnerText: true });
    await page.context().clearCookies({ name: 'lang' });
    await page.context().clearCookies({ name: 'country' });
    await page.goto('/more');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await expect(country).toHaveValue('KE');
    await tongue.selectOption(language);
    await page.getByRole('heading', { name: walk.t('title.more') }).waitFor({ state: 'attached' });
    await country.selectOption('TZ');
    await expect(country).toHaveValue('TZ');
  },
  { people: [SWAHILI_ON_PHONE] },
);

journey(
  'S02: a phone reopens the last page; a failed sign-out changes nothing; a successful one ends the session',
  async (walk: Journey) => {
    const { page, context, origin, device, t } = walk;
    await signedIn(walk);
    await page.goto('/learnings');
    await page.getByRole('heading', { name: t('learnings.title') }).waitFor();
    await page.waitForLoadState('networkidle');
    const reopened = await context.newPage();
    await page.close();
    await reopened.goto('/');
    if (device === 'phone') await reopened.waitForURL(/\/learnings$/);
    else await reopened.locator('.doctor-row').first().waitFor();

    await reopened.goto('/more');
    const { cookies } = await context.storageState();
    expect(await statusOfSession(origin, cookies)).toBe(200);
    await reopened.route('**/api/auth/sign-out', (route) => route.abort());
    const leave = reopened.locator('main').getByRole('button', { name: t('more.sign-out'), exact: true });
    await leave.click();
    await reopened.getByText(t('more.still-signed-in')).waitFor();
    await expect(leave).toBeEnabled();
    expect(await statusOfSession(origin, cookies)).toBe(200);
    await reopened.unroute('**/api/auth/sign-out');
    await leave.click();
    await reopened.waitForURL((url) => url.pathname === '/');
    expect(await statusOfSession(origin, cookies)).toBe(401);
    await reopened.goto('/appointments');
    await reopened.getByText(t('appointments.sign-in-why')).waitFor();
  },
  { people: BOTH_DEVICES },
);

test('S33: the list of devices marks this one, and signing out another device ends its session', async () => {
  const { device, language } = FRENCH_ON_PHONE;
  const other = await stage.product.patient({ full_name: 'Asha Juma' });
  const elsewhere = await stage.side({ device, language, visitor: other });
  const cookies = await elsewhere.context.cookies();
  expect(await statusOfSession(stage.origin, cookies)).toBe(200);
  // A number gets one code a minute.
  stage.product.clock.advance(CODE_AGAIN);
  const { page, context, t } = await stage.side({ device, language });
  await page.goto('/auth');
  await stage.fillSignIn(page, other.phone, 'Asha Juma');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/more/devices');
  await expect(page.locator('.device')).toHaveCount(2);
  await expect(page.locator('.device', { hasText: t('devices.this') })).toHaveCount(1);
  await page
    .locator('.device', { hasNotText: t('devices.this') })
    .getByRole('button')
    .click();
  await expect(page.locator('.device')).toHaveCount(1);
  expect(await statusOfSession(stage.origin, cookies)).toBe(401);
  await elsewhere.page.goto('/appointments');
  await elsewhere.page.getByText(t('appointments.sign-in-why')).waitFor();
  for (const side of [elsewhere.context, context]) await side.close();
});

test('S05: a patient who signs in as a doctor is refused', async () => {
  const { phone } = await stage.product.patient();
  stage.product.clock.advance(CODE_AGAIN);
  const { page, context, t } = await stage.side(SWAHILI_ON_DESKTOP);
  await page.goto('/auth?role=doctor');
  await page.getByRole('heading', { name: t('sign-in.title-doctor') }).waitFor();
  await stage.fillSignIn(page, phone, 'Asha Juma');
  await page.getByText(t('sign-in.failed')).waitFor();
  await page.goto('/more');
  await page.getByText(t('more.visitor')).waitFor();
  await context.close();
});
