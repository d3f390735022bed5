import type { Page } from 'playwright-core';
import type { Journey } from './journey.ts';
import { signIn } from './sign-in.ts';

/** A patient who has just registered; answers with the number. */
export async function signedIn({ page, number }: Journey, name = 'Asha Juma'): Promise<string> {
  const phone = number();
  await signIn(page, { name, phone });
  return phone;
}

/** Opens a result list and follows the first doctor's booking link. */
export async function chooseDoctor(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.locator('main a[href^="/book/"]').first().click();
  await page.waitForURL(/\/book\//);
}

/** Holds a free time of the day shown, and goes on to pay. */
export async function holdSlot({ page }: Journey): Promise<void> {
  await takeFreeTime(page);
  await page.locator('input[name=tel]').waitFor();
}

/** Takes the latest free time of the day shown; when somebody else or another appointment of this patient has it, the one before, then the next day. */
export async function takeFreeTime(page: Page): Promise<void> {
  const times = page.locator('.slot-chip');
  const laterDays = page.locator('.day-chip:has(input:checked) ~ .day-chip:has(input:enabled)');
  await times.first().waitFor();
  for (;;) {
    for (let at = (await times.count()) - 1; at >= 0; at -= 1) {
      await times.nth(at).click();
      await page.locator('.booking-bar button[type=submit]').click();
      await page.locator('.pay-page, form .notice.danger').first().waitFor();
      if (new URL(page.url()).pathname.startsWith('/pay/')) return;
    }
    await laterDays.first().click();
  }
}

/** Pays with the wallet that fits the number. */
export async function pay({ page, t }: Journey, number: string): Promise<void> {
  await page.locator('input[name=name]').fill('Asha Juma');
  await page.locator('input[name=tel]').fill(number);
  await page.getByRole('button', { name: t('pay.pay', { price: '' }).trim() }).click();
}

/** Answers the wallet's prompt on the sandbox's telephone with a PIN. */
export async function approveOnHandset({ context, origin }: Journey, number: string): Promise<void> {
  const handset = await context.newPage();
  await handset.goto(`${origin}/sandbox/handset?phone=255${number.slice(1)}`);
  await handset.locator('input[name=pin]').first().waitFor({ timeout: 20_000 });
  await handset.locator('input[name=pin]').first().fill('1234');
  await Promise.all([
    handset.waitForResponse((response) => response.request().method() === 'POST'),
    handset.locator('button[value=approve]').first().click(),
  ]);
  // A page that is closed while it changes to the next one may never answer.
  await handset.locator('input[name=pin]').waitFor({ state: 'detached' });
  await handset.close();
}
