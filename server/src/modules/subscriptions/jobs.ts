import { endPlans } from './end-plans.ts';
import { remindOfEnds } from './remind-of-ends.ts';

/** The jobs of this module, by name. */
export const jobs = { 'subscriptions.end': endPlans, 'subscriptions.remind': remindOfEnds };
