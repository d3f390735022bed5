import { expect, test } from '@playwright/test';
import { formatMoney, fromMajor } from '@tabibu/contract/currencies';
import { aDoctor, pass } from '../server/test/booking-makers.ts';
import { aMissedAppointment } from '../server/test/credit-makers.ts';
import { OwnStage } from './own-stage.ts';
import { takeFreeTime } from './patient-steps.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const price = (whole: number) => formatMoney(fromMajor(whole, 'TZS'), 'sw');

test('a patient who missed an appointment has credit, books with it and a payment, and later with credit alone', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const specialist = await aDoctor(product);
  const general = await aDoctor(product, { specialty: 'general-practitioner' });
  await aMissedAppointment(product, patient, specialist);
  const { page, context, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });

  await page.goto('/appointments');
  await page.getByText(t('credit.title'), { exact: true }).waitFor();
  await expect(page.locator('.own-credit')).toContainText(price(10_000), { useInnerText: true });
  expect(await violations(page)).toEqual([]);

  await page.goto(`/book/${specialist}`);
  const missed = { price: price(15_000), counted: price(5_000), rest: price(10_000), days: 30 };
  await page.getByText(t('booking.missed-phone', missed)).waitFor();
  await page.getByText(t('booking.credit', { credit: price(10_000), all: 'no', left: price(5_000) })).waitFor();
  expect(await violations(page)).toEqual([]);
  await takeFreeTime(page);
  const order = page.locator('.order-lines');
  await order.getByText(t('order.to-pay'), { exact: true }).waitFor();
  await expect.poll(() => order.innerText()).toMatch(/15,000[^]*10,000[^]*5,000/);
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name=name]').fill('Asha Juma');
  await page.locator('input[name=tel]').fill('0754000000');
  await page.getByRole('button', { name: t('pay.pay', { price: price(5_000) }) }).click();
  await page.getByRole('heading', { name: t('pay.waiting-title') }).waitFor();
  const paid = page.getByText(t('pay.both-note', { price: price(5_000), credit: price(10_000) }));
  await expect
    .poll(async () => {
      await pass(product, 5_000);
      return paid.count();
    })
    .toBe(1);
  expect(await violations(page)).toEqual([]);

  await aMissedAppointment(product, patient, specialist);
  await page.goto(`/book/${general}`);
  await page.getByText(t('booking.credit', { credit: price(6_000), all: 'yes', left: price(0) })).waitFor();
  await takeFreeTime(page);
  await page.getByText(t('pay.by-credit-lead')).waitFor();
  await expect(page.locator('input[name=tel]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('pay.by-credit') }).click();
  await page.getByText(t('pay.by-credit-note', { credit: price(6_000) })).waitFor();
  await page.goto('/appointments');
  await page.locator('.own-credit').getByText(price(4_000)).waitFor();
  await context.close();
});
