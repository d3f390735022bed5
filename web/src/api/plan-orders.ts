import type { BodyOf } from '@tabibu/contract/api-calls';
import type { PlanOfferBody, PlanOrderBody, SavedPlanOrderBody } from '@tabibu/contract/plan-orders';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { PlanOfferBody, PlanOrderBody };

/** Query of what a care plan costs the signed-in person with a type of doctor, and how long it would last. */
export const planOfferQuery = (plan: string, doctorType: DoctorType) =>
  apiQuery('GET /api/plan-offers', 0, { query: { package_type: plan, doctor_type: doctorType } });

/** Query of one order of a care plan of the signed-in person. */
export const planOrderQuery = (id: string) =>
  apiQuery('GET /api/plan-orders/:order_id', 0, { params: { order_id: id } });

/** Orders a care plan and opens its payment. The server sets the price and the reference. */
export function savePlanOrder(
  send: IdempotentSend,
  order: BodyOf<'POST /api/plan-orders'>,
): Promise<SavedPlanOrderBody> {
  return send('POST /api/plan-orders', { body: order });
}
