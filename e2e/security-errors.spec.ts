import { expect } from '@playwright/test';
import type { Page, Route } from 'playwright-core';
import type { Journey } from './journey.ts';
import { journey } from './journey.ts';
import { chooseDoctor, holdSlot, pay, signedIn, takeFreeTime } from './patient-steps.ts';

/** The ways in which a request can fail: an error of the product, an error page of a proxy, no network. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  fault: (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'internal-error', status: 500, detail: '', params: {} }),
    }),
  proxy: (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body>Bad gateway</body></html>' }),
  network: (route) => route.abort(),
};
const KINDS = Object.entries(FAILURES);

/** The text of the alert on the page. */
async function alertOn(page: Page): Promise<string> {
  const alert = page
    .locator('[role=alert]:visible, [aria-live=assertive]:visible, .notice.danger:visible')
    .filter({ hasText: /\S/ });
  await alert.first().waitFor();
  return (await alert.allInnerTexts()).join('\n');
}

/**
 * Lets requests with this method to this address fail during `act`. Waits for the page's script first: without it a
 * press loads the next page from the server, and nothing is requested from this address.
 */
async function broken(
  page: Page,
  address: string,
  method: string,
  fail: (route: Route) => Promise<void>,
  act: () => Promise<void>,
): Promise<void> {
  const breakIt = (route: Route) => (route.request().method() === method ? fail(route) : route.fallback());
  await page.locator('html.live').waitFor();
  await page.route(address, breakIt);
  await act();
  await page.unroute(address, breakIt);
}

journey('Q-01: lists that cannot be loaded do not look empty', async (walk: Journey) => {
  const { page, t } = walk;
  await signedIn(walk);
  for (const [, fail] of KINDS) {
    await page.goto('/doctors?country=TZ');
    await broken(page, '**/api/doctors?*', 'GET', fail, async () => {
      await page.locator('.filters select[name=sort]').selectOption('name');
      expect(await alertOn(page)).toContain(t('search.failed'));
      await expect(page.getByText(t('search.empty'))).toHaveCount(0);
    });
    await page.goto('/appointments');
    await broken(page, '**/api/appointments?*', 'GET', fail, async () => {
      await page.locator('a[href*="tab=completed"]').first().click();
      expect(await alertOn(page)).toContain(t('appointments.failed'));
      await expect(page.getByText(t('appointments.none-completed'))).toHaveCount(0);
    });
  }
});

journey('Q-01: a failed booking or code request is not reported as done', async (walk: Journey) => {
  const { page, t } = walk;
  const words: Record<string, string> = {
    fault: t('payment.error'),
    proxy: t('payment.error'),
    network: t('problem.offline'),
  };
  for (const [kind, fail] of KINDS) {
    await page.goto('/auth');
    await broken(page, '**/api/auth/code', 'POST', fail, async () => {
      await page.locator('input[name=name]:visible').fill('Asha Juma');
      await page.locator('input[name=tel]:visible').fill('0754 100 222');
      await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
      expect((await alertOn(page)).length).toBeGreaterThan(5);
      await expect(page.locator('input[name=code]'), kind).toHaveCount(0);
    });
  }
  await signedIn(walk);
  await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
  for (const [kind, fail] of KINDS) {
    await broken(page, '**/api/bookings', 'POST', fail, async () => {
      await page.reload();
      await page.locator('.slot-chip').first().click();
      await page.locator('.booking-bar button[type=submit]').click();
      expect(await alertOn(page)).toContain(words[kind]);
      expect(new URL(page.url()).pathname).toMatch(/^\/book\//);
    });
  }
  await page.reload();
  await takeFreeTime(page);
  await page.locator('input[name=tel]').waitFor();
});

journey('Q-01: a payment that failed or is unknown is not reported as paid', async (walk: Journey) => {
  const { page, t, number } = walk;
  await signedIn(walk);
  await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
  await holdSlot(walk);
  for (const [, fail] of KINDS) {
    await broken(page, '**/api/payments/save', 'POST', fail, async () => {
      await pay(walk, number('003'));
      expect((await alertOn(page)).length).toBeGreaterThan(5);
      await expect(page.getByRole('heading', { name: t('pay.paid-title') })).toHaveCount(0);
    });
    await page.reload();
    await page.locator('input[name=tel]').waitFor();
  }
  await page.route('**/api/payments/*/status?*', FAILURES['fault']!);
  await pay(walk, number('003'));
  await page.waitForTimeout(8_000);
  await expect(page.getByRole('heading', { name: t('pay.paid-title') })).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(t('payment.failed'), { useInnerText: true });
});

journey('Q-01: after a failed cancellation the appointment is shown as planned', async (walk: Journey) => {
  const { page, t, number } = walk;
  await signedIn(walk);
  await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
  await holdSlot(walk);
  await pay(walk, number('000'));
  await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
  await page.goto('/appointments');
  const card = page.locator('article.appointment').first();
  for (const [, fail] of KINDS) {
    await broken(page, '**/api/appointments/*/cancel', 'POST', fail, async () => {
      await card.getByRole('button', { name: t('appointments.cancel'), exact: true }).click();
      await page.getByRole('button', { name: t('cancel.confirm') }).click();
      await expect(page.locator('dialog[open] .notice.danger').first()).toContainText(t('cancel.still-stands'), {
        useInnerText: true,
      });
      await page.getByRole('button', { name: t('cancel.keep') }).click();
      await card.getByText(t('stage.patient-planned.chip')).waitFor();
    });
  }
});
