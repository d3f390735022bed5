import type { Page } from 'playwright-core';
import type { Visit } from './screen-list.ts';

/** Opens an address and waits for an element that is there when the data are. */
export const at =
  (path: string, sign: string) =>
  async ({ page }: Visit) => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  };

/** Presses the first button with this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
