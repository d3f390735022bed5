import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { BOTH_DEVICES, ENGLISH_ON_DESKTOP, SWAHILI_ON_DESKTOP } from './walkers.ts';

const ROUTES = [
  '/',
  '/auth',
  '/appointments',
  '/doctors',
  '/subscriptions',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
];
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

journey(
  'S04: each page has header and footer on a desktop, and the phone frame at 768 px',
  async ({ page }) => {
    const year = String(new Date().getUTCFullYear());
    for (const path of ROUTES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      expect((await page.goto(path))!.status(), path).toBe(200);
      await expect(page.locator('main h1').first(), path).toBeVisible();
      await expect(page.locator('.public-header .languages'), path).toBeVisible();
      await expect(page.locator('footer.footer'), path).toContainText(year, { useInnerText: true });
      await expect(page.locator('nav.tabs'), path).toBeHidden();
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect(page.locator('nav.tabs a'), path).toHaveCount(4);
      await expect(page.locator('nav.tabs'), path).toBeVisible();
      await expect(page.locator('.public-header'), path).toBeHidden();
    }
  },
  { people: [ENGLISH_ON_DESKTOP] },
);

journey(
  'S04: the browser of a phone gets the phone frame at any width',
  async ({ context, origin }) => {
    const phone = await context.browser()!.newContext({
      userAgent: ANDROID,
      viewport: { width: 1280, height: 800 },
      baseURL: origin,
      serviceWorkers: 'block',
    });
    const page = await phone.newPage();
    await page.goto('/about');
    await expect(page.locator('nav.tabs')).toBeVisible();
    await expect(page.locator('.public-header')).toBeHidden();
  },
  { people: [SWAHILI_ON_DESKTOP] },
);

journey(
  'an unknown address shows the home page with a notice on a phone, and a separate page on a desktop; both have status 404',
  async ({ page, device, t }) => {
    expect((await page.goto('/nowhere/else'))!.status()).toBe(404);
    await page.locator('html.live').waitFor();
    const words = page.getByText(t('not-found.title')).filter({ visible: true });
    await expect(words).toHaveCount(1);
    await expect(page.locator('h1').filter({ visible: true })).toHaveText(
      [t(device === 'phone' ? 'home.ask' : 'not-found.title')],
      { useInnerText: true },
    );
    await expect(page.locator('.tabs a').filter({ visible: true })).toHaveCount(device === 'phone' ? 4 : 0);
    await expect.poll(() => page.locator('.doctor-row').first().isVisible()).toBe(device === 'phone');
  },
  { people: BOTH_DEVICES },
);

journey('S03: after a rendering error the page can be loaded again', async ({ page, t }) => {
  await page.goto('/doctors?country=TZ');
  await page.locator('html.live').waitFor();
  await page.route('**/api/doctors?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '[{"id":7,"name":null}]' }),
  );
  await page.locator('.filters select[name=sort]').selectOption('name');
  await page.getByRole('heading', { name: t('crash.title') }).waitFor();
  await page.getByText(t('crash.hint')).waitFor();
  await page.unroute('**/api/doctors?*');
  await page.getByRole('button', { name: t('crash.refresh') }).click();
  await page.locator('.doctor-card').first().waitFor();
});
