import { expect, test } from '@playwright/test';
import { postJournal } from '../server/src/modules/ledger/index.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { askForCode, messagesTo, typeCode } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { dashboardOf } from './doctor-steps.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_PHONE, FRENCH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

/** Moves money between the account of a doctor and the company that pays; a negative amount is owed by the doctor. */
async function book(account: string, amount: number, currency: 'KES' | 'TZS'): Promise<void> {
  await postJournal(stage.product.ctx(), {
    kind: 'withdrawal',
    reference: account,
    entries: [
      { account: `clearing:azampay:${currency}`, amount: -amount, currency },
      { account, amount, currency },
    ],
  });
}

test('a member of staff types the codes that the doctor reads out; the doctor signs in with the new number only', async () => {
  const { product } = stage;
  const doctor = await aWorkingDoctor(product, { fullName: 'Dkt. Rehema Kileo' });
  const staff = await aMemberOfStaff(product, 'staff-admin');
  const { page, t } = await stage.side({ ...ENGLISH_ON_PHONE, visitor: staff });
  await page.goto('/staff/dashboard/doctor-changes?q=kileo');
  await page.getByRole('button', { name: t('doctor-changes.open-whom', { name: 'Dkt. Rehema Kileo' }) }).click();
  await page.getByLabel(t('doctor-changes.new-number')).fill('0754 661 771');
  await page.getByRole('button', { name: t('doctor-changes.send-code') }).click();
  const code = page.locator('input[name=code]');
  await code.waitFor();
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await product.settle();
  const sent = /\b\d{6}\b/.exec((await messagesTo(product, '+255754661771')).at(-1)!)![0];
  await code.fill(sent === '111111' ? '222222' : '111111');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(sent);
  product.clock.advance(MINUTE);
  await page.getByRole('button', { name: t('doctor-changes.send-old-code') }).click();
  await code.waitFor();
  await product.settle();
  const agreed = (await messagesTo(product, doctor.phone)).findLast((text) => /\b\d{6}\b/.test(text))!;
  await code.fill(/\b\d{6}\b/.exec(agreed)![0]);
  await page.getByText(t('doctor-changes.number-done', { phone: '+255 754 661 771' })).waitFor();
  expect(await violations(page)).toEqual([]);
  expect((await doctor.browser.get('/api/me')).status).toBe(401);
  // Another code goes to the number a minute later at the earliest.
  product.clock.advance(2 * MINUTE);
  const again = product.visitor();
  const asked = await askForCode(again, { phone: '+255754661771', role: 'doctor' });
  const own = await stage.codeSentTo('+255754661771');
  const signedIn = await typeCode(again, asked.body.data.challenge_id, own);
  expect(signedIn.body.data).toMatchObject({ id: doctor.browser.accountId, role: 'doctor' });
});

test('the list of doctors who owe names each with the sum, is searched, and leads to the doctor', async () => {
  const { product } = stage;
  const { id } = await aWorkingDoctor(product, { fullName: 'Dkt. Baraka Moshi' });
  const other = await aWorkingDoctor(product, { fullName: 'Dkt. Asha Ali' });
  await book(`receivable:${id}:TZS`, -1_200_000, 'TZS');
  await book(`receivable:${other.id}:TZS`, -300_000, 'TZS');
  const administrator = await aMemberOfStaff(product, 'administrator');
  const { page, t } = await stage.side({ ...FRENCH_ON_DESKTOP, visitor: administrator });
  await page.goto('/admin/dashboard/payments/owed');
  const row = page.getByRole('row', { name: 'Baraka Moshi' });
  await row.getByText(/^TSh\s12\s000$/).waitFor();
  await expect(row).toContainText('Tanzanie');
  await page.getByText(t('payment-desk.found', { count: 2 })).waitFor();
  await page.getByText(/TSh\s15\s000/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name=q]').fill('moshi');
  await page.getByText(t('payment-desk.found', { count: 1 })).waitFor();
  await row.getByRole('link', { name: 'Dkt. Baraka Moshi' }).click();
  await page.locator(`.doctor-tile[data-doctor="${id}"]`).waitFor();
});

test('a doctor who earned shillings of Kenya asks for them in the own currency, at the rate that the dialog names', async () => {
  const { product } = stage;
  const doctor = await aWorkingDoctor(product, { fullName: 'Dkt. Neema Mushi' });
  await book(`doctor:${doctor.id}:KES`, 90_000, 'KES');
  const { page, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor: doctor.browser });
  await page.goto(`${dashboardOf('phone')}?tab=earnings`);
  await page.locator('.earnings-other button').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/KSh\s900/)
    .first()
    .waitFor();
  await expect.poll(() => dialog.textContent()).toMatch(/TSh\s17,100/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('money.send') }).click();
  await dialog.waitFor({ state: 'detached' });
  const { withdrawals } = (await doctor.browser.get('/api/doctor/earnings')).body.data;
  expect(withdrawals).toMatchObject([
    { amount: { amount: 1_710_000, currency: 'TZS' }, exchanged: { from: { amount: 90_000, currency: 'KES' } } },
  ]);
  await expect(page.locator('.earnings-other')).toHaveCount(0);
});
