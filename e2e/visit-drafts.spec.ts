import { expect, test } from '@playwright/test';
import { aVisit } from '../server/test/record-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_PHONE, FRENCH_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();

test('a draft that was changed elsewhere: both texts can be read, one is kept, nothing is lost', async () => {
  const { device, language } = ENGLISH_ON_PHONE;
  const people = await aVisit(stage.product);
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  await page.goto(`/doctor/visits/${people.bookingId}`);
  await page.locator('textarea[name=plan]').fill('Mwanzo');
  await page
    .locator('.save-state')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();
  const saved = await people.doctor.get(`/api/doctor/visits/${people.bookingId}/note`);
  const { version, history, findings, assessment, follow_up_on } = saved.body.data;
  expect(
    (
      await people.doctor.put(`/api/doctor/visits/${people.bookingId}/note`, {
        version,
        history,
        findings,
        assessment,
        follow_up_on,
        plan: 'Kutoka kwingine',
      })
    ).status,
  ).toBe(200);
  await page.locator('textarea[name=plan]').fill('Hapa');
  await page.getByText(t('visit.stale-title')).waitFor();
  await page.getByText(t('visit.stale-show')).click();
  await page.getByText('Kutoka kwingine').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('visit.stale-mine') }).click();
  await page
    .locator('.save-state')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();
  await page.getByText(t('visit.other')).click();
  await page.getByText('Kutoka kwingine').waitFor();
  expect((await people.doctor.get(`/api/doctor/visits/${people.bookingId}/note`)).body.data.plan).toBe('Hapa');
  await context.close();
});

test('a text that was typed before the note was signed elsewhere is offered as an addendum', async () => {
  const { device, language } = FRENCH_ON_DESKTOP;
  const people = await aVisit(stage.product);
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  page.on('dialog', (dialog) => void dialog.accept());
  const path = `/api/doctor/visits/${people.bookingId}/note`;
  expect(
    (
      await people.doctor.put(path, {
        version: 0,
        history: 'Homa',
        findings: '',
        assessment: 'Malaria',
        plan: 'Dawa',
        follow_up_on: null,
      })
    ).status,
  ).toBe(200);
  await page.goto(`/doctor/visits/${people.bookingId}`);
  // React resets the selection of a filled text area when it takes over the page, also in the middle of a `fill`.
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await context.setOffline(true);
  await page.locator('textarea[name=plan]').fill('Dawa na maji mengi');
  await page.locator('.save-state', { hasText: t('visit.save-waiting') }).waitFor();
  expect((await people.doctor.post(`${path}/sign`, { version: 1 })).status).toBe(200);
  await context.setOffline(false);
  await page.getByText(t('visit.leftover-title')).waitFor();
  await page.reload();
  await page.getByText(t('visit.leftover-title')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('visit.leftover-add') }).click();
  await expect(page.locator('textarea[name=addendum]')).toHaveValue(`${t('record.plan')}: Dawa na maji mengi`);
  await page.getByRole('button', { name: t('visit.addendum-send'), exact: true }).click();
  await page.locator('.paper-note', { hasText: 'Dawa na maji mengi' }).waitFor();
  await expect(page.getByText(t('visit.leftover-title'))).toHaveCount(0);
  await context.close();
});
