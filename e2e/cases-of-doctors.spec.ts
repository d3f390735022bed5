import { expect, test } from '@playwright/test';
import { setLicence } from '../server/src/modules/doctors/index.ts';
import { addDays, wallClock } from '../server/src/platform/time.ts';
import { aPdf, anApplication } from '../server/test/application-makers.ts';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { findBroken } from '../server/test/case-causes.ts';
import { completeBooking } from '../server/src/modules/bookings/index.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { aWithdrawal } from '../server/test/withdrawal-makers.ts';
import { confirm, decide, fillQueue, openCase } from './case-steps.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, FRENCH_ON_PHONE, SWAHILI_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const dayIn = (days: number) => addDays(wallClock(stage.product.clock.now(), 'Africa/Dar_es_Salaam').day, days);

/** Fills in what the register says of a licence, on the page of the review desk that is open, and confirms it. */
async function confirmLicence({ page, t }: Side, button: 'review.to-approved' | 'renewals.confirm'): Promise<void> {
  await page.locator('.review-paper canvas[data-drawn="1"], .review-paper img').first().waitFor();
  const isDialog = button === 'review.to-approved';
  if (isDialog) await page.getByRole('button', { name: t(button), exact: true }).click();
  await page.locator('[name=registered_name]').fill('N. Mushi');
  await page.locator('[name=expires_on]').fill('2099-03-31');
  if (isDialog) await page.locator('[name=notes]').fill('Found in the register.');
  if (isDialog) await page.locator('dialog button[type=submit]').click();
  else await page.getByRole('button', { name: t(button) }).click();
  await page.locator('.notice.success').waitFor();
}

test('a doctor asks for another specialty and then for another one: the case of the first ends, the second is accepted and told (S60)', async () => {
  const { product } = stage;
  const { browser: doctor } = await aWorkingDoctor(product);
  const desk = await stage.side({ ...SWAHILI_ON_DESKTOP, visitor: doctor });
  const askFor = async (specialty: string) => {
    await desk.page.locator('select[name=specialty]').selectOption(specialty);
    await desk.page.getByRole('button', { name: desk.t('profile.save') }).click();
    await desk.page.getByText(desk.t('profile.saved')).waitFor();
  };
  await desk.page.goto('/doctor/dashboard?tab=profile');
  await askFor('dermatologist');
  await fillQueue(product);
  const office = await stage.side({ ...FRENCH_ON_PHONE, visitor: await aMemberOfStaff(product, 'staff-admin') });
  await openCase(office, 'profile-change', 'staff');
  expect(await violations(office.page)).toEqual([]);
  await askFor('nephrologist');
  await confirm(office, 'accept');
  await office.page.getByText(office.t('cases.changed')).waitFor();
  await office.page.getByText(office.t('cases.ended')).waitFor();
  expect(await violations(office.page)).toEqual([]);

  await fillQueue(product);
  await openCase(office, 'profile-change', 'staff');
  await decide(office, 'accept');
  await product.settle();
  await desk.page.goto('/doctor/dashboard?tab=notifications');
  await desk.page.locator('.notification, [role=tabpanel] li').first().waitFor();
  expect((await doctor.get('/api/doctor/profile')).body.data.specialty_id).toBe('nephrologist');
  for (const { context } of [desk, office]) await context.close();
});

test('a request of money whose balance has changed since it was opened shows that before it can be decided (S44)', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const { doctorId } = await aWithdrawal(product, patient, at(product, 1, '10:00'));
  const administrator = await aMemberOfStaff(product, 'administrator');
  await aMemberOfStaff(product, 'administrator');
  const office = await stage.side({ ...SWAHILI_ON_PHONE, visitor: administrator });
  await openCase(office, 'withdrawal');
  const startsAt = at(product, 1, '12:00');
  const id = await anAppointment(product, patient, doctorId, startsAt);
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + 60_000) };
  await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: id });
  await product.settle();
  await confirm(office, 'propose');
  const dialog = office.page.locator('dialog[open]');
  await dialog.getByText(office.t('cases.changed')).waitFor();
  await expect.poll(() => dialog.locator('.case-changes').innerText()).toMatch(/2,000[^]*14,000/);
  expect(await violations(office.page)).toEqual([]);
  await office.page.getByRole('button', { name: office.t('cases.confirm') }).click();
  await office.page.getByText(office.t('cases.done-propose')).waitFor();
  await office.context.close();
});

test('applications and ending licences lead from the queue to the review desk, and end there; a broken rule ends when it holds (S43, I-22)', async () => {
  const { product } = stage;
  const { applicant } = await anApplication(product, { full_name: 'Zanele Dube', phone: '082 300 7001' });
  const { id, browser: doctor } = await aWorkingDoctor(product);
  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 9', expiresOn: dayIn(20) });
  const desk = await stage.side({ ...SWAHILI_ON_PHONE, visitor: doctor });
  // The paper is chosen before the script has arrived, as on a slow network.
  const arrival = Promise.withResolvers<undefined>();
  await desk.page.route('**/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await desk.page.goto('/doctor/dashboard?tab=application', { waitUntil: 'commit' });
  const paper = { name: 'leseni.pdf', mimeType: 'application/pdf', buffer: await aPdf() };
  await desk.page.locator('form[name=licence] input[type=file]:not([capture])').setInputFiles(paper);
  arrival.resolve(undefined);
  await desk.page.getByText(desk.t('join.received', { name: paper.name })).waitFor();
  await desk.page.getByRole('button', { name: desk.t('licence.send'), exact: true }).click();
  await desk.page.getByText(desk.t('licence.sent-note')).waitFor();
  await findBroken(product, 2);
  await fillQueue(product);

  const office = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: await aMemberOfStaff(product, 'staff-admin') });
  const { page, t } = office;
  await openCase(office, 'application', 'staff');
  expect(await violations(page)).toEqual([]);
  const application = page.url();
  await page.getByRole('link', { name: t('cases.open-applications') }).click();
  await confirmLicence(office, 'review.to-approved');
  await openCase(office, 'ending-licence', 'staff');
  expect(await violations(page)).toEqual([]);
  const licence = page.url();
  await page.getByRole('link', { name: t('cases.open-licences') }).click();
  await page
    .getByRole('link', { name: t('review.review-of', { name: 'Dkt. Neema Mushi' }) })
    .first()
    .click();
  await confirmLicence(office, 'renewals.confirm');
  await openCase(office, 'broken-invariant', 'staff');
  expect(await violations(page)).toEqual([]);
  const rule = page.url();
  await findBroken(product, 0);
  await fillQueue(product);
  for (const address of [application, licence, rule]) {
    await page.goto(address);
    await page.getByText(t('cases.ended')).waitFor();
  }
  expect((await messagesTo(product, applicant.phone)).length).toBeGreaterThan(0);
  for (const { context } of [desk, office]) await context.close();
});
