/** Who cancelled an appointment: one of its two people, the house, or nobody, because it ended by itself. */
export const CANCELLERS = ['patient', 'doctor', 'house', 'nobody'] as const;

/** Why the house cancelled, apart from a request at the desk: its doctor may not see patients here any more. */
export const HOUSE_CAUSES = ['approval', 'licence', 'verification', 'removed'] as const;

/** Why an appointment ended by itself: its doctor did not come, or no doctor took the emergency within a day. */
export const OWN_ENDS = ['absent', 'untaken'] as const;

export type HouseCause = (typeof HOUSE_CAUSES)[number];
export type CancelCause = HouseCause | (typeof OWN_ENDS)[number];

/** A cancellation: who, and why unless one of the two people or the desk wished it. */
export interface Cancellation {
  readonly by: (typeof CANCELLERS)[number];
  readonly cause: CancelCause | null;
}
