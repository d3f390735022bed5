/** Words of bookings that staff make for a caller. Free of zod, so that pages can import them. */

/** Who may book for a caller; nobody else sees anything of it. */
export const CALLER_ROLES = ['receptionist', 'staff-admin'] as const;

/** The states of an assisted booking: the first three are open. */
export const ASSISTED_STATES = [
  /** The code was sent to the caller's number, and nobody has read it out yet. */
  'begun',
  /** The caller has read the code out and agreed; no time is held. */
  'proven',
  /** A time is held, or was until a moment ago. */
  'held',
  'paid',
  /** Its hold and the time for taking it up again are over. */
  'ended',
  'abandoned',
] as const;
export type AssistedState = (typeof ASSISTED_STATES)[number];

/** The states in which somebody can take an assisted booking up again. */
export const OPEN_ASSISTED_STATES = ['begun', 'proven', 'held'] as const satisfies readonly AssistedState[];

/** Why the network did not take the money, as staff read it. */
export const PUSH_REFUSALS = [
  'insufficient-funds',
  'cancelled',
  'wrong-pin',
  'expired',
  'declined',
  'network',
  'no-answer',
  'not-received',
  'other',
] as const;
export type PushRefusal = (typeof PUSH_REFUSALS)[number];

/** How much of a typed name is accepted. */
export const CALLER_NAME_LENGTH = 200;
