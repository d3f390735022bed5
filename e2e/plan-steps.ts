import { expect } from '@playwright/test';
import { countryOf } from '@tabibu/contract/countries';
import { formatMoney, fromMajor } from '@tabibu/contract/currencies';
import { pass } from '../server/test/booking-makers.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { countryName } from '@tabibu/contract/country-name';
import type { Language } from './browser.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';

interface WantedPlan {
  readonly plan: 'family' | 'pregnancy';
  readonly type: 'general' | 'specialist';
  /** What it costs, in whole shillings. */
  readonly amount: number;
}

/** Buys the family plan for general doctors and returns the code of its coupon. The clock runs until it is there. */
export function buyFamilyPlan(side: Side, language: Language, product: TestProduct): Promise<string> {
  return buyPlan(side, { plan: 'family', type: 'general', amount: 100_000 }, { language, product });
}

/** Buys a plan for a type of doctor and returns the code of its coupon. The clock runs until it is there. */
export async function buyPlan(
  { page, t }: Side,
  { plan, type, amount }: WantedPlan,
  { language, product }: { language: Language; product: TestProduct },
): Promise<string> {
  const price = formatMoney(fromMajor(amount, 'TZS'), language);
  await page.goto('/subscriptions');
  await page.locator(`.plan-buy[href^="/subscriptions/buy/${plan}/"]`).click();
  const ratio = new Intl.NumberFormat(language).format(2.5);
  await page.getByText(t('my-plan.type-note', { ratio })).waitFor();
  await page.getByRole('link', { name: t(`my-plan.type-${type}`, { price }) }).click();
  const order = page.getByRole('region', { name: t('my-plan.order') });
  for (const words of [t(`my-plan.${type}`), countryName(countryOf('TZ'), language), price])
    await expect(order).toContainText(words, { useInnerText: true });
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
