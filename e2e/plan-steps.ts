import { expect } from 'vitest';
import { formatMoney, fromMajor } from '@tabibu/contract/currencies';
import { pass } from '../server/test/booking-makers.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Language } from './browser.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';

/** Buys the family plan for general doctors and returns the code of its coupon. The clock runs until it is there. */
export async function buyFamilyPlan({ page, t }: Side, language: Language, product: TestProduct): Promise<string> {
  const price = formatMoney(fromMajor(100_000, 'TZS'), language);
  await page.goto('/subscriptions');
  await page.locator('.plan-buy').first().click();
  await page.getByRole('link', { name: t('my-plan.type-general', { price }) }).click();
  await page.locator('input[name=tel]').fill('0754000000');
  await page.locator('input[name=name]').fill('Asha Juma');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('pay.pay', { price }) }).click();
  await page.waitForURL(/\/subscriptions\/orders\//);
  const code = page.locator('.coupon-code');
  await expect
    .poll(async () => {
      await pass(product, 5_000);
      return code.count();
    })
    .toBe(1);
  expect(await violations(page)).toEqual([]);
  return (await code.innerText()).replace(/\s/g, '');
}

/** Types the code of a coupon on the page of payment, has it checked, and books with one of its calls. */
export async function bookWithCoupon({ page, t }: Side, code: string, left: number): Promise<void> {
  await page.getByText(t('way.left', { count: left }), { exact: true }).waitFor();
  await page.locator('input[name=coupon_code]').fill(code.toLowerCase());
  await page.getByRole('button', { name: t('coupon.verify') }).click();
  await page.getByText(t('coupon.valid', { count: left })).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('coupon.proceed') }).click();
  await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
}
