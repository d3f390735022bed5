import type { Page } from 'playwright-core';
import { dayAfter } from '@tabibu/contract/pregnancy-dates';

/** States a pregnancy of 37 weeks, a check-up that was done and a birth plan, and opens its page. */
export async function followPregnancy({ page }: { readonly page: Page }): Promise<void> {
  await page.goto('/more/health/pregnancy');
  const today = await page.evaluate(async () => {
    const read = async (path: string) => ((await (await fetch(path)).json()) as { data: Record<string, string> }).data;
    const { today: day } = await read(`/api/people/${(await read('/api/me'))['id']}/pregnancy`);
    return day ?? '';
  });
  const form = page.locator('section form[name=pregnancy-day]');
  if ((await form.count()) > 0) {
    await form.locator('input[name=day]').fill(dayAfter(today, -37 * 7 - 2));
    await form.locator('button').click();
    await page.locator('.check-up.next').waitFor();
    await page.locator('.check-up form:has(input[name=week][value="36"]) button').click();
    await page.locator('.check-up.done').waitFor();
    await page.locator('textarea[name=place]').fill('Hospitali ya Amana');
    await page.locator('textarea[name=companion]').fill('Rehema, 0754 100 200');
    await page.locator('textarea[name=transport]').fill('Juma, bajaji, 0754 100 300');
    await page.locator('form[name=birth-plan] button').click();
  }
  await page.locator('.birth-plan-page').waitFor();
}
