import { expect, test } from '@playwright/test';
import { MINUTE } from '../server/src/platform/time.ts';
import { idOf, storyOf, write } from '../server/test/complaint-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { FRENCH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a complaint is marked in progress and answered; its actions vanish, and the patient is told and reads the answer (S53)', async () => {
  const { product } = stage;
  const asha = await product.patient({ full_name: 'Asha Mwinyi', language: 'sw' });
  const number = await write(asha, { subject: 'Pesa haijarudi' });
  await write(await product.patient({ phone: '+254712300551', country: 'KE' }), { subject: 'Daktari mwingine' });
  const staff = await aMemberOfStaff(product, 'administrator');
  const id = (await idOf(staff, number))!;
  const before = (await storyOf(staff, id)).complaint;
  product.clock.advance(MINUTE);

  const { page, t } = await stage.side({ ...FRENCH_ON_PHONE, visitor: staff });
  await page.goto('/admin/dashboard/complaints');
  const cards = page.locator('.complaint-card');
  const card = cards.filter({ hasText: 'Pesa haijarudi' });
  await card.getByText(t('complaint-desk.status-pending'), { exact: true }).waitFor();
  await card.getByText(/Tanzanie/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('select[name=country]').selectOption('KE');
  await card.waitFor({ state: 'detached' });
  await expect(cards).toHaveCount(1);
  await page.locator('select[name=priority]').selectOption('high');
  await page.getByRole('heading', { name: t('complaint-desk.none-title') }).waitFor();
  await page.getByText(t('complaint-desk.none'), { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('staff.reset') }).click();
  await page.locator('input[name=q]').fill('haijarudi');
  await cards.filter({ hasText: 'Daktari mwingine' }).waitFor({ state: 'detached' });

  const mark = card.getByRole('button', { name: t('complaint-desk.mark') });
  await mark.click();
  await page.getByText(t('complaint-desk.status-done')).waitFor();
  await card.getByText(t('complaint-desk.status-in_progress'), { exact: true }).waitFor();
  await expect(mark).toBeDisabled();
  const begun = (await storyOf(staff, id)).complaint;
  expect([begun.status, begun.updated_at > before.updated_at]).toEqual(['in_progress', true]);
  product.clock.advance(MINUTE);

  await card.getByRole('button', { name: t('complaint-desk.respond'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t('complaint-desk.submit') });
  await send.click();
  await dialog.getByText(t('complaint-desk.answer-missing')).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel(t('complaint-desk.answer'), { exact: true }).fill('Pesa ilirudishwa Jumatatu.');
  await send.click();
  await page.getByText(t('complaint-desk.response-done')).waitFor();
  await card.getByText(t('complaint-desk.status-resolved'), { exact: true }).waitFor();
  await card.getByText('Pesa ilirudishwa Jumatatu.').waitFor();
  await expect(card.getByRole('button')).toHaveCount(0);
  const answered = (await storyOf(staff, id)).complaint;
  expect(answered).toMatchObject({ status: 'resolved', response: 'Pesa ilirudishwa Jumatatu.' });
  expect(answered.updated_at > begun.updated_at).toBe(true);

  await product.settle();
  expect((await messagesTo(product, asha.phone)).at(-1)).toContain('/contact');
  const reader = await stage.side({ ...SWAHILI_ON_PHONE, visitor: asha });
  await reader.page.goto('/contact');
  await reader.page.getByText('Pesa ilirudishwa Jumatatu.').waitFor();
});
