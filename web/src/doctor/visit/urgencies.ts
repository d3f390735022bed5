/** How soon somebody has to be seen, with its word. */
export const URGENCY_WORDS = [['routine', 'urgency.routine'], ['urgent', 'urgency.urgent'], ['emergency', 'urgency.emergency']] as const;
