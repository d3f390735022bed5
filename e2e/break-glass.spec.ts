import { expect, test } from '@playwright/test';
import { REASON, aRecord } from '../server/test/break-glass-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('an administrator opens a record with a reason, reads a paper and ends it; a second one reviews it (Z-11)', async () => {
  const { patient } = await aRecord(stage.product);
  const { full_name: name, phone } = (await patient.get('/api/me')).body.data as { full_name: string; phone: string };
  const [one, other] = [
    await aMemberOfStaff(stage.product, 'administrator'),
    await aMemberOfStaff(stage.product, 'administrator'),
  ];
  const { page, t } = await stage.side({ device: 'phone', language: 'sw', visitor: one });
  await page.goto('/admin/dashboard/record-access');
  await page.locator('html.live').waitFor();
  await page.getByLabel(t('glass.search')).fill(phone);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('glass.find') }).click();
  await page.getByLabel(t('glass.reason')).fill(REASON);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('glass.open') }).click();
  await page.getByText('Penisilini').waitFor();
  await page.getByRole('button', { name: t('glass.read') }).click();
  await page.getByText('Malaria isiyo kali').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('glass.end') }).click();
  await page.getByText(t('glass.yours')).waitFor();
  await expect(page.getByText('Penisilini')).toHaveCount(0);

  const second = await stage.side({ device: 'desktop', language: 'en', visitor: other });
  await second.page.goto('/admin/dashboard/record-access');
  await second.page.locator('html.live').waitFor();
  await second.page.getByText(REASON).waitFor();
  await second.page.getByText(second.t('glass.justified'), { exact: true }).click();
  await second.page.getByLabel(second.t('glass.note')).fill('The family confirmed it.');
  expect(await violations(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: second.t('glass.save') }).click();
  await second.page.getByRole('heading', { name: second.t('glass.reviewed') }).waitFor();
  await expect(second.page.getByRole('heading', { name })).toHaveCount(1);
});
