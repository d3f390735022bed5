import type { Page } from 'playwright-core';

export interface Newcomer {
  readonly name: string;
  readonly phone: string;
}

/** Fills the sign-in form on the page and proves the phone with the message that the sandbox shows on the same screen. */
export async function fillSignIn(page: Page, { name, phone }: Newcomer): Promise<void> {
  await page.locator('input[name=name]:visible').fill(name);
  await page.locator('input[name=tel]:visible').fill(phone);
  await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
  await enterCode(page);
}

/** Reads the code from the sandbox's message on the screen and types it as a person would. */
export async function enterCode(page: Page): Promise<void> {
  const message = page.locator('.sandbox-text');
  await message.filter({ hasText: /\d{6}/ }).waitFor();
  const code = /\b\d{6}\b/.exec(await message.innerText())?.[0] ?? '';
  await page.locator('input[name=code]').fill(code);
}

/** Signs in on the sign-in page and waits for the home. */
export async function signIn(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/auth');
  await fillSignIn(page, newcomer);
  await page.waitForURL((url) => url.pathname === '/');
}
