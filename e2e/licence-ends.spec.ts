import { expect, test } from '@playwright/test';
import { confirmRenewal } from '../server/src/modules/applications/index.ts';
import { jobHandlers } from '../server/src/job-handlers.ts';
import { DAY, addDays, wallClock } from '../server/src/platform/time.ts';
import { aPdf } from '../server/test/application-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../server/test/doctor-makers.ts';
import { sendLicence } from '../server/test/licence-makers.ts';
import { aSetUpMember } from '../server/test/staff-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { dashboardOf } from './doctor-steps.ts';
import { OwnStage } from './own-stage.ts';
import { takeFreeTime } from './patient-steps.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, FRENCH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

/** The calendar day in Tanzania that many days from now. */
const dayIn = (days: number) => addDays(wallClock(stage.product.clock.now(), 'Africa/Dar_es_Salaam').day, days);

/** Records a licence that ends that many days from now. */
async function licenceFor(doctor: Visitor, days: number): Promise<void> {
  const { number } = (await sendLicence(doctor)).body.data.renewal;
  const licence = { council: 'MCT', number: 'MCT 4711', registeredName: 'N. Mushi', expiresOn: dayIn(days) };
  await confirmRenewal(stage.product.ctx(), { number, licence, by: 'test' });
}

/** Lets that many days pass and runs the job that looks at licences. */
async function pass(days: number, job: 'applications.remind-of-licences' | 'applications.end-licences'): Promise<void> {
  stage.product.clock.advance(days * DAY);
  await jobHandlers[job](stage.product.ctx(), {});
  await stage.product.settle();
}

/** Opens the dashboard in a new session of the doctor. */
async function openDashboard(phone: string) {
  const side = await stage.side({ ...SWAHILI_ON_PHONE, visitor: await signInAsDoctor(stage.product, phone) });
  await side.page.goto(dashboardOf('phone'));
  return side;
}

test('I-22: a doctor is reminded, cannot be booked after the end, sends the new licence, and is booked again once a reviewer has confirmed it', async () => {
  const { id, phone, browser } = await aWorkingDoctor(stage.product);
  await browser.patch('/api/me', { language: 'sw' });
  await licenceFor(browser, 8);
  await pass(1, 'applications.remind-of-licences');
  const before = await openDashboard(phone);
  await before.page.getByText(before.t('licence.near-note')).waitFor();
  await before.context.close();

  await pass(8, 'applications.end-licences');
  const patient = await stage.side({ ...FRENCH_ON_PHONE, visitor: await stage.product.patient() });
  await patient.page.goto(`/book/${id}`);
  await patient.page.getByRole('heading', { name: patient.t('booking.invalid') }).waitFor();

  const { page, t } = await openDashboard(phone);
  await page.getByText(t('licence.over-note')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: t('licence.link') }).click();
  const paper = { name: 'leseni.pdf', mimeType: 'application/pdf', buffer: await aPdf() };
  await page.locator('form[name=licence] input[type=file]:not([capture])').setInputFiles(paper);
  await page.getByText(t('join.received', { name: paper.name })).waitFor();
  await page.getByRole('button', { name: t('licence.send'), exact: true }).click();
  await page.getByText(t('licence.sent-note')).waitFor();
  expect(await violations(page)).toEqual([]);

  const { browser: visitor } = await aSetUpMember(stage.product, 'staff-admin');
  const desk = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor });
  await desk.page.goto('/staff/dashboard/licences');
  await desk.page.getByRole('link', { name: desk.t('review.review-of', { name: 'Dkt. Neema Mushi' }) }).click();
  await desk.page.locator('.review-paper canvas[data-drawn="1"]').waitFor();
  await desk.page.locator('[name=expires_on]').fill(dayIn(700));
  await desk.page.getByRole('button', { name: desk.t('renewals.confirm') }).click();
  await desk.page.locator('.notice.success').waitFor();

  await patient.page.reload();
  await takeFreeTime(patient.page);
  expect(new URL(patient.page.url()).pathname).toMatch(/^\/pay\//);
});
