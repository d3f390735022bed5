import type { CallSide } from '@tabibu/contract/calls';

/** Events that the module `calls` publishes, with their payloads. */
export interface CallEvents {
  /** The doctor joined a call whose patient had left the waiting room and asked to be told. */
  'calls.doctor-ready': { bookingId: string; startsAt: string };
  /** The time of a call is over, the call lasted less than a minute, and nobody has decided about the appointment. */
  'calls.unsettled': { bookingId: string };
  /**
   * Somebody wrote in the chat to a person who is not in the call. `since`: when the patient last opened the chat, or
   * null.
   */
  'calls.message-left': { bookingId: string; to: CallSide; since: string | null };
  /** A patient wrote after the consultation some time ago; the doctor gets a text message if it is still unseen. */
  'calls.message-waits': { bookingId: string };
  /** The doctor has the chat before their eyes. */
  'calls.messages-seen': { bookingId: string };
}
