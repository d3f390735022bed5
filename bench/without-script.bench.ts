import { FULL_SPEED, PHONE, openPublicProduct } from './browser/public-product.ts';
import type { Row } from './table.ts';

/** Checks that the server answers searching, filtering and opening a doctor when script is blocked. */
export async function measureWithoutScript(): Promise<Row[]> {
  const open = await openPublicProduct(FULL_SPEED, async () => () => undefined);
  const done: string[] = [];
  try {
    const context = await open.browser.newContext({ ...PHONE, javaScriptEnabled: false, baseURL: open.origin });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto('/');
    const search = page.locator('form[action="/doctors"]').first();
    await search.locator('input[name=q]').fill('cardiologist');
    await search.locator('input[name=q]').press('Enter');
    await page.waitForURL(/\/doctors\?.*q=cardiologist/);
    if ((await page.locator('main a[href^="/doctors/"]').count()) > 0) done.push('searching');

    const filters = page.locator('form.filters');
    await filters.locator('input[name=q]').fill('');
    await filters.locator('select[name=specialty]').selectOption('pediatrician');
    await filters.locator('button[type=submit]').click();
    await page.waitForURL(/specialty=pediatrician/);
    const found = page.locator('main a[href^="/doctors/"]');
    if ((await found.count()) > 0) done.push('filtering');

    const address = await found.first().getAttribute('href');
    await found.first().click();
    await page.waitForURL((url) => url.pathname === address?.split('?')[0]);
    if ((await page.locator('h1').innerText()).trim() !== '') done.push('opening a doctor');
  } catch (error) {
    console.error(error);
  } finally {
    await open.close();
  }
  return [
    {
      what: 'With script blocked',
      measured: done.length === 0 ? 'nothing' : done.join(', '),
      beside: '–',
      goal: 'searching, filtering, opening a doctor',
      met: done.length === 3,
      figures: [{ unit: 'steps', value: done.length }],
    },
  ];
}
