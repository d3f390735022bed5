/** The refusals of what somebody does for the people of a family, with their HTTP status. */
export const FAMILY_PROBLEMS = {
  'consent-required': 422,
  'family-full': 409,
  'member-unknown': 422,
  'member-has-visit': 409,
  'member-number-yours': 422,
  'member-number-early': 422,
  'member-number-stopped': 409,
  'member-number-often': 429,
  'handover-own-number': 422,
  'handover-too-young': 409,
  'handover-age-unknown': 409,
  'handover-open': 409,
  'handover-too-often': 429,
  'handover-has-visit': 409,
  'handover-over': 409,
  'take-over-consent-required': 422,
  'allergies-full': 409,
  // For whom a paid appointment is.
  'person-stands': 409,
  'person-changes-exhausted': 429,
} as const satisfies Record<string, number>;
