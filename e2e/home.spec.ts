import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { BOTH_DEVICES } from './walkers.ts';

journey(
  'S06: the home page shows free doctors and both lists, and filters by name',
  async ({ page, device, t }) => {
    await page.goto('/');
    await expect.poll(() => page.locator('.doctor-row .next-free').count()).toBeGreaterThanOrEqual(2);
    for (const [index, key] of (['home.general', 'home.specialists'] as const).entries()) {
      await page.locator('section.doctor-list').nth(index).scrollIntoViewIfNeeded();
      const list = page.locator('section.doctor-list', {
        has: page.getByRole('heading', { name: t(key), exact: true }),
      });
      await expect(list.locator('.doctor-card')).toHaveCount(8);
    }
    await page.locator('a[href="/doctors/Tanzania/specialists"]').first().waitFor({ state: 'attached' });
    await page.locator('a[href="/doctors/Tanzania/general"]').first().waitFor({ state: 'attached' });
    await expect(page.locator('.features li')).toHaveCount(4);
    if (device === 'phone') {
      const name = (await page.locator('.doctor-row strong').first().innerText()).split(' ')[0]!;
      await page.locator('.home-bar input[name=q]').fill(name);
      await page.locator('section', { hasText: name }).first().waitFor();
      await expect
        .poll(async () =>
          (await page.locator('main .doctor-row strong').allInnerTexts()).every((text) => text.includes(name)),
        )
        .toBe(true);
      await page.locator('.home-bar input[name=q]').fill('');
      await page.getByText(t('home.ask')).waitFor();
    }
  },
  { people: BOTH_DEVICES },
);
