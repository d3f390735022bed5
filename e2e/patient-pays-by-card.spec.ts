import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { chooseDoctor, holdSlot, pay, signedIn } from './patient-steps.ts';

const CARD_FIELDS =
  '[autocomplete^="cc-"], input[name*="card" i], input[name=number], input[name*="expiry" i], input[name*="cvv" i], input[name*="cvc" i]';

/** Chooses payment by card on our page, which asks nothing about the card, and goes on to the gateway's page. */
async function goToCardPage(walk: Journey): Promise<void> {
  const { page, t, number } = walk;
  await signedIn(walk);
  await chooseDoctor(page, '/doctors?country=TZ&specialty=family-medicine');
  await holdSlot(walk);
  await page.locator('label', { hasText: t('pay.card') }).click();
  await expect(page.locator(CARD_FIELDS)).toHaveCount(0);
  await page.getByText(t('pay.card-secret')).waitFor();
  await pay(walk, number());
  await page.waitForURL(/\/sandbox\/cards\/pay\//);
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.locator('input[name=name]').fill('ASHA JUMA');
  await page.locator('input[name=number]').fill(number);
  await page.locator('input[name=expiry]').fill('09/39');
  await page.locator('input[name=cvv]').fill('123');
  await page.locator('button[value=approve]').click();
}

journey(
  'S22 C10: a card is typed on the gateway’s page only; a wrong number is refused there, a good one pays',
  async (walk) => {
    const { page, t } = walk;
    await goToCardPage(walk);
    await typeCard(page, '4242 4242 4242 4241');
    await page.locator('#number-wrong').waitFor();
    await expect(page.locator('input[name=number]')).toHaveValue('');
    await typeCard(page, '4242 4242 4242 4242');
    await page.waitForURL(/\/pay\/[0-9a-f-]{36}\?/);
    await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
    await expect(page.locator(CARD_FIELDS)).toHaveCount(0);
    await page.goto('/appointments');
    await page.getByText(t('stage.patient-planned.chip'), { exact: true }).first().waitFor();
  },
);

journey(
  'S22: whoever leaves the card page by Back pays another way, and the card page takes nothing any more',
  async (walk) => {
    const { page, t } = walk;
    await goToCardPage(walk);
    const cardPage = page.url();
    await page.goBack();
    await page.getByRole('button', { name: t('pay.other-way') }).click();
    await page.locator('input[name=method]').first().waitFor();
    await expect(page.locator('input[name=method][value=card]')).toHaveCount(0);
    await page.goto(cardPage);
    await expect(page.locator('button[value=approve]')).toHaveCount(0);
  },
);

journey('S22: a declined card takes no money and books nothing', async (walk) => {
  const { page, t } = walk;
  await goToCardPage(walk);
  await typeCard(page, '4000 0000 0000 0002');
  await page.waitForURL(/\/pay\/[0-9a-f-]{36}\?/);
  await page.getByRole('heading', { name: t('payment.failed') }).waitFor();
  await page.getByText(t('pay.refused-money')).waitFor();
  await page.getByRole('button', { name: t('try-again') }).click();
  await expect(page.locator('input[name=method]:checked')).toHaveValue('card');
  await page.reload();
  await page.getByRole('button', { name: t('pay.other-way') }).click();
  await page.locator('input[name=method]').first().waitFor();
  await expect(page.locator('input[name=method][value=card]')).toHaveCount(0);
  await page.goto('/appointments');
  await page.locator('article.appointment').first().waitFor();
  await expect(page.getByText(t('stage.patient-planned.chip'), { exact: true })).toHaveCount(0);
});
