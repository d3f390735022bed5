import { expect, test } from '@playwright/test';
import { aDoctor } from '../server/test/booking-makers.ts';
import { OwnStage } from './own-stage.ts';
import { takeFreeTime } from './patient-steps.ts';
import { bookWithCoupon, buyFamilyPlan, buyPlan } from './plan-steps.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

for (const walker of BOTH_DEVICES)
  test(`a patient buys a plan, books with its coupon, cancels, and the call is back (${walker.language}, ${walker.device})`, async () => {
    const { product } = stage;
    const patient = await product.patient();
    const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
    const side = await stage.side({ ...walker, visitor: patient });
    const { page, context, t } = side;

    const coupon = await buyFamilyPlan(side, walker.language, product);
    await page.goto(`/book/${doctor}`);
    await takeFreeTime(page);
    await bookWithCoupon(side, coupon, 17);
    await page.goto('/subscriptions/mine');
    await page.getByText(t('my-plan.of', { left: 16, total: 17 })).waitFor();
    expect(await violations(page)).toEqual([]);

    const { body } = await patient.get('/api/appointments?tab=upcoming');
    expect((await patient.post(`/api/appointments/${body.data.appointments[0].id}/cancel`)).status).toBe(200);
    await page.reload();
    await page.getByText(t('my-plan.of', { left: 17, total: 17 })).waitFor();
    await context.close();
  });

for (const walker of BOTH_DEVICES)
  test(`S17 S28: a plan for specialists says what it costs, and its calls are refused for a general doctor (${walker.language}, ${walker.device})`, async () => {
    const { product } = stage;
    const patient = await product.patient();
    const side = await stage.side({ ...walker, visitor: patient });
    const { page, context, t } = side;
    const wanted = { plan: 'pregnancy', type: 'specialist', amount: 175_000 } as const;
    const code = await buyPlan(side, wanted, { language: walker.language, product });
    const coupon = page.getByRole('radio', { name: code });

    await page.goto(`/book/${await aDoctor(product, { specialty: 'general-practitioner' })}`);
    await takeFreeTime(page);
    await page.getByText(t('way.left', { count: 0 }), { exact: true }).waitFor();
    await page.getByRole('radio', { name: t('way.coupon') }).check();
    await expect(coupon).toBeDisabled();
    await page.locator('input[name=coupon_code]').fill(code.toLowerCase());
    await expect(page.locator('input[name=coupon_code]')).toHaveValue(code);
    await page.getByRole('button', { name: t('coupon.verify') }).click();
    await page.getByText(t('problem.coupon-wrong-type')).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(`/book/${await aDoctor(product, { specialty: 'gynecologist' })}`);
    await takeFreeTime(page);
    await coupon.waitFor();
    expect([await coupon.isDisabled(), await coupon.isChecked()]).toEqual([false, true]);
    await context.close();
  });
