import type { BodyOf } from '@tabibu/contract/api-calls';
import type { PlanBody, PlanListBody } from '@tabibu/contract/care-plans';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { PlanBody, PlanListBody };

/** Query of all care plans with their history, for administrators. */
export const planDeskQuery = () => apiQuery('GET /api/admin/care-plans', 0);

/** Replaces the care plans; one that is left out is deleted. */
export function savePlans(body: BodyOf<'PUT /api/admin/care-plans/batch'>): Promise<PlanListBody> {
  return callApi('PUT /api/admin/care-plans/batch', { body });
}
