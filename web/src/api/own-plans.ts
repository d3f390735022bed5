import type { Language } from '@tabibu/contract/languages';
import type { OwnPlanBody } from '@tabibu/contract/own-plans';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OwnPlanBody };

/** Query of the care plans of the signed-in person. */
export const ownPlansQuery = () => apiQuery('GET /api/me/plans', 0);

/**
 * Query of the articles to which a plan may lead: the same answer as the list of Learnings. It stands here so that the
 * page of plans does not name the code of Learnings among the files that it needs.
 */
export const planArticlesQuery = (language: Language) => apiQuery('GET /api/articles', 60_000, { query: { language } });

/** Names who of the family shares a plan. */
export function setPlanMembers(id: string, personIds: readonly string[]): Promise<OwnPlanBody> {
  return callApi('PUT /api/me/plans/:subscription_id/members', {
    params: { subscription_id: id },
    body: { person_ids: [...personIds] },
  });
}

/** Gives a plan back: its coupon ends and its money is owed back. */
export function giveBackPlan(send: IdempotentSend, id: string): Promise<OwnPlanBody> {
  return send('POST /api/me/plans/:subscription_id/give-back', { params: { subscription_id: id }, body: {} });
}
