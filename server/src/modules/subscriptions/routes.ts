import * as coupons from '@tabibu/contract/coupons';
import * as own from '@tabibu/contract/own-plans';
import * as buying from '@tabibu/contract/plan-orders';
import * as contract from '@tabibu/contract/subscriptions';
import { speaker } from '@tabibu/locales/server-speech';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { countSubscriptions } from './count-subscriptions.ts';
import { exportCoupons, exportSubscribers } from './export-lists.ts';
import { generateCoupon } from './generate-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { giveBackPlan } from './give-back-plan.ts';
import { listOwnPlans } from './list-own-plans.ts';
import { listOwnCoupons } from './list-own-coupons.ts';
import { listSubscribers } from './list-subscribers.ts';
import { offerPlan } from './offer-plan.ts';
import { readCouponOwner } from './read-coupon-owner.ts';
import { readOrder } from './read-order.ts';
import { readSending } from './report-sendings.ts';
import { saveOrder } from './save-order.ts';
import { sendCoupon } from './send-coupon.ts';
import { setPlanMembers } from './set-plan-members.ts';
import { validateCoupon } from './validate-coupon.ts';

const success = true as const;
/** Row-level security knows no administrators: they see plans by these routes alone, which admit nobody else. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(
    contract.listSubscribers,
    async (ctx, { query }) => {
      const data = await listSubscribers(ctx, query);
      return { success, message: speaker(ctx.language)('answer.subscribers-found', { count: data.total }), data };
    },
    asSystem,
  ),
  route(
    contract.listCoupons,
    async (ctx, { query }) => {
      const data = await listCoupons(ctx, query);
      return { success, message: speaker(ctx.language)('answer.coupons-found', { count: data.total }), data };
    },
    asSystem,
  ),
  route(contract.countSubscriptions, async (ctx) => ({ success, data: await countSubscriptions(ctx) }), asSystem),
  route(
    contract.exportSubscribers,
    async (ctx, { query }) => csvAnswer(ctx, 'subscribers', await exportSubscribers(ctx, query)),
    asSystem,
  ),
  route(
    contract.exportCoupons,
    async (ctx, { query }) => csvAnswer(ctx, 'coupons', await exportCoupons(ctx, query)),
    asSystem,
  ),
  route(
    contract.generateCoupon,
    async (ctx, { body }) => {
      const { id, code } = await generateCoupon(ctx, body);
      return {
        success,
        message: speaker(ctx.language)('answer.coupon-made', { code }),
        data: { id, coupon_code: code },
      };
    },
    asSystem,
  ),
  route(
    contract.readCouponOwner,
    async (ctx, { query }) => ({ success, data: await readCouponOwner(ctx, query.phone) }),
    asSystem,
  ),
  route(
    contract.sendCoupon,
    async (ctx, { body }) => ({
      success,
      message: speaker(ctx.language)('answer.coupon-sending'),
      data: { sending_id: await sendCoupon(ctx, body) },
    }),
    asSystem,
  ),
  route(
    contract.readSending,
    async (ctx, { params }) => ({ success, data: await readSending(ctx, params.sending_id) }),
    asSystem,
  ),
  route(coupons.listOwnCoupons, async (ctx, { params }) => ({
    success,
    data: await listOwnCoupons(ctx, params.phone),
  })),
  route(coupons.validateCoupon, async (ctx, { body }) => {
    const data = await validateCoupon(ctx, {
      code: body.coupon_code,
      phone: body.phone_number,
      doctorType: body.doctor_type,
    });
    return { success, message: speaker(ctx.language)('answer.coupon-good', { calls: data.calls_remaining }), data };
  }),
  route(own.listOwnPlans, async (ctx) => ({ success, data: await listOwnPlans(ctx) })),
  route(own.giveBackPlan, async (ctx, { params }) => ({
    success,
    data: await giveBackPlan(ctx, params.subscription_id),
  })),
  route(own.setPlanMembers, async (ctx, { params, body }) => ({
    success,
    data: await setPlanMembers(ctx, { subscriptionId: params.subscription_id, personIds: body.person_ids }),
  })),
  route(buying.readPlanOffer, async (ctx, { query }) => ({
    success,
    data: await offerPlan(ctx, { planId: query.package_type, doctorType: query.doctor_type }),
  })),
  route(buying.savePlanOrder, async (ctx, { body }) => ({
    success,
    data: await saveOrder(ctx, {
      planId: body.package_type,
      doctorType: body.doctor_type,
      price: body.price,
      fullName: body.full_name,
      phone: body.phone,
    }),
  })),
  route(buying.readPlanOrder, async (ctx, { params }) => ({ success, data: await readOrder(ctx, params.order_id) })),
];
