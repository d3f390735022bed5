import { expect, test } from '@playwright/test';
import { aDoctor, anAppointment, at } from '../server/test/booking-makers.ts';
import { aMember } from '../server/test/family-makers.ts';
import { NOTE, aVisit, signed } from '../server/test/record-makers.ts';
import { aSubscription } from '../server/test/subscription-makers.ts';
import { openContext } from './browser.ts';
import { OwnStage } from './own-stage.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';
import { takeSession } from './visitor-session.ts';

const stage = new OwnStage();
const { device, language } = SWAHILI_ON_PHONE;
const t = (key: PageSentence, values?: Record<string, unknown>) => say(language, key, values);

test('without script the payer names who shares a plan, books for the wrong person, mends it, and corrects a name and a number', async () => {
  const { product } = stage;
  const payer = await product.patient({ language });
  const juma = await aMember(payer, { name: 'Juma Mwinyi' });
  const asha = await aMember(payer, { name: 'Asha Mwinyi', relation: 'sibling', birth_date: '1990' });
  await aSubscription(product, payer);
  const booking = await anAppointment(product, payer, await aDoctor(product), at(product, 2, '10:00'));
  const context = await openContext(stage.browser, { origin: stage.origin, device, language, script: false });
  await takeSession(context, payer);
  const page = await context.newPage();

  await page.goto('/subscriptions/mine');
  await page.getByRole('link', { name: t('my-plan.choose') }).click();
  await page.getByRole('checkbox', { name: 'Juma Mwinyi' }).check();
  await page.getByRole('button', { name: t('my-plan.save-members'), exact: true }).click();
  await page.getByText(t('my-plan.members-saved')).waitFor();
  expect((await payer.get('/api/me/plans')).body.data[0].members).toMatchObject([{ id: juma }]);

  await page.goto(`/appointments/${booking}`);
  await page.getByRole('link', { name: t('appointment.for-other') }).click();
  await page.locator('label', { hasText: 'Asha Mwinyi' }).click();
  await page.locator('textarea[name=reason]').fill('Homa kali');
  await page.getByRole('button', { name: t('for-whom.save'), exact: true }).click();
  await page.getByText(t('for-whom.changed', { whom: 'member', name: 'Asha Mwinyi' })).waitFor();
  expect((await payer.get(`/api/appointments/${booking}`)).body.data).toMatchObject({
    person: { id: asha },
    reason: 'Homa kali',
  });

  await page.goto(`/more/family/${asha}`);
  await page.locator('form[name=change-member] input[name=phone]').fill('0712 000 779');
  await page.locator('form[name=change-member] select[name=phone_country]').selectOption('KE');
  await page.getByRole('button', { name: t('family.save'), exact: true }).click();
  await page.getByText(t('family.saved')).waitFor();
  expect((await payer.get('/api/family')).body.data.members[1]).toMatchObject({ phone: '+254712000779' });

  await page.goto(`/more/family/${juma}`);
  await page.locator('form[name=change-member] input[name=name]').fill('Juma Ali');
  await page.getByRole('button', { name: t('family.save'), exact: true }).click();
  await page.getByText(t('family.saved')).waitFor();
  await page.getByRole('link', { name: t('family.remove', { name: 'Juma Ali' }) }).click();
  await page.getByRole('button', { name: t('family.remove-sure') }).click();
  await page.getByText('Asha Mwinyi').waitFor();
  expect((await payer.get('/api/family')).body.data.members).toMatchObject([{ id: asha }]);
  await context.close();
});

test('without script a doctor hides the papers of a teenager from the guardian, and shows them again', async () => {
  const { product } = stage;
  const guardian = await product.patient({ language, full_name: 'Neema Mwinyi' });
  const birthDate = `${product.clock.now().getUTCFullYear() - 17}-12-01`;
  const personId = await aMember(guardian, { name: 'Rehema Mwinyi', birth_date: birthDate, sex: 'female' });
  const visit = await aVisit(product, { patient: guardian, more: { person_id: personId } });
  await signed(visit, 'note', NOTE);
  const read = async () => (await guardian.get(`/api/appointments/${visit.bookingId}/documents`)).body.data.length;
  await visit.doctor.patch('/api/me', { language });
  const context = await openContext(stage.browser, { origin: stage.origin, device, language, script: false });
  await takeSession(context, visit.doctor);
  const page = await context.newPage();
  await page.goto(`/doctor/visits/${visit.bookingId}`);
  // One button, and not the one that needs script.
  await page.getByRole('button', { name: t('visit.hide-papers') }).click();
  await page.getByText(t('visit.is-hidden', { guardian: 'Neema Mwinyi' })).waitFor();
  expect(await read()).toBe(0);
  await page.getByRole('button', { name: t('visit.show-papers') }).click();
  await page.getByText(t('visit.is-shown', { guardian: 'Neema Mwinyi' })).waitFor();
  expect(await read()).toBe(1);
  await context.close();
});
