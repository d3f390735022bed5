import { expect } from '@playwright/test';
import { bookingPath, dashboardOf, demoDoctor, openDoctorOnScreens } from './doctor-steps.ts';
import { journey } from './journey.ts';
import { freshName } from './newcomers.ts';
import { holdSlot, pay, signedIn } from './patient-steps.ts';
import { enterCode } from './sign-in.ts';
import { violations } from './violations.ts';

journey(
  'S05 S57 S62: a doctor signs in, sees the bookings of the day, finds the patient by name and symptoms, cancels with a reason, and signs out',
  async (walk) => {
    const { page, context, origin, device, language, t } = walk;
    const doctor = demoDoctor(language);
    const name = freshName();
    await signedIn(walk, `${name} Juma`);
    await page.goto(await bookingPath(origin, doctor));
    await page.locator('textarea[name=reason]').fill('Maumivu ya figo');
    await holdSlot(walk);
    await pay(walk, walk.number('000'));
    await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
    await page.goto('/doctor/dashboard');
    await page.getByRole('heading', { name: t('day.not-a-doctor') }).waitFor();

    const { context: practice, page: desk } = await openDoctorOnScreens(
      context.browser()!,
      { origin, device, language },
      doctor,
    );
    await desk.getByRole('heading', { name: t('day.tab-overview') }).waitFor();
    const figures = desk.locator('.day-figures dd');
    await figures.first().waitFor();
    await expect(figures.nth(1)).toHaveText('1', { useInnerText: true });
    await desk.locator('.day-card h3').getByText(`${name} Juma`).first().waitFor();
    await desk
      .locator('.day-activity')
      .getByText(t('day.did-book', { patient: `${name} Juma` }))
      .waitFor();

    expect(await violations(desk)).toEqual([]);

    await desk.getByRole('link', { name: t('day.tab-appointments') }).click();
    const cards = desk.locator('article.day-card');
    const search = desk.locator('input[name=q]');
    await cards.first().waitFor();
    expect(await violations(desk)).toEqual([]);
    await search.fill('zzzz');
    await desk.getByText(t('day.none-found', { wanted: 'zzzz' })).waitFor();
    await search.fill('FIGO');
    await cards.filter({ hasText: 'Maumivu ya figo' }).waitFor();
    await search.fill(name.toLowerCase());
    await cards
      .filter({ hasText: `${name} Juma` })
      .getByText(t('stage.doctor-planned.chip'))
      .waitFor();
    await expect.poll(() => new URL(desk.url()).searchParams.get('q')).toBe(name.toLowerCase());

    await cards
      .first()
      .getByRole('button', { name: t('day.cancel') })
      .click();
    await desk.getByRole('button', { name: t('day.cancel-confirm') }).click();
    await desk.getByText(t('day.cancel-reason-missing')).waitFor();
    await desk.locator('dialog[open] textarea[name=reason]').fill('Nimeitwa hospitalini');
    await desk.getByRole('button', { name: t('day.cancel-confirm') }).click();
    await desk.getByText(t('day.cancel-done')).waitFor();
    await desk.getByRole('link', { name: t('day.cancelled-list') }).click();
    const off = cards.filter({ hasText: `${name} Juma` });
    await off.getByText(t('stage.doctor-cancelled.chip'), { exact: true }).waitFor();
    await off.getByText('Nimeitwa hospitalini').waitFor();
    await page.goto('/appointments?tab=cancelled');
    await page
      .getByText(t('stage.money-refund-due', { price: '§', refund: 'due', refund_day: '§' }).split('§')[1]!.trim())
      .first()
      .waitFor();

    await desk.goto(`${dashboardOf(device)}?tab=application`);
    await desk.getByRole('heading', { name: t('day.verified') }).waitFor();
    await desk.getByRole('button', { name: t('nav.sign-out') }).click();
    await desk.waitForURL((url) => url.pathname === '/');
    expect((await practice.request.get('/api/doctor/overview')).status()).toBe(401);
    await desk.goto('/doctor/dashboard');
    await desk.waitForURL(/\/auth\?role=doctor&next=/);
    await practice.close();
  },
);

journey('S05: a person who is not a doctor cannot sign in as one', async (walk) => {
  const { page, t, number } = walk;
  await page.goto('/auth?role=doctor');
  await page.locator('input[name=name]:visible').fill('Asha Juma');
  await page.locator('input[name=tel]:visible').fill(number());
  await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
  await enterCode(page);
  await page.getByText(t('sign-in.failed')).waitFor();
});
