import { expect, test } from '@playwright/test';
import { formatMoney, fromMajor } from '@tabibu/contract/currencies';
import { aDoctor, pass } from '../server/test/booking-makers.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { aMember } from '../server/test/family-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { addChild, chooseWho } from './family-steps.ts';
import { OwnStage } from './own-stage.ts';
import { takeFreeTime } from './patient-steps.ts';
import { bookWithCoupon, buyFamilyPlan } from './plan-steps.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const CHILD = 'Juma Mwinyi';

test('a patient books for a child who is added over the booking, and everybody reads the name of the child', async () => {
  const { product } = stage;
  const guardian = await product.patient({ full_name: 'Neema Mwinyi' });
  const doctor = await aWorkingDoctor(product, { specialty: 'general-practitioner' });
  const price = formatMoney(fromMajor(6_000, 'TZS'), 'sw');
  const { page, context, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor: guardian });

  await page.goto(`/book/${doctor.id}`);
  await addChild({ page, context, t }, CHILD);
  await page.getByText(t('booking.who-speaks', { name: CHILD })).waitFor();
  await expect(page.getByRole('radio', { name: CHILD, exact: true })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await takeFreeTime(page);
  const order = page.locator('.order-lines');
  await order.getByText(CHILD, { exact: true }).waitFor();
  await expect(page.locator('input[name=name]')).toHaveValue(CHILD);
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name=tel]').fill('0754000000');
  await page.getByRole('button', { name: t('pay.pay', { price }) }).click();
  const paid = page.getByRole('heading', { name: t('pay.paid-title') });
  await expect
    .poll(async () => {
      await pass(product, 5_000);
      return paid.count();
    })
    .toBe(1);

  await page.goto('/appointments');
  await page.getByText(t('appointment.for', { name: CHILD }), { exact: true }).waitFor();
  expect((await messagesTo(product, guardian.phone)).join('\n')).toContain('miadi ya Juma Mwinyi na Dkt. Neema Mushi');
  expect((await messagesTo(product, doctor.phone)).join('\n')).toMatch(/Juma/);

  const desk = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: doctor.browser });
  await desk.page.goto('/doctor/dashboard?tab=appointments');
  const card = desk.page.getByRole('article', { name: CHILD });
  await card.getByText(desk.t('day.speaks', { guardian: 'Neema Mwinyi' })).waitFor();
  expect(await violations(desk.page)).toEqual([]);
  await desk.context.close();
  await context.close();
});

test('the payer names who shares a plan; they use its coupon, and whoever left no longer can', async () => {
  const { product } = stage;
  const payer = await product.patient();
  for (const name of ['Juma Mwinyi', 'Asha Mwinyi']) await aMember(payer, { name });
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  const side = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: payer });
  const { page, context, t } = side;
  const share = async (press: readonly string[]) => {
    await page.goto('/subscriptions/mine');
    await page.getByRole('link', { name: t('my-plan.choose') }).click();
    for (const name of press) await page.getByRole('checkbox', { name }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('my-plan.save-members'), exact: true }).click();
    await page.locator('.plan-member').first().waitFor({ state: 'detached' });
  };

  const coupon = await buyFamilyPlan(side, 'en', product);
  await share(['Juma Mwinyi', 'Asha Mwinyi']);
  await page.getByText('Juma Mwinyi').filter({ hasText: 'Asha Mwinyi' }).waitFor();
  await page.goto(`/book/${doctor}`);
  await chooseWho(page, 'Juma Mwinyi');
  await takeFreeTime(page);
  await bookWithCoupon(side, coupon, 17);
  await share(['Asha Mwinyi']);
  await page.getByText(t('my-plan.shared', { names: 'Juma Mwinyi', places: 4 })).waitFor();

  await page.goto(`/book/${doctor}`);
  await chooseWho(page, 'Asha Mwinyi');
  await takeFreeTime(page);
  await page.getByRole('button', { name: t('coupon.proceed') }).click();
  await page.getByText(t('problem.plan-members-changed')).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});
