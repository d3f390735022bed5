import { expect, test } from '@playwright/test';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('an administrator sets a price of Kenya and switches a plan off; a patient sees both at the next load (S27, S49)', async () => {
  const patient = await stage.side({ device: 'phone', language: 'en' });
  await patient.page.goto('/subscriptions');
  await patient.page.getByRole('link', { name: 'Kenya' }).click();
  await patient.page.getByText('KSh 12,500').waitFor();
  await expect(patient.page.locator('.plan')).toHaveCount(5);
  expect(await violations(patient.page)).toEqual([]);

  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ device: 'desktop', language: 'en', visitor: administrator });
  await page.goto('/admin/dashboard/care-plans');
  await page.getByRole('switch', { name: t('plans.active-which', { name: 'Cancer' }) }).click();
  await page
    .getByRole('row', { name: 'Family' })
    .getByRole('button', { name: t('plans.price-count', { count: 1 }) })
    .click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel(t('plans.country'), { exact: true }).selectOption('KE');
  await panel.getByLabel(t('plans.price'), { exact: true }).fill('9900');
  await panel.getByRole('button', { name: t('plans.add-price') }).click();
  await panel.getByText('KSh 9,900').waitFor();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: t('plans.done') }).click();
  expect(await violations(page)).toEqual([]);
  await patient.page.reload();
  await patient.page.getByText('KSh 12,500').waitFor();

  await page.getByRole('button', { name: t('staff.save-changes') }).click();
  await page.getByText(t('plans.saved')).waitFor();
  await patient.page.reload();
  await patient.page.getByText('KSh 9,900').waitFor();
  await expect(patient.page.locator('.plan')).toHaveCount(4);
  await page.getByText(t('plans.saved')).waitFor({ state: 'detached' });
});
