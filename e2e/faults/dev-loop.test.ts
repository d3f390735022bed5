import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openContext } from '../browser.ts';
import { changeAndWait, startDev } from '../dev-loop.ts';
import type { StartedDev } from '../dev-loop.ts';

describe('the product during development', { timeout: 180_000 }, () => {
  let dev: StartedDev;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [dev, browser] = await Promise.all([startDev(), launchBrowser()]);
    page = await (await openContext(browser, { origin: dev.url, device: 'phone', language: 'sw' })).newPage();
    await page.goto('/');
    await page.waitForSelector('html.live', { timeout: 120_000 });
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await dev.stop();
  });

  test('a changed component appears in the open page, and typed text stays', async () => {
    await page.fill('input[name=q]', 'Asha');
    await changeAndWait(page, 'component');
    expect(await page.inputValue('input[name=q]')).toBe('Asha');
  });

  test('changed server code answers', async () => {
    expect(await changeAndWait(page, 'server')).toBeGreaterThan(0);
  });

  test('a changed sentence appears in the page', async () => {
    expect(await changeAndWait(page, 'sentence')).toBeGreaterThan(0);
  });
});
