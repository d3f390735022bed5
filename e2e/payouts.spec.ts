import { expect, test } from '@playwright/test';
import { at, force, pass } from '../server/test/booking-makers.ts';
import { aMemberOfStaff, aSetUpMember } from '../server/test/staff-makers.ts';
import { shownCode } from '../server/test/second-factor-makers.ts';
import { aWithdrawal } from '../server/test/withdrawal-makers.ts';
import { MINUTE, SECOND } from '../server/src/platform/time.ts';
import { readableAnywhere } from '../web/src/components/any-number.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('what a doctor asked for is proposed by one administrator, approved and paid by another, and the doctor reads its number (S44, S58, Z-10)', async () => {
  const patient = await stage.product.patient();
  const { doctor } = await aWithdrawal(stage.product, patient, at(stage.product, 1, '10:00'));
  await force(stage.product, { phone: doctor.phone, registeredName: 'NEEMA MUSHI' });
  const member = await aSetUpMember(stage.product, 'administrator');
  // The factor of this sign-in is too old for what follows; that of the second person is not.
  stage.product.clock.advance(6 * MINUTE);
  const second = await aMemberOfStaff(stage.product, 'administrator');

  const one = await stage.side({ device: 'phone', language: 'sw', visitor: member.browser });
  await one.page.goto('/admin/dashboard/cases');
  await one.page.getByRole('heading', { name: one.t('staff.cases') }).waitFor();
  expect(await violations(one.page)).toEqual([]);
  await one.page.locator('.case-row').first().click();
  await one.page.getByRole('button', { name: one.t('cases.do-propose') }).click();
  await one.page.getByText(readableAnywhere(doctor.phone)).last().waitFor();
  expect(await violations(one.page)).toEqual([]);
  await one.page.getByRole('button', { name: one.t('cases.confirm') }).click();
  await one.page.getByText(one.t('step-up.lead')).waitFor();
  await one.page.locator('input[name=factor]').fill(shownCode(stage.product, member.secret!));
  await one.page.getByText(one.t('cases.hindrance-own-proposal')).waitFor();
  await stage.product.settle();
  await one.page.getByText(one.t('cases.name-check-agrees')).waitFor();
  expect(await violations(one.page)).toEqual([]);

  const other = await stage.side({ device: 'desktop', language: 'en', visitor: second, dark: true });
  await other.page.goto('/admin/dashboard/cases');
  await other.page.locator('.case-row').getByText(other.t('cases.stage-proposed')).waitFor();
  await other.page.locator('.case-row').first().click();
  await other.page.getByRole('button', { name: other.t('cases.do-approve') }).click();
  await other.page.getByRole('button', { name: other.t('cases.confirm') }).click();
  await other.page.getByText(other.t('cases.done-approve')).waitFor();
  expect(await violations(other.page)).toEqual([]);

  // The first person's page still shows the proposal: a decision on it decides nothing and shows what has changed.
  await one.page.getByRole('button', { name: one.t('cases.do-drop') }).click();
  await one.page.locator('dialog[open] textarea').fill('Nimekosea.');
  await one.page.getByRole('button', { name: one.t('cases.confirm') }).click();
  await one.page.getByText(one.t('cases.changed')).waitFor();
  await one.page.getByText(one.t('cases.stage-text-approved-send')).waitFor();

  await other.page.getByRole('button', { name: other.t('cases.do-record-paid') }).click();
  await other.page.getByRole('button', { name: other.t('cases.confirm') }).click();
  await other.page.getByText(other.t('cases.number-wrong')).waitFor();
  await other.page.locator('input[name=transaction-number]').fill('SKL20X7QP1');
  await other.page.getByRole('button', { name: other.t('cases.confirm') }).click();
  await other.page.getByText(other.t('cases.settled')).waitFor();
  expect(await violations(other.page)).toEqual([]);
  await stage.product.settle();

  const paid = await stage.side({ device: 'phone', language: 'fr', visitor: doctor });
  await paid.page.goto('/doctor/dashboard?tab=earnings');
  await paid.page.getByText(paid.t('money.transaction-number', { number: 'SKL20X7QP1' })).waitFor();
  expect(await violations(paid.page)).toEqual([]);
});

test('what two administrators approved is sent by the payment company, after a warning about its name, and the page shows what becomes of it', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const { doctor } = await aWithdrawal(product, patient, at(product, 2, '10:00'));
  await force(product, { phone: doctor.phone, outcome: 'paid', registeredName: 'JUMA KOMBA' });
  const [first, second] = [
    await aMemberOfStaff(product, 'administrator'),
    await aMemberOfStaff(product, 'administrator'),
  ];
  const { cases } = (await first.get('/api/admin/cases?kind=withdrawal')).body.data;
  const path = `/api/admin/cases/${cases.at(-1).id as string}`;
  for (const [by, decision] of [
    [first, 'propose'],
    [second, 'approve'],
  ] as const) {
    const { version } = (await by.get(path)).body.data;
    const decided = { decision, version, note: 'Spoke to both.' };
    expect((await by.post(`${path}/decision`, decided)).status).toBe(200);
    await product.settle();
  }

  const { page, t } = await stage.side({ device: 'phone', language: 'fr', visitor: second });
  await page.goto(`/admin/dashboard/cases/${cases.at(-1).id as string}`);
  await page.getByText('JUMA KOMBA').last().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('cases.do-send') }).click();
  await page.getByText(/AzamPay envoie tout de suite/).waitFor();
  await page.getByRole('dialog').getByLabel(t('cases.note')).fill('Vu avec les deux.');
  await page.getByRole('checkbox').check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('cases.confirm') }).click();
  await page.getByText(t('cases.stage-text-sending')).waitFor();
  await product.settle();
  await pass(product, 20 * SECOND);
  await page.getByText(t('cases.settled')).waitFor();
  await page.getByText(t('cases.step-gateway-paid', { name: 'Rehema Kileo' })).waitFor();
  expect(await violations(page)).toEqual([]);

  const sandbox = await stage.side({ device: 'phone', language: 'en' });
  await sandbox.page.goto(`${product.sandboxUrl}/sandbox/payouts?lang=en`);
  await sandbox.page.getByText('TSh 10,000').waitFor();
});
