import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { chooseDoctor, holdSlot, pay, signedIn } from './patient-steps.ts';

journey(
  'S24 S25: each appointment is in its tab; a paid one can be moved and cancelled, and says what happens to the money',
  async (walk) => {
    const { page, t } = walk;
    await signedIn(walk);
    await page.goto('/appointments');
    await page.getByText(t('appointments.none-upcoming')).waitFor();
    await page
      .getByRole('link', { name: t('appointments.book') })
      .first()
      .waitFor();

    await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
    await holdSlot(walk);
    await pay(walk, walk.number('000'));
    await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
    await page.goto('/appointments');
    const card = page.locator('article.appointment').first();
    await card.getByText(t('stage.patient-planned.chip')).waitFor();

    await card.getByRole('button', { name: t('appointments.reschedule') }).click();
    const before = await card.locator('.appointment-when').innerText();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('.slot-chip').first().click();
    await dialog.locator('.reschedule-bar button').click();
    await expect(card.locator('.appointment-when')).not.toHaveText(before, { useInnerText: true });

    await card.getByRole('button', { name: t('appointments.cancel'), exact: true }).click();
    await page.locator('dialog[open] textarea[name=reason]').fill('Nimepona');
    await page.getByRole('button', { name: t('cancel.confirm') }).click();
    await page.getByText(t('cancel.done-refund')).waitFor();
    await page.goto('/appointments?tab=cancelled');
    await page.getByText(t('stage.patient-cancelled.chip')).first().waitFor();
    await page
      .getByText(t('stage.money-refund-due', { price: '§', refund: 'due', refund_day: '§' }).split('§')[1]!.trim())
      .first()
      .waitFor();
    await page.goto('/appointments?tab=upcoming');
    await page.getByText(t('appointments.none-upcoming')).waitFor();
  },
);
