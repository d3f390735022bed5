/** The urgencies of a referral, each with the key of its word. */
export const URGENCY_WORDS = [
  ['routine', 'urgency.routine'],
  ['urgent', 'urgency.urgent'],
  ['emergency', 'urgency.emergency'],
] as const;
