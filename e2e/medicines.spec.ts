import { expect, test } from '@playwright/test';
import { messagesTo } from '../server/test/one-time-code.ts';
import { ITEM, aVisit, signed } from '../server/test/record-makers.ts';
import { remindAt } from '../server/test/schedule-makers.ts';
import { fieldsBeyondTheirCard } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a prescribed medicine is reminded of with two presses, answered as taken, and stopped', async () => {
  const visit = await aVisit(stage.product);
  const { patient, bookingId } = visit;
  await patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
  expect((await signed(visit, 'prescription', { items: [ITEM] })).status).toBe(200);
  const { page, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${stage.origin}/appointments/${bookingId}`);
  await page.getByRole('link', { name: t('record.remind-of', { medicine: ITEM.medicine }) }).click();
  await page.getByText(t('medicine.proposed')).waitFor();
  const times = page.locator('input[name^=time-]');
  expect([await times.nth(0).inputValue(), await times.nth(1).inputValue()]).toEqual(['08:00', '20:00']);
  await expect(page.locator('input[name=days]')).toHaveValue('3');
  expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('medicine.save'), exact: true }).click();
  await page.getByText(t('medicine.saved')).waitFor();

  const { schedules } = (await patient.get(`/api/people/${patient.accountId}/schedules`)).body.data;
  await remindAt(stage.product, schedules[0].next_due_at);
  const reminders = async () =>
    (await messagesTo(stage.product, patient.phone)).filter((text) => /ulichoandika/.test(text));
  const told = await reminders();
  expect(told).toEqual([expect.stringContaining('saa 2:00 usiku (20:00)')]);
  expect(told[0]).not.toContain(ITEM.medicine.slice(0, 6));

  await page.goto(`${stage.origin}/medicines`);
  await page.locator('form[name=answer-dose]:has(input[value=taken]) button').first().click();
  await page.getByText(t('medicine.said-taken')).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText(t('medicine.said-taken')).first().waitFor();
  await page.locator('.month-day.all').first().waitFor();

  await page.getByRole('link', { name: new RegExp(`^${t('medicine.stop')} `) }).click();
  await page.getByRole('button', { name: t('medicine.stop-sure'), exact: true }).click();
  await page.getByText(t('medicine.stopped'), { exact: true }).waitFor();
  const next = new Date(Date.parse(schedules[0].next_due_at) + 12 * 3_600_000);
  await remindAt(stage.product, next.toISOString());
  expect(await reminders()).toEqual(told);
});
