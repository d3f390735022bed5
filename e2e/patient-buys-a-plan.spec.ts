import { expect, test } from 'vitest';
import { aDoctor } from '../server/test/booking-makers.ts';
import { OwnStage } from './own-stage.ts';
import { takeFreeTime } from './patient-steps.ts';
import { bookWithCoupon, buyFamilyPlan } from './plan-steps.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

test.each(BOTH_DEVICES)(
  'a patient buys a plan, books with its coupon, cancels, and the call is back ($language, $device)',
  async (walker) => {
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
  },
);
