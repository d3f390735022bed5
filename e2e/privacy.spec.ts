import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { openContext } from './browser.ts';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { chooseDoctor, holdSlot, pay, signedIn } from './patient-steps.ts';

journey('S37: pages of another patient are "not found", whatever the browser’s storage says', async (walk: Journey) => {
  const { page, context, origin, device, language, t, number } = walk;
  await signedIn(walk, 'Rehema Said');
  await chooseDoctor(page, '/doctors?country=TZ&type=general');
  await holdSlot(walk);
  await pay(walk, number('000'));
  await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
  const receipt = await page.locator('main a[href^="/receipts/"]').first().getAttribute('href');
  const id = /[0-9a-f-]{36}/.exec(page.url())![0];
  await page.goto(`/appointments/${id}`);
  const doctor = await page.locator('main h1, main h2').allInnerTexts();
  expect(doctor.join(' ')).not.toContain(t('personal.not-found'));

  const stranger = await openContext(context.browser()!, { origin, device, language });
  const other = await stranger.newPage();
  await signedIn({ ...walk, page: other }, 'Juma Bakari');
  await other.goto('/more');
  await other.evaluate((owner) => {
    for (const [key, value] of Object.entries({
      role: 'administrator',
      user: JSON.stringify({ id: owner, role: 'administrator' }),
      userId: owner,
      userAuth: 'true',
      activeTab: 'admin',
    }))
      localStorage.setItem(key, value);
  }, id);
  const coupons = await other.request.get(`/api/coupons/user/${encodeURIComponent(await phoneOf(page))}`);
  expect(coupons.status()).toBe(404);
  expect(await coupons.text()).not.toContain('coupon_code');
  for (const path of [`/appointments/${id}`, `/pay/${id}`, receipt!]) {
    await other.goto(path);
    await other.getByRole('heading', { name: t('personal.not-found') }).waitFor();
    await expect(other.locator('body')).not.toContainText('Rehema', { useInnerText: true });
  }
  await other.goto('/appointments');
  await other.getByText(t('appointments.none-upcoming')).waitFor();
  await other.goto('/more');
  await other.getByText('Juma Bakari').first().waitFor();
});

/** The number of who is signed in. */
async function phoneOf(page: Page): Promise<string> {
  return ((await (await page.request.get('/api/me')).json()) as { data: { phone: string } }).data.phone;
}
