import { expect } from '@playwright/test';
import { formatMoney, fromMajor } from '@tabibu/contract/currencies';
import type { Journey } from './journey.ts';
import { journey } from './journey.ts';
import { approveOnHandset, chooseDoctor, holdSlot, pay, signedIn } from './patient-steps.ts';

/** Longer than a prompt waits for its PIN (C41), in milliseconds. */
const PASSED = 125_000;

journey(
  'S15 S18: a patient finds a cardiologist, holds a half hour, pays by PIN and has the appointment',
  async (journeyOf: Journey) => {
    const { page, t } = journeyOf;
    await signedIn(journeyOf);
    await chooseDoctor(page, '/doctors?country=TZ&specialty=cardiologist');
    await holdSlot(journeyOf);
    const number = journeyOf.number('432');
    await page.locator('input[name=name]').fill('Asha 123');
    await page.locator('input[name=tel]').fill(number);
    await page.getByRole('button', { name: t('pay.pay', { price: '' }).trim() }).click();
    await page.getByRole('heading', { name: t('pay.waiting-title') }).waitFor();
    await approveOnHandset(journeyOf, number);
    await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
    await page.getByText(t('join.who-calls')).waitFor();
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
    await page.getByRole('link', { name: t('pay.to-appointments') }).click();
    await page.waitForURL(/\/appointments(\?new=1)?$/);
    await page.getByText(t('stage.patient-planned.chip')).first().waitFor();
    // The page promises a reminder exactly when one will be sent: not for an appointment within 75 minutes.
    const reminder = await page.evaluate(
      async () => (await (await fetch('/api/appointments')).json()).data.appointments[0].reminder_at as string | null,
    );
    await expect(page.getByText(t('appointments.booked-note'))).toHaveCount(reminder === null ? 0 : 1);
  },
);

journey('S20: no money on the wallet', async (journeyOf: Journey) => {
  const { page, t } = journeyOf;
  await signedIn(journeyOf);
  await chooseDoctor(page, '/doctors?country=TZ&type=general');
  await holdSlot(journeyOf);
  await pay(journeyOf, journeyOf.number('001'));
  await page.getByText(t('pay.other-way')).waitFor();
  await expect(page.locator('main')).toContainText(t('pay.refused-money').split('.')[0]!, { useInnerText: true });
  await page.goto('/appointments');
  await expect(page.getByText(t('stage.patient-planned.chip'), { exact: true })).toHaveCount(0);
});

journey('S21: the network never answers', async (journeyOf: Journey) => {
  const { page, t } = journeyOf;
  await signedIn(journeyOf);
  await chooseDoctor(page, '/doctors?country=TZ&type=general');
  await holdSlot(journeyOf);
  await page.clock.install();
  await pay(journeyOf, journeyOf.number('003'));
  await page.getByRole('heading', { name: t('pay.waiting-title') }).waitFor();
  // The page believes the server's time, not the phone's: both pass.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.parse(response.headers()['date']!) + PASSED).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.fastForward(PASSED);
  await page.getByRole('heading', { name: t('payment.timeout') }).waitFor();
  await expect(page.locator('main')).toContainText(t('pay.timeout-advice'), { useInnerText: true });
  await page.getByRole('button', { name: t('pay.check-again') }).waitFor();
});

journey(
  'back from the payment page, the reason and the held time are still there, and there is one booking only',
  async (journeyOf: Journey) => {
    const { page, t } = journeyOf;
    await signedIn(journeyOf);
    await chooseDoctor(page, '/doctors?country=TZ&type=general');
    await page.locator('textarea[name=reason]').fill('Kikohozi kikavu');
    await holdSlot(journeyOf);
    const held = new URL(page.url()).pathname;
    await page.goBack();
    const left = t('booking.held-left', { time: '§' }).split('§')[0]!.trim();
    await page.locator('.booking-bar').getByText(left).waitFor();
    await expect(page.locator('textarea[name=reason]')).toHaveValue('Kikohozi kikavu');
    await page.locator('.booking-bar button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === held);
    await page.goto('/appointments');
    await page.locator('article.appointment').first().waitFor();
    await expect(page.locator('article.appointment')).toHaveCount(1);
  },
);

journey(
  'when the network took another amount, every screen names it, and nothing asks to pay again',
  async (journeyOf: Journey) => {
    const { page, t, language } = journeyOf;
    const price = (whole: number) => formatMoney(fromMajor(whole, 'TZS'), language);
    await signedIn(journeyOf);
    await chooseDoctor(page, '/doctors?country=TZ&specialty=cardiologist');
    await holdSlot(journeyOf);
    await pay(journeyOf, journeyOf.number('006'));
    await page.getByRole('heading', { name: t('pay.unclear-title') }).waitFor();
    await page.reload();
    await page.getByText(price(14_999)).waitFor();
    await page.getByRole('button', { name: t('pay.check-again') }).click();
    await page
      .getByText(t('pay.asked-now-same', { time: '§' }).split('§')[0]!.trim())
      .first()
      .waitFor();
    await page.goto('/');
    await page.locator('.next-appointment').getByText(t('stage.patient-payment-unclear.chip')).waitFor();
    await page.goto('/appointments');
    const card = page.locator('article.appointment').first();
    await card.getByText(price(14_999)).waitFor();
    await expect(card.getByText(t('appointments.pay'))).toHaveCount(0);
    await card.getByRole('button', { name: t('appointments.cancel') }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(t('cancel.money-awaited', { price: price(15_000) })).waitFor();
  },
);
