import { aDoctor, at, hold } from '../booking-makers.ts';
import { aMember } from '../family-makers.ts';
import { buyPlan, orderPlan } from '../plan-makers.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Looks at a plan, orders and pays it. */
export async function buyAPlan({ product, note }: ReplyRecord, visitor: Visitor): Promise<void> {
  await note('subscriptions.read-plan-offer', visitor.get('/api/plan-offers?package_type=family&doctor_type=general'));
  await note('subscriptions.save-plan-order', orderPlan(product, visitor));
  const { id } = await buyPlan(product, visitor);
  const plans = await note('subscriptions.list-own-plans', visitor.get('/api/me/plans'));
  await note(
    'subscriptions.set-plan-members',
    visitor.put(`/api/me/plans/${plans.body.data[0].id}/members`, { person_ids: [await aMember(visitor)] }),
  );
  const back = await buyPlan(product, visitor, { plan_id: 'cancer' });
  await note(
    'subscriptions.give-back-plan',
    visitor.post(`/api/me/plans/${back.bought.subscription_id}/give-back`, {}),
  );
  const order = await note('subscriptions.read-plan-order', visitor.get(`/api/plan-orders/${id}`));
  const code = order.body.data.bought.coupon_code as string;
  await note('subscriptions.list-own-coupons', visitor.get(`/api/coupons/user/${encodeURIComponent(visitor.phone)}`));
  await note(
    'subscriptions.validate-coupon',
    visitor.post('/api/coupons/validate', { coupon_code: code, phone_number: visitor.phone }),
  );
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  const { body } = await hold(visitor, doctor, at(product, 7, '11:00'));
  await note('bookings.use-coupon', visitor.post('/api/coupons/use', { coupon_code: code, booking_id: body.data.id }));
}
