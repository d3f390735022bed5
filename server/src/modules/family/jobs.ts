import { endOldOffers } from './offer-record.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'family.end-old-offers': endOldOffers };
