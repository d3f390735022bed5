import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { asSystem } from '../server/test/as-system.ts';
import { aVisit } from '../server/test/record-makers.ts';
import { cutNetwork } from './cut-network.ts';
import { fieldsBeyondTheirCard } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

/** Writes down a blood pressure, by default of now. */
async function measure({ page, t }: Side, [upper, lower]: readonly [number, number], at = ''): Promise<void> {
  await page.locator('input[name=systolic]').fill(String(upper));
  await page.locator('input[name=diastolic]').fill(String(lower));
  await page.locator('input[name=measured_at]').fill(at);
  await page.getByRole('button', { name: t('reading.save'), exact: true }).click();
}

/** Some minutes ago on the clock of the browser, as its field writes it. Runs in the page. */
function localTime(minutesAgo: number): string {
  const now = new Date(Date.now() - minutesAgo * 60_000);
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const rowsOf = async (page: Page, text: string) => page.locator('.reading-row', { hasText: text }).count();

test('readings are written down from home, also without a network, and reach the doctor of the visit', async () => {
  const visit = await aVisit(stage.product);
  const stored = () =>
    asSystem(stage.product, 'select id from readings where person_id = $1', [visit.patient.accountId]);
  const side = await stage.side({ ...SWAHILI_ON_PHONE, visitor: visit.patient });
  const { page, t } = side;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(stage.origin);
  await page.getByRole('link', { name: t('home.measure') }).click();
  await measure(side, [128, 82], await page.evaluate(localTime, 40));
  await page.getByText(t('reading.saved')).waitFor();
  expect(await violations(page)).toEqual([]);

  const restore = await cutNetwork(page);
  await measure(side, [131, 84], await page.evaluate(localTime, 30));
  await page.getByText(t('reading.kept-here')).waitFor();
  expect([await rowsOf(page, '131/84'), (await stored()).length]).toEqual([1, 1]);
  await restore();
  await page.locator('.reading-waits').first().waitFor({ state: 'detached' });
  await expect.poll(async () => [await rowsOf(page, '131/84'), (await stored()).length]).toEqual([1, 2]);

  await page.locator('.curve summary, .curve-view summary, details:has(.curve-table) summary').first().click();
  await page.locator('.curve-table td', { hasText: '131' }).waitFor();
  await measure(side, [186, 112], await page.evaluate(localTime, 6));
  await page.getByText(t('reading.again-title', { minutes: 5 })).waitFor();
  await measure(side, [188, 113]);
  await page.getByText(t('reading.emergency-title')).waitFor();
  await expect.poll(() => page.locator('.notice a[href^="tel:"]').count()).toBeGreaterThan(0);
  await expect.poll(async () => (await stored()).length).toBe(4);
  expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const doctor = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: visit.doctor });
  await doctor.page.goto(`${stage.origin}/doctor/visits/${visit.bookingId}`);
  await doctor.page.locator('.visit-readings summary').first().click();
  await doctor.page.locator('.visit-readings .curve-line').first().waitFor();
  const shown = doctor.t('reading.curve-of', { kind: doctor.t('reading.blood-pressure'), count: 4 });
  await doctor.page.getByText(shown).waitFor();
});
