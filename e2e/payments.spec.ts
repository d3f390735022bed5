import { expect, test } from '@playwright/test';
import { at } from '../server/test/booking-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { aWithdrawal } from '../server/test/withdrawal-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('withdrawal requests are searched, stored as a table and lead to their decision; payments stand beside them (S44, ADM-PAY-01…06)', async () => {
  const patient = await stage.product.patient({ full_name: 'Asha Mwinyi' });
  await aWithdrawal(stage.product, patient, at(stage.product, 1, '10:00'));
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  // Paying out takes two, so there has to be another one.
  await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ device: 'phone', language: 'sw', visitor: administrator });
  await page.goto('/admin/dashboard/payments');
  await page.getByRole('heading', { name: t('payment-desk.title') }).waitFor();
  await page.getByLabel(t('payment-desk.search')).fill('hakuna huyu');
  await page.getByText(t('payment-desk.no-withdrawals')).waitFor();
  await page.getByLabel(t('payment-desk.search')).fill('neema');
  await page.getByRole('link', { name: t('payment-desk.approve') }).waitFor();
  expect(await violations(page)).toEqual([]);
  const [stored] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('payment-desk.export') }).click(),
  ]);
  expect(stored.suggestedFilename()).toMatch(/^withdrawals_.*\.csv$/);

  const tabs = page.locator('.link-tabs');
  await tabs.getByRole('link', { name: t('payment-desk.tab-payments') }).click();
  await page.getByText('Asha Mwinyi').waitFor();
  expect(await violations(page)).toEqual([]);

  await tabs.getByRole('link', { name: t('payment-desk.withdrawals') }).click();
  await page.getByRole('link', { name: t('payment-desk.approve') }).click();
  await page.getByRole('button', { name: t('cases.confirm') }).click();
  await page.getByText(t('cases.done-propose')).waitFor();
});
