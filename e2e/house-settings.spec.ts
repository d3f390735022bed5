import { expect, test } from '@playwright/test';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('an administrator changes a figure, a patient sees it at the next load, and it is taken back from its history', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ device: 'desktop', language: 'en', visitor: administrator });
  const guest = await stage.side({ device: 'desktop', language: 'en' });
  const figures = async () => {
    await guest.page.goto('/');
    return guest.page.locator('dl.figures dd').allInnerTexts();
  };
  const change = async (key: 'printed_figures' | 'figure_doctors') =>
    page.getByRole('button', { name: t('house.change-which', { name: t('house.name', { key }) }) }).click();
  const panel = page.getByRole('dialog');

  await page.goto('/admin/dashboard/house/site');
  await change('printed_figures');
  expect(await violations(page)).toEqual([]);
  await panel.getByLabel(t('house.yes')).check();
  await panel.getByRole('button', { name: t('house.save') }).click();
  await page.getByText(t('house.saved', { name: t('house.name', { key: 'printed_figures' }) })).waitFor();
  expect(await figures()).toContain('100+');

  await change('figure_doctors');
  await panel.getByLabel(t('house.new-value')).fill('180+');
  await panel.getByRole('button', { name: t('house.save') }).click();
  await panel.waitFor({ state: 'hidden' });
  expect(await figures()).toContain('180+');

  await change('figure_doctors');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: t('house.take-back') }).click();
  await panel.waitFor({ state: 'hidden' });
  expect(await figures()).toContain('100+');
});
