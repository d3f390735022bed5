import * as contract from '@tabibu/contract/subscriptions';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { countSubscriptions } from './count-subscriptions.ts';
import { exportCoupons, exportSubscribers } from './export-lists.ts';
import { generateCoupon } from './generate-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { listSubscribers } from './list-subscribers.ts';
import { readSending } from './report-sendings.ts';
import { sendCoupon } from './send-coupon.ts';

const success = true as const;
/** Row-level security knows no administrators: they see plans by these routes alone, which admit nobody else. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(
    contract.listSubscribers,
    async (ctx, { query }) => ({ success, data: await listSubscribers(ctx, query) }),
    asSystem,
  ),
  route(contract.listCoupons, async (ctx, { query }) => ({ success, data: await listCoupons(ctx, query) }), asSystem),
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
      return { success, data: { id, coupon_code: code } };
    },
    asSystem,
  ),
  route(
    contract.sendCoupon,
    async (ctx, { body }) => ({ success, data: { sending_id: await sendCoupon(ctx, body) } }),
    asSystem,
  ),
  route(
    contract.readSending,
    async (ctx, { params }) => ({ success, data: await readSending(ctx, params.sending_id) }),
    asSystem,
  ),
];
