import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { signInByCode } from './sign-in.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

/**
 * The demo patient has one completed appointment. It runs with one walker only, because an appointment is reviewed
 * once.
 */
journey(
  'a patient reviews an appointment once; the review is on the doctor’s page without the patient’s name',
  async ({ page, context, origin, t }) => {
    await signInByCode(context, origin, { name: 'Asha Mwinyi', phone: '0754000100' });
    await page.goto('/appointments?tab=completed');
    await page.locator('article.appointment a.appointment-more').first().click();
    await page.getByRole('heading', { name: t('review.title') }).waitFor();
    await page.getByRole('button', { name: t('review.send') }).click();
    await page.getByText(t('review.choose')).waitFor();

    await page.getByRole('radio', { name: t('review.one', { count: 4 }) }).check();
    await page.locator('textarea[name=comment]').fill('Alinisikiliza vizuri.');
    await page.getByRole('button', { name: t('review.send') }).click();
    await page.getByText(t('review.thanks')).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: t('review.yours') }).waitFor();
    await expect(page.getByRole('button', { name: t('review.send') })).toHaveCount(0);

    const doctor = (await page.locator('a[href^="/book/"]').first().getAttribute('href'))!
      .slice('/book/'.length)
      .split('?')[0]!;
    await page.goto(`/doctors/${doctor}`);
    const review = page.locator('.review-list li').filter({ hasText: 'Alinisikiliza vizuri.' });
    await review.waitFor();
    await expect(review).not.toContainText('Asha', { useInnerText: true });
  },
  { people: [SWAHILI_ON_PHONE] },
);
