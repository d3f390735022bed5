import { expect, test } from '@playwright/test';
import { openContext } from './browser.ts';
import { OwnStage } from './own-stage.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';
import { takeSession } from './visitor-session.ts';

const stage = new OwnStage();
const { device, language } = SWAHILI_ON_PHONE;
const t = (key: PageSentence, values?: Record<string, unknown>) => say(language, key, values);

/** Opens a page without script for a patient of its own, and records every address that it requests. */
async function openBare() {
  const patient = await stage.product.patient({ language });
  const context = await openContext(stage.browser, { origin: stage.origin, device, language, script: false });
  await takeSession(context, patient);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  return { patient, context, page, asked };
}

test('without script a reading is refused at its field, written down, and the second urgent one brings the emergency card', async () => {
  const { patient, context, page, asked } = await openBare();
  await page.goto('/readings');
  const save = async (upper: number, lower: number) => {
    await page.locator('input[name=systolic]').fill(String(upper));
    await page.locator('input[name=diastolic]').fill(String(lower));
    await page.getByRole('button', { name: t('reading.save'), exact: true }).click();
  };
  await save(400, 80);
  await page.locator('.field.wrong', { hasText: t('reading.wrong', { min: 50, max: 300 }) }).waitFor();
  await expect(page.locator('input[name=diastolic]')).toHaveValue('80');
  await save(186, 112);
  await page.getByText(t('reading.again-title', { minutes: 5 })).waitFor();
  stage.product.clock.advance(6 * 60_000);
  await save(188, 113);
  await page.getByText(t('reading.emergency-title')).waitFor();
  await expect.poll(() => page.locator('.notice a[href^="tel:"]').count()).toBeGreaterThan(0);

  await page.locator('label:has(input[name=kind][value=weight])').click();
  await page.getByRole('button', { name: t('reading.show-fields') }).click();
  await page.locator('input[name=kilograms]').fill('61,5');
  await page.getByRole('button', { name: t('reading.save'), exact: true }).click();
  await page.getByText(t('reading.saved')).waitFor();
  const { readings } = (await patient.get(`/api/people/${patient.accountId}/readings`)).body.data;
  expect(readings.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'blood-pressure',
    'blood-pressure',
    'weight',
  ]);
  // The names of files and the numbers of readings are random.
  const told = asked.map((url) => url.replace(/\/assets\/.*|[0-9a-f]{8}-[0-9a-f-]{27}/, ''));
  expect(told.filter((url) => /188|61,5|weight/.test(url))).toEqual([]);
  await context.close();
});

test('without script a medicine is written down for days of the week, changed, stopped and deleted', async () => {
  const { context, page, asked } = await openBare();
  await page.goto('/medicines');
  await page.getByRole('link', { name: t('medicine.add'), exact: true }).click();
  await page.getByLabel(t('medicine.name'), { exact: true }).fill('Metfomini');
  await page.getByRole('button', { name: t('medicine.save'), exact: true }).click();
  await page.locator('.field.wrong', { hasText: t('medicine.fault-time') }).waitFor();
  await expect(page.getByLabel(t('medicine.name'), { exact: true })).toHaveValue('Metfomini');
  await page.locator('input[name=time-1]').fill('08:00');
  await page.locator('input[name=time-2]').fill('20:00');
  await expect(page.locator('.schedule-weekdays')).toBeHidden();
  await page.locator('select[name=every_days]').selectOption('0');
  await page.locator('label:has(input[name=weekday-1])').click();
  await page.locator('label:has(input[name=weekday-5])').click();
  await page.getByRole('button', { name: t('medicine.save'), exact: true }).click();
  await page.getByText(t('medicine.saved')).waitFor();
  await page.locator('.dose-row', { hasText: 'Jumatatu, Ijumaa' }).waitFor();

  await page.getByRole('link', { name: new RegExp(`^${t('medicine.change')} `) }).click();
  await page.locator('input[name=time-2]').fill('');
  await page.getByRole('button', { name: t('medicine.save'), exact: true }).click();
  await page.getByText(t('medicine.saved')).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${t('medicine.stop')} `) }).click();
  await page.getByRole('button', { name: t('medicine.stop-sure'), exact: true }).click();
  await page.getByText(t('medicine.stopped'), { exact: true }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${t('medicine.delete')} `) }).click();
  await page.getByRole('button', { name: t('medicine.delete-sure'), exact: true }).click();
  await page.getByText(t('medicine.nothing')).waitFor();
  expect(asked.filter((url) => url.includes('Metfomini'))).toEqual([]);
  await context.close();
});
