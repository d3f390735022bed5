import { MOST_MEMBERS } from '@tabibu/contract/family-rules';
import { PLAN_LIMITS } from '@tabibu/contract/care-plan-rules';
import type { OwnPlanBody } from '@tabibu/contract/own-plans';
import type { PageForm } from '../platform/http/page-form.ts';

/** Whoever was removed from the family and keeps a place is listed, too. */
const MOST_BOXES = MOST_MEMBERS + PLAN_LIMITS.people;

/** Names who shares a care plan. A box without a tick is not sent, so its person gives up the place. */
export const planMembers: PageForm = {
  name: 'plan-members',
  fields: ['subscription_id', ...Array.from({ length: MOST_BOXES }, (_, place) => `member-${place + 1}`)],
  async answer(sent) {
    const { subscription_id: planId = '', ...boxes } = sent.values;
    const { id } = await sent.call<OwnPlanBody>('PUT', `/api/me/plans/${encodeURIComponent(planId)}/members`, {
      person_ids: Object.values(boxes),
    });
    return { goTo: `${sent.path}?saved=${id}#plan-${id}` };
  },
};
