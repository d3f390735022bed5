/** The times, in minutes, at which the call of an appointment opens and closes (K-01). */
export const CALL_WINDOW = {
  /** How long before the start the call opens. An emergency opens when it is accepted. */
  before: 10,
  /** The planned length of a consultation, and of an emergency, which takes no slot. */
  planned: 30,
  plannedEmergency: 60,
  /** How long after the planned end the call closes. */
  after: 15,
  /** After this time a person who has not joined counts as absent, or the other side may say so. */
  patience: 15,
  /** When nobody has called by telephone for this long after the start, the patient gets the doctor's number (W24). */
  callAwaited: 5,
  /** When no call has connected for this long after the start, both are asked whether they spoke. */
  askedAfter: 10,
  /** How long after the planned end both may still write in the chat. */
  chatAfter: 24 * 60,
  /** How long after the planned end of a consultation that took place both may write to each other about it. */
  followUpAfter: 7 * 24 * 60,
} as const;

const MINUTE = 60_000;
const after = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE);

export interface CallWindow {
  readonly opensAt: Date;
  readonly endsAt: Date;
  readonly closesAt: Date;
  /** The times from which the doctor, or the patient, may count as absent. */
  readonly absentFrom: { readonly doctor: Date; readonly patient: Date };
  readonly chatUntil: Date;
  /** From then on the patient gets the doctor's number if nobody has called. */
  readonly numberFrom: Date;
  /** From then on either side may say that they spoke, if no call has connected. */
  readonly askedFrom: Date;
}

/**
 * The start of an appointment, the time at which its doctor is expected, and the latest time that the patient was ever
 * told. `latestAt` is later than `expectedAt` if a delay was shortened.
 */
export interface CallTimes {
  readonly startsAt: Date;
  readonly expectedAt?: Date;
  readonly latestAt?: Date;
  readonly isEmergency: boolean;
  /** Whether the consultation took place; then the chat stays open for the free follow-up. */
  readonly isCompleted?: boolean;
}

/**
 * Returns when a call opens and closes, and from when each side may count as absent. An announced delay moves all of
 * these except the opening. The doctor's absence is counted from the time announced last, the patient's from the latest
 * time ever announced. An emergency opens when it is accepted.
 */
export function callWindowOf({
  startsAt,
  expectedAt = startsAt,
  latestAt = expectedAt,
  isEmergency,
  isCompleted = false,
}: CallTimes): CallWindow {
  const { before, planned, plannedEmergency, patience, chatAfter, followUpAfter } = CALL_WINDOW;
  const endsAt = after(latestAt, isEmergency ? plannedEmergency : planned);
  return {
    opensAt: isEmergency ? startsAt : after(startsAt, -before),
    endsAt,
    closesAt: after(endsAt, CALL_WINDOW.after),
    absentFrom: { doctor: after(expectedAt, patience), patient: after(latestAt, patience) },
    numberFrom: after(expectedAt, CALL_WINDOW.callAwaited),
    askedFrom: after(expectedAt, CALL_WINDOW.askedAfter),
    chatUntil: after(endsAt, isCompleted ? followUpAfter : chatAfter),
  };
}
