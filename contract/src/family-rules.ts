/** What holds of families, as pages and server use it. Free of zod, so that pages can import it. */

/** How a person stands to the guardian. */
export const RELATIONS = ['child', 'partner', 'parent', 'sibling', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The most people whom one account may add. How many may use a coupon is up to the plan. */
export const MOST_MEMBERS = 20;

/** The wording of the consent that the page shows now. A new wording gets the next number. */
export const CONSENT_VERSION = 1;

/** The wording of the consent with which somebody takes the own record over. A new wording gets the next number. */
export const TAKE_OVER_CONSENT = 1;

/** For how many days an offer to hand a record over can be accepted. */
export const HANDOVER_DAYS = 14;

/** How many new numbers of members one guardian may save within a day, because each may get text messages. */
export const NUMBERS_A_DAY = 5;

/** How many offers one guardian may make within a day, because each sends a text message to a number. */
export const HANDOVERS_A_DAY = 5;
