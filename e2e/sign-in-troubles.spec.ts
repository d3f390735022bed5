import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { enterCode } from './sign-in.ts';

const CODE = '**/api/auth/code';

async function fill({ page, number }: Journey, name = 'Asha Juma'): Promise<void> {
  // Without its script the page would send the form itself, past the address that the journey breaks.
  await page.locator('html.live').waitFor();
  await page.locator('input[name=name]:visible').fill(name);
  await page.locator('input[name=tel]:visible').fill(number());
}

const send = ({ page }: Journey) => page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();

journey(
  'ERR-10: an unexplained failure has a short sentence in the dialog and a long one in the form; a missing network has its own',
  async (walk: Journey) => {
    const { page, t } = walk;
    // The address of the booking opens for a visitor too; the sign-in dialog appears when a time is to be held.
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
    await expect(page.locator('main')).toContainText(t('sign-in.lead'), { useInnerText: true });
    await fill(walk);
    await page.route(CODE, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }));
    await send(walk);
    await page.getByText(t('sign-in.failed'), { exact: true }).waitFor();
    await page.unroute(CODE);
  },
);

journey('a person who goes back to correct a typing error can request another code', async (walk: Journey) => {
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

journey(
  'S05: a person who is not a doctor is refused, and only after the correct code learns where to go instead',
  async (walk: Journey) => {
    const { page, t } = walk;
    await page.goto('/auth?role=doctor');
    await fill(walk);
    await send(walk);
    await expect(page.getByText(t('sign-in.no-doctor'))).toHaveCount(0);
    await enterCode(page);
    await page.getByText(t('problem.authentication-failed'), { exact: true }).waitFor();
    const notice = page.locator('.notice').filter({ hasText: t('sign-in.no-doctor') });
    await notice.locator('a[href="/doctor/apply"]').waitFor();
    await notice.locator('a[href="/doctor/application-status"]').waitFor();
    await notice.getByRole('link', { name: t('sign-in.as-patient') }).click();
    await page.getByRole('heading', { name: t('sign-in.title'), exact: true }).waitFor();
    await page.locator('input[name=tel]:visible').waitFor();
    await expect(notice).toHaveCount(0);
  },
);
