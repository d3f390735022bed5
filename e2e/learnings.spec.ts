import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { cutNetwork } from './cut-network.ts';
import { journey } from './journey.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const keptIn = (page: Page, address: string) =>
  expect.poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address)).toBe(true);

journey(
  'S32: articles are found, read, liked and shared, and read again without a network',
  async ({ page, context, origin, language, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await page.goto('/learnings');
    const titles = page.locator('#articles h2');
    await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(5);
    await page.getByRole('link', { name: t('learnings.category', { category: 'diabetes' }), exact: true }).click();
    await expect(titles).toHaveCount(2);
    await page.locator('[name=q]').fill('KISUKARI');
    await expect(titles).toHaveCount(2);
    await page.locator('[name=q]').fill('diabetes');
    await page.getByText(t('learnings.none')).waitFor();
    await page.getByText(t('learnings.none-hint')).waitFor();
    expect(page.url()).toBe(`${origin}/learnings?category=diabetes`);
    expect(await violations(page)).toEqual([]);

    await page.locator('[name=q]').fill('');
    await titles.last().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => page.url()).toBe(`${origin}/learnings/preventing-type-2-diabetes`);
    const words = await title.innerText();
    await page.getByText(t('learnings.draft-short')).first().waitFor();
    const like = page.getByRole('button', { name: t('learnings.like') });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => Reflect.set(navigator, 'share', undefined));
    await page.getByRole('button', { name: t('learnings.share') }).click();
    await page.getByText(t('learnings.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByText(t('learnings.copied'))).toHaveCount(0);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(page)).toEqual([]);

    await keptIn(page, '/shell');
    await keptIn(page, `/api/articles/preventing-type-2-diabetes?language=${language}`);
    await keptIn(page, `/api/articles?language=${language}`);
    await cutNetwork(page);
    await page.reload();
    await expect(title).toHaveText(words, { useInnerText: true });
    await page.getByRole('link', { name: t('learnings.back') }).click();
    await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(5);
  },
  { people: [SWAHILI_ON_PHONE], offline: true },
);
