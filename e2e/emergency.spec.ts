import { expect } from '@playwright/test';
import { openContext } from './browser.ts';
import { callDoctors, doctorLinks } from './emergency-steps.ts';
import type { Journey } from './journey.ts';
import { journey } from './journey.ts';
import { freshName } from './newcomers.ts';
import { pay, signedIn } from './patient-steps.ts';
import { ENGLISH_ON_PHONE } from './walkers.ts';

journey(
  'S15 W23: an emergency shows the public numbers first, rings doctors once paid, and the first to accept has it',
  async (walk: Journey) => {
    const { page, context, origin, device, language, t, number } = walk;
    const name = freshName();
    const phone = await signedIn(walk, `${name} Juma`);
    await page.goto('/');
    await page.locator('.emergency-link:visible').first().click();
    await page.waitForURL(/\/emergency/);
    const ambulance = await page.locator('a.emergency-number[href="tel:112"]').boundingBox();
    const doctor = await page.locator('#doctor-now').boundingBox();
    expect(ambulance!.y).toBeLessThan(doctor!.y);

    await page.locator('textarea[name=reason]').fill('Anahema kwa shida');
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('heading', { name: t('pay.title-emergency') }).waitFor();
    await pay(walk, number('000'));
    await page.getByRole('heading', { name: t('pay.paid-title-emergency') }).waitFor();
    const state = page.locator('.emergency-state');
    await expect(state.locator('[role=timer]')).toHaveCount(2);
    await expect(state).toHaveText(/\b[0-5]:\d\d/, { useInnerText: true });
    await expect(state.locator('a[href^="/call/"]')).toHaveCount(0);
    await expect(page.locator('.doctor-phone')).toHaveCount(0);

    expect(await doctorLinks(origin, name)).toHaveLength(1);
    const [one, other] = await doctorLinks(origin, name, 2);
    await expect(state.locator('[role=timer]')).toHaveCount(1);
    const doctors = await openContext(context.browser()!, { origin, device, language });
    const [first, second] = [await doctors.newPage(), await doctors.newPage()];
    await second.goto(other!);
    await second.getByRole('heading', { name: t('answer.ringing') }).waitFor();
    await first.goto(one!);
    await first.getByText(name).first().waitFor();
    await expect(first.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(first.locator('main')).not.toContainText('Anahema', { useInnerText: true });
    await first.getByRole('button', { name: t('answer.take') }).click();
    await first.getByRole('heading', { name: t('answer.mine') }).waitFor();
    await expect(first.locator('a[href^="tel:"]')).toHaveAttribute('href', `tel:+255${phone.slice(1)}`);
    await first.getByText('Anahema kwa shida').waitFor();

    await second.getByRole('heading', { name: t('answer.taken') }).waitFor();
    await expect(second.locator('a[href^="tel:"]')).toHaveCount(0);
    await state.locator('a[href^="/call/"]').waitFor();
    await expect(page.locator('.doctor-phone')).toHaveCount(0);
    await expect(state.locator('[role=timer]')).toHaveCount(0);
  },
);

journey(
  'W23: a doctor without a network is told that accepting may have failed, and pressing again is safe',
  async ({ page, context, origin, device, language, t }) => {
    const name = freshName();
    await callDoctors(context.browser()!, { origin, device, language }, name);
    await page.goto((await doctorLinks(origin, name))[0]!);
    await page.route('**/accept', (route) => route.abort());
    await page.getByRole('button', { name: t('answer.take') }).click();
    await page.getByText(t('answer.not-sent'), { exact: true }).waitFor();
    await page.unroute('**/accept');
    await page.getByRole('button', { name: t('answer.take') }).click();
    await page.getByRole('heading', { name: t('answer.mine') }).waitFor();
  },
  { people: [ENGLISH_ON_PHONE] },
);
