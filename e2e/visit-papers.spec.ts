import { expect, test } from '@playwright/test';
import { aVisit } from '../server/test/record-makers.ts';
import { fieldsBeyondTheirCard } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, FRENCH_ON_PHONE, SWAHILI_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();

test('a sick note is signed, cancelled with a reason that the patient reads, and written again', async () => {
  const { device, language } = ENGLISH_ON_DESKTOP;
  const people = await aVisit(stage.product);
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  const today = stage.product.clock.now().toISOString().slice(0, 10);
  await page.goto(`/doctor/visits/${people.bookingId}`);
  await page.getByRole('button', { name: t('visit.add-sick-note') }).click();
  await page.getByRole('button', { name: t('visit.add-referral') }).click();
  await page.locator('input[name=to_specialty]').waitFor();
  expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
  await page
    .getByRole('button', { name: t('visit.remove-part') })
    .first()
    .click();
  await page.locator('input[name=from_day]').fill(today);
  // The sick note is incomplete: the missing day is marked and has the focus.
  await page.getByRole('button', { name: t('visit.sign'), exact: true }).click();
  await page.getByText(t('visit.missing')).waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('to_day');
  await page.locator('input[name=to_day]').fill(today);
  await page.getByRole('button', { name: t('visit.sign'), exact: true }).click();
  await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
  await page.getByText(t('visit.signed', { count: 1 })).waitFor();
  await page.getByRole('button', { name: t('visit.cancel-sick-note') }).click();
  await page.locator('textarea[name=reason]').fill('Tarehe si sahihi');
  await page.getByRole('button', { name: t('visit.cancel-send'), exact: true }).click();
  await page.locator('.cancelled-paper', { hasText: 'Tarehe si sahihi' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('visit.add-sick-note') }).click();
  await expect(page.locator('input[name=from_day]')).toHaveValue('');
  await page.locator('input[name=from_day]').fill(today);
  await page
    .locator('.save-state')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();
  await context.close();

  const patient = await stage.side({ device, language, visitor: people.patient });
  await patient.page.goto(`/appointments/${people.bookingId}`);
  await patient.page.locator('.document', { hasText: 'Tarehe si sahihi' }).waitFor();
  await expect(patient.page.locator('.document')).toHaveCount(1);
  expect(await violations(patient.page)).toEqual([]);
  await patient.context.close();
});

test('a controlled medicine is marked while it is typed, and one press fills in a referral', async () => {
  const { device, language } = FRENCH_ON_PHONE;
  const people = await aVisit(stage.product);
  await people.patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  await page.goto(`/doctor/visits/${people.bookingId}`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.locator('textarea[name=history]').fill('Maumivu makali ya mgongo');
  await page.getByRole('button', { name: t('visit.add-prescription') }).click();
  await page.locator('input[name=medicine]').fill('Tramadolhcl 50mg');
  await page.getByText(t('visit.controlled')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('alert')
    .getByRole('button', { name: t('safety.refer') })
    .click();
  await page.locator('input[name=to_specialty]:focus').waitFor();
  await expect(page.locator('textarea[name=reason]')).toHaveValue(
    t('safety.refer-reason', { medicine: 'Tramadolhcl 50mg' }),
  );
  await expect.poll(() => page.locator('textarea[name=summary]').inputValue()).toContain('Maumivu makali ya mgongo');
  // A similar name is offered but not inserted by itself.
  await page.locator('input[name=medicine]').fill('Metfromin');
  await page.getByRole('button', { name: t('safety.take-suggestion', { suggestion: 'metformin' }) }).click();
  await expect(page.locator('input[name=medicine]')).toHaveValue('metformin');
  await page.getByText(t('visit.controlled')).waitFor({ state: 'detached' });
  await context.close();
});

test('a doctor replies to a review, and everybody reads it under the review', async () => {
  const { device, language } = SWAHILI_ON_DESKTOP;
  const people = await aVisit(stage.product);
  expect(
    (
      await people.patient.post(`/api/appointments/${people.bookingId}/review`, {
        stars: 4,
        comment: 'Alinisikiliza vizuri.',
      })
    ).status,
  ).toBe(201);
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  await page.goto('/doctor/dashboard');
  await page.getByRole('button', { name: new RegExp(`^${t('day.reply')} `) }).click();
  await page.getByText(t('day.reply-warning')).waitFor();
  await page.locator('textarea[name=reply]').fill('Asante kwa maoni yako.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('day.reply-send') }).click();
  await page.locator('.own-reply', { hasText: 'Asante kwa maoni yako.' }).waitFor();
  await expect(page.locator('textarea[name=reply]')).toHaveCount(0);
  await page.goto(`/doctors/${people.doctorId}`);
  await page.locator('.review-reply', { hasText: 'Asante kwa maoni yako.' }).getByText(t('review.reply')).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});
