import { expect } from 'vitest';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { chooseDoctor, holdSlot, signedIn } from './patient-steps.ts';

/** In the page: the answer and the looks of this screen can be had without a network. */
async function isKept(): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(({ href }) => href);
  const found = await Promise.all(['/api/appointments?tab=upcoming', ...files].map((address) => caches.match(address)));
  return found.every((one) => one !== undefined);
}

journey('without a network my appointments open, the page says so, and booking is refused clearly', async (walk: Journey) => {
  const { page, context, t } = walk;
  await signedIn(walk);
  await chooseDoctor(page, '/doctors?country=TZ&type=general');
  await holdSlot(walk);
  await page.goto('/appointments');
  const doctor = await page.locator('article.appointment h2, article.appointment h3').first().innerText();
  await expect.poll(() => page.evaluate(isKept), { timeout: 15_000 }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await page.locator('article.appointment', { hasText: doctor }).first().waitFor();
  await page.getByText(t('frame.offline')).waitFor();

  await context.setOffline(false);
  await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
  await page.locator('.slot-chip').first().click();
  await context.setOffline(true);
  await page.getByRole('button', { name: t('booking.pay-directly') }).click();
  await page.getByText(t('problem.offline')).waitFor();
  await page.getByText(t('booking.nothing-taken')).waitFor();
  await context.setOffline(false);
}, { offline: true });
