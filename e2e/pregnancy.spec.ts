import { expect, test } from '@playwright/test';
import { dayAfter } from '@tabibu/contract/pregnancy-dates';
import { BIRTH_PLAN, pregnancyOf } from '../server/test/pregnancy-makers.ts';
import { aVisit } from '../server/test/record-makers.ts';
import { fieldsBeyondTheirCard } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a pregnancy is stated, followed to a check-up and a birth plan that is printed, seen by the doctor, and ended', async () => {
  const { patient, doctor, bookingId } = await aVisit(stage.product);
  const { today } = (await patient.get(pregnancyOf(patient))).body.data as { today: string };
  const { page, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${stage.origin}/more/health`);
  await page.getByRole('link', { name: t('health.follow-pregnancy') }).click();
  await page.getByText(t('pregnancy.lead')).waitFor();
  expect(await violations(page)).toEqual([]);

  const day = page.locator('input[name=day]');
  await day.fill(dayAfter(today, -400));
  await page.getByRole('button', { name: t('pregnancy.begin'), exact: true }).click();
  await page.getByText(t('pregnancy.day-wrong')).waitFor();
  await day.fill(dayAfter(today, -(37 * 7 + 2)));
  await page.getByRole('button', { name: t('pregnancy.begin'), exact: true }).click();
  await page.getByRole('heading', { name: t('pregnancy.week', { weeks: 37, days: 2 }) }).waitFor();
  for (const sign of [t('pregnancy.sign-bleeding'), t('pregnancy.labour-waters'), t('pregnancy.week-37-mother')])
    await expect(page.getByText(sign)).toBeVisible();
  await expect(page.locator('.signs-numbers a[href="tel:112"]')).toBeVisible();
  expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);

  const next = page.locator('.check-up.next');
  await expect(next).toContainText(t('pregnancy.check-up', { week: 38 }));
  await page.locator('.check-up form:has(input[name=week][value="36"]) button').click();
  await page.locator('.check-up.done').waitFor();

  for (const [part, words] of Object.entries(BIRTH_PLAN)) await page.locator(`textarea[name=${part}]`).fill(words);
  await page.getByRole('button', { name: t('pregnancy.plan-save'), exact: true }).click();
  await page.locator('.birth-plan-page').getByText(BIRTH_PLAN.donor).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.birth-plan-page')).toBeVisible();
  await expect(page.locator('.signs, .check-ups, .birth-plan form').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const beside = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: doctor });
  await beside.page.goto(`${stage.origin}/doctor/visits/${bookingId}`);
  const seen = beside.page.locator('.visit-pregnancy');
  await seen.waitFor();
  await expect(seen).toContainText(beside.t('visit.check-ups', { weeks: '36' }));
  await expect(beside.page.getByText(BIRTH_PLAN.donor)).toHaveCount(0);

  await page.getByText(t('pregnancy.end'), { exact: true }).click();
  await page.getByRole('button', { name: t('pregnancy.born'), exact: true }).click();
  await page.getByRole('heading', { name: t('pregnancy.born-title') }).waitFor();
  await page.reload();
  await page.getByText(t('pregnancy.after-birth-feeding')).waitFor();
  expect(await violations(page)).toEqual([]);
});
