/** Who is who in a call: the patient gives way when both offer at once (perfect negotiation). */
export const CALL_SIDES = ['patient', 'doctor'] as const;
