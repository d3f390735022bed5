import type { CreditBody } from '@tabibu/contract/credits';
import { apiQuery } from './query.ts';

export type { CreditBody };

/** Query of this person's credit of missed appointments. */
export const creditsQuery = () => apiQuery('GET /api/me/credits', 0);
