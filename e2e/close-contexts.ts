import { test } from '@playwright/test';
import type { Browser, BrowserContext } from 'playwright-core';
import { SECOND } from '../server/src/platform/time.ts';

/** Closes what a test has opened in a browser. Prints first what its pages show, if the test has failed. */
export async function closeContexts(browser: Browser): Promise<void> {
  const { status, expectedStatus } = test.info();
  for (const context of browser.contexts()) {
    if (status !== expectedStatus) await printPages(context);
    await context.close();
  }
}

/** Prints what a failed journey was looking at: the address and the visible text of each of its pages. */
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('body')
      .innerText({ timeout: SECOND })
      .catch(() => 'The page does not answer.');
    console.error(`${page.url()}\n${text.replaceAll(/\s*\n\s*/g, '\n')}`);
  }
}
