import { expect } from 'vitest';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { enterCode } from './sign-in.ts';

const CODE = '**/api/auth/code';

async function fill({ page, number }: Journey, name = 'Asha Juma'): Promise<void> {
  await page.locator('input[name=name]:visible').fill(name);
  await page.locator('input[name=tel]:visible').fill(number());
}

const send = ({ page }: Journey) => page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();

journey('ERR-10: a failure without words is worded short in the dialog and whole in the form, a network that does not answer as what it is', async (walk: Journey) => {
  const { page, t } = walk;
  // By its address the booking opens for a visitor too, who is asked to sign in, in a dialog, when the time is taken.
  await page.goto('/doctors?country=TZ&type=general');
  await page.goto((await page.locator('main a[href^="/book/"]').first().getAttribute('href'))!);
  await page.locator('.slot-chip').first().click();
  await page.locator('.booking-bar button[type=submit]').click();
  await fill(walk);
  await page.route(CODE, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }));
  await send(walk);
  await page.getByText(t('sign-in.failed-short'), { exact: true }).waitFor();
  await page.unroute(CODE);
  await page.route(CODE, (route) => route.abort());
  await send(walk);
  await page.getByText(t('problem.offline')).waitFor();
  await page.unroute(CODE);

  await page.goto('/auth');
  expect(await page.locator('main').innerText()).toContain(t('sign-in.lead'));
  await fill(walk);
  await page.route(CODE, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }));
  await send(walk);
  await page.getByText(t('sign-in.failed'), { exact: true }).waitFor();
  await page.unroute(CODE);
});

journey('who goes back to correct a typing error is not told that they asked for many codes', async (walk: Journey) => {
  const { page, t } = walk;
  await page.goto('/auth');
  await fill(walk, 'Asah Juma');
  await send(walk);
  await page.getByRole('button', { name: t('sign-in.change-number') }).click();
  await page.locator('input[name=name]:visible').fill('Asha Juma');
  await send(walk);
  await enterCode(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/more');
  await page.getByText('Asha Juma').first().waitFor();
});
