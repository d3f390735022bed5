import type { BrowserContext } from 'playwright-core';
import { SECOND } from '../server/src/platform/time.ts';

/** Prints what a failed journey was looking at: the address and the visible text of each of its pages. */
export async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.locator('body').innerText({ timeout: SECOND });
    console.error(`${page.url()}\n${text.replaceAll(/\s*\n\s*/g, '\n')}`);
  }
}
