import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { OwnStage } from './own-stage.ts';

const stage = new OwnStage();
const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);
const saved = async (page: Page) =>
  ((await (await page.request.get('/api/me')).json()) as { data: { language: string } }).data.language;

/** Creates an account whose language is Swahili. */
async function known(phone: string, name: string): Promise<void> {
  await stage.product.patient({ phone, full_name: name });
  stage.product.clock.advance(120_000);
}

async function signInAs(page: Page, phone: string, name: string): Promise<void> {
  await page.goto('/auth');
  await stage.fillSignIn(page, phone, name);
  await page.waitForURL((url) => url.pathname === '/');
}

test('signing in keeps the language that was just chosen and saves it on the account', async () => {
  await known('+255754000951', 'Asha Juma');
  await known('+255764000952', 'Neema Mushi');
  const { page } = await stage.side({ device: 'desktop', language: 'sw' });
  await page.goto('/about');
  await page.locator('html.live').waitFor();
  await page.locator('.public-header .languages a[lang=en]').click();
  await expect.poll(() => spoken(page)).toBe('en');
  await signInAs(page, '+255754000951', 'Asha Juma');
  expect([await spoken(page), await saved(page)]).toEqual(['en', 'en']);

  // A later change is saved too. The next person at this browser has not chosen a language.
  await page.locator('.public-header .languages a[lang=fr]').click();
  await expect.poll(() => saved(page)).toBe('fr');
  await page.locator('.public-header').getByRole('button').last().click();
  await page.locator('.public-header a[href="/auth"]').waitFor();
  await signInAs(page, '+255764000952', 'Neema Mushi');
  await expect.poll(() => spoken(page)).toBe('sw');
  expect(await saved(page)).toBe('sw');
});
