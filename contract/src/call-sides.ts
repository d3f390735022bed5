/**
 * The two sides of a call. In perfect negotiation the patient is the polite peer, which gives way when both offer at
 * once.
 */
export const CALL_SIDES = ['patient', 'doctor'] as const;
