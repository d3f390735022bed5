import type { Page } from 'playwright-core';
import type { Journey } from './journey.ts';
import { signIn } from './sign-in.ts';

/** A patient who has just registered. */
export async function signedIn({ page, number }: Journey): Promise<void> {
  await signIn(page, { name: 'Asha Juma', phone: number() });
}

/** Opens a result list and follows the first doctor's booking link. */
export async function chooseDoctor(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.locator('main a[href^="/book/"]').first().click();
  await page.waitForURL(/\/book\//);
}

/** Keeps the preselected time, or the first free one, and goes on to pay. */
export async function holdSlot({ page, t }: Journey): Promise<void> {
  await page.locator('.slot-chip').first().waitFor();
  await page.locator('.slot-chip').last().click();
  await page.getByRole('button', { name: t('booking.pay-directly') }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator('input[name=tel]').waitFor();
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
  await handset.close();
}
