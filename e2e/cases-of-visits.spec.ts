import { expect, test } from '@playwright/test';
import { aDoctor, anAppointment, at, force } from '../server/test/booking-makers.ts';
import { aFailedCall, anUnansweredEmergency } from '../server/test/case-causes.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { confirm, decide, fillQueue, openCase } from './case-steps.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, ENGLISH_ON_PHONE, FRENCH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a call that failed is decided, and the refund that follows is paid by two people (R-18, S58)', async () => {
  const { product } = stage;
  const call = await aFailedCall(product);
  const home = await stage.side({ ...SWAHILI_ON_PHONE, visitor: call.patient });
  await home.page.goto(`/appointments/${call.bookingId}`);
  await home.page.locator('.status', { hasText: home.t('stage.patient-undecided.chip') }).waitFor();
  const [one, other] = [await aMemberOfStaff(product, 'administrator'), await aMemberOfStaff(product, 'administrator')];
  await fillQueue(product);
  const office = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: one });
  await openCase(office, 'failed-call');
  expect(await violations(office.page)).toEqual([]);
  await decide(office, 'refund');
  await product.settle();
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('hayakufanyika');

  await openCase(office, 'refund-due');
  expect(await violations(office.page)).toEqual([]);
  await decide(office, 'propose');
  const second = await stage.side({ ...FRENCH_ON_PHONE, visitor: other });
  await second.page.goto(office.page.url());
  await decide(second, 'approve');
  await decide(second, 'record-paid', { number: 'RF-2002' });
  await product.settle();
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('RF-2002');
  await home.page.reload();
  await home.page.locator('.status', { hasText: home.t('stage.patient-cancelled.chip') }).waitFor();
  for (const { context } of [home, office, second]) await context.close();
});

test('a person whom the message about a cancelled appointment does not reach is dealt with by staff', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const booking = await anAppointment(product, patient, await aDoctor(product), at(product, 2, '10:00'));
  await force(product, { phone: patient.phone, sms: 'refused' });
  const home = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  await home.page.goto(`/appointments/${booking}`);
  await home.page.getByRole('button', { name: home.t('appointments.cancel'), exact: true }).click();
  await home.page.getByRole('button', { name: home.t('cancel.confirm') }).click();
  await home.page.getByText(home.t('cancel.done-refund')).waitFor();
  await fillQueue(product);

  const office = await stage.side({ ...FRENCH_ON_PHONE, visitor: await aMemberOfStaff(product, 'staff-admin') });
  await openCase(office, 'undelivered-message', 'staff');
  await expect(office.page.locator(`a[href="tel:${patient.phone}"]`)).toHaveCount(1);
  expect(await violations(office.page)).toEqual([]);
  await confirm(office, 'settle');
  await office.page.getByText(office.t('cases.why-missing')).waitFor();
  await office.page.locator('dialog[open] textarea').fill('Appelé : la patiente est prévenue.');
  await office.page.getByRole('button', { name: office.t('cases.confirm') }).click();
  await office.page.getByText(office.t('cases.done-settle')).waitFor();
  for (const { context } of [home, office]) await context.close();
});

test('an emergency that no doctor accepted in time waits for staff until a doctor accepts it after all (W23)', async () => {
  const { product } = stage;
  const { id: doctorId, phone } = await aWorkingDoctor(product);
  const patient = await product.patient();
  const booking = await anUnansweredEmergency(product, patient, doctorId);
  const home = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  await home.page.goto(`/appointments/${booking}`);
  await home.page.locator('.status', { hasText: home.t('stage.patient-escalated.chip') }).waitFor();

  const office = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: await aMemberOfStaff(product, 'staff-admin') });
  await fillQueue(product);
  await openCase(office, 'escalated-emergency', 'staff');
  await expect(office.page.locator(`a[href="tel:${patient.phone}"]`)).toHaveCount(1);
  expect(await violations(office.page)).toEqual([]);

  const [link] = /https?:\S+\/e\/\S+/.exec((await messagesTo(product, phone)).join('\n')) ?? [''];
  const desk = await stage.side(ENGLISH_ON_PHONE);
  await desk.page.goto(new URL(link).pathname);
  await desk.page.getByRole('button', { name: desk.t('answer.take') }).click();
  await desk.page.getByRole('heading', { name: desk.t('answer.mine') }).waitFor();
  await home.page.locator('.status', { hasText: home.t('stage.patient-accepted.chip') }).waitFor();
  await fillQueue(product);
  await office.page.reload();
  await office.page.getByText(office.t('cases.ended')).waitFor();
  expect((await messagesTo(product, patient.phone)).join()).toContain('amekubali');
  for (const { context } of [home, office, desk]) await context.close();
});
