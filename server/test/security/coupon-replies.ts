import { aMemberOfStaff } from '../staff-makers.ts';
import { aSubscription } from '../subscription-makers.ts';
import type { ReplyRecord } from './reply-record.ts';

/** An administrator lists subscribers, makes a coupon for one, sends it, and asks for another one. */
export async function makeCoupons({ product, asha, note }: ReplyRecord): Promise<void> {
  const admin = await aMemberOfStaff(product, 'administrator');
  const { id } = await aSubscription(product, asha.visitor);
  const wish = { subscription_id: id, call_limit: 3, reason: 'The line broke off.' };
  const made = await note('subscriptions.generate-coupon', admin.post('/api/admin/generate-coupon', wish));
  const sent = { coupon_code: made.body.data.coupon_code as string };
  const sending = await note('subscriptions.send-coupon', admin.post('/api/admin/send-coupon', sent));
  const path = `/api/admin/coupon-sendings/${sending.body.data.sending_id as string}`;
  await note('subscriptions.read-sending', admin.get(path));
  const owner = encodeURIComponent(asha.visitor.phone);
  await note('subscriptions.read-coupon-owner', admin.get(`/api/admin/coupon-owner?phone=${owner}`));
  await note('subscriptions.count-subscriptions', admin.get('/api/admin/subscribers/figures'));
  await note('subscriptions.list-subscribers', admin.get('/api/admin/subscribers'));
  await note('subscriptions.list-coupons', admin.get('/api/admin/coupons'));
  await note('subscriptions.export-subscribers', admin.get('/api/admin/subscribers/export'));
  await note('subscriptions.export-coupons', admin.get('/api/admin/coupons/export'));
  await note('approvals.request-coupon', admin.post('/api/admin/approvals/coupons', wish));
}
